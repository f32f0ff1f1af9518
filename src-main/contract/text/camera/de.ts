import type { camera as english } from './en.ts';

/** Was die Seite einer Kamera neben den Worten des Spiels sagt. */
export const camera: Record<keyof typeof english, string> = {
  'page.camera': 'Kamera',
  'page.camera.picture': 'Was die Kamera sieht',
  'page.camera.begin.note':
    'Sie schaut auf eine Stelle des Tischs und liest die gedruckten Aufkleber der Karten, die dort hingelegt werden. Kein Bild verlässt diesen Rechner; ein kleines von jedem Aufkleber bleibt bei seiner Lesung.',
  'page.camera.asking': 'Der Browser fragt, ob diese Seite die Kamera benutzen darf.',
  'page.camera.again': 'Noch einmal',
  'page.camera.which': 'Welche Kamera',
  'page.camera.unnamed': 'Kamera {number}',
  'page.camera.whose': 'Wessen Karten',
  'page.camera.table': 'wer gerade dran ist',
  'page.camera.two':
    'Zwei Kameras sind eingesteckt: Diese Seite schaut durch eine davon. Eine weitere eigene Seite kann durch die andere schauen.',

  'page.camera.trouble.elsewhere':
    'Ein Browser leiht seine Kamera nur einer Seite des Rechners selbst. Öffne diese Seite in der App oder unter einer Adresse, die mit 127.0.0.1 oder localhost beginnt.',
  'page.camera.trouble.none': 'Keine Kamera ist eingesteckt. Sobald eine da ist, wird sie benutzt.',
  'page.camera.trouble.refused':
    'Diese Seite darf die Kamera nicht benutzen. Erlaube es im Browser, am Zeichen neben der Adresse, oder in den Einstellungen des Systems, und versuch es noch einmal.',
  'page.camera.trouble.busy':
    'Ein anderes Programm hat die Kamera: ein Videogespräch vielleicht oder eine andere Seite. Schließ es dort und versuch es noch einmal.',
  'page.camera.trouble.unplugged':
    'Die Kamera wurde abgezogen. Nichts ist verloren: Steck sie wieder ein, und es geht von selbst weiter.',
  'page.camera.trouble.broken':
    'Die Kamera liefert kein Bild. Zieh sie ab, steck sie wieder ein und versuch es noch einmal.',
  'page.camera.trouble.unread':
    'Der Teil dieser Seite, der Aufkleber liest, ließ sich nicht starten. Lade die Seite neu; hilft das nicht, ist der Browser zu alt.',
  'page.camera.here': 'Karten lassen sich an der Konsole so lange tippen und eingeben wie immer.',

  'page.camera.hint.dark': 'Zu dunkel zum Lesen: mehr Licht auf die Stelle.',
  'page.camera.hint.far': 'Ein Aufkleber ist zu weit weg oder zu klein: Bring die Kamera näher heran.',
  'page.camera.hint.blurred':
    'Ein Aufkleber ist unscharf: Halte die Kamera ruhig, etwas weiter weg, oder wisch ihr Glas ab.',
  'page.camera.hint.faceless':
    'Dort liegt etwas ohne Aufkleber: eine umgedrehte Karte, eine Hand? Dreh es um oder nimm es weg.',

  'page.camera.lamp.ready': 'Leg eine Karte ins Bild.',
  'page.camera.lamp.ready.note': 'Sie zählt, sobald sie still liegt. Codes einer Scantafel zählen im Ring.',
  'page.camera.lamp.nothing': 'Kein Abend ist offen: Was gelesen wird, wird nur benannt.',
  'page.camera.lamp.settling': 'Ruhig halten …',
  'page.camera.lamp.turn': '{who} ist hier dran.',
  'page.camera.secret':
    'Gefragt ist eine Antwort im Geheimen: Das Bild ist so lange verdeckt und liest weiter.',
  'page.camera.resting': 'Diese Seite war nicht zu sehen, darum hat die Kamera geruht.',

  'page.camera.first': 'Im selben Moment gelegt: Welche war zuerst?',
  'page.camera.first.note': 'Tipp sie in ihrer Reihenfolge an.',
  'page.camera.first.any': 'Ist gleich',
  'page.camera.drop': 'Keine davon zählt',

  'page.camera.before': 'Lag schon da, als die Kamera anging: Zählt es?',
  'page.camera.before.no': 'Nichts davon zählt',

  'page.camera.read': 'Gelesen',
  'page.camera.read.none': 'Noch nichts.',
  'page.camera.outcome.accepted': 'eingetragen',
  'page.camera.outcome.refused': 'abgelehnt',
  'page.camera.outcome.asked': 'welche Frage?',
  'page.camera.outcome.strange': 'was ist das?',
  'page.camera.outcome.noted': 'nichts eingetragen',
  'page.camera.outcome.sending': 'gelesen',
  'page.camera.outcome.righted': 'berichtigt',
  'page.camera.outcome.taken-back': 'zurückgenommen',
  'page.camera.lies': 'liegt da',
  'page.camera.covered': 'verdeckt',
  'page.camera.away': 'weggenommen',
  'page.camera.drawn-back': 'Gleich wieder weggezogen. Zählt sie?',
  'page.camera.counts': 'Sie zählt',
  'page.camera.take-back': 'Zurücknehmen',
  'page.camera.right': 'Es ist etwas anderes',
  'page.camera.right.head': 'Was ist es?',
  'page.camera.right.fits': 'Jetzt gefragt',
  'page.camera.right.all': 'Jedes Stück des Spiels',
  'page.camera.teach': 'Der Aufkleber gehört von nun an zu diesem Stück.',
};
