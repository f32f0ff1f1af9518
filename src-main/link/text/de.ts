import type { LinkKey } from './en.ts';

export const de: Readonly<Record<LinkKey, string>> = {
  'refusal.not-a-message': 'Abgelehnt: Diese Nachricht kennt das Programm nicht. Nichts geschehen.',
  'refusal.message-too-long':
    'Abgelehnt: eine Nachricht mit {length} Zeichen, höchstens {most} sind erlaubt.',
  'refusal.slow-down': 'Abgelehnt: zu viele Nachrichten auf einmal. Kurz warten und noch einmal versuchen.',
  'refusal.hello-first': 'Abgelehnt: Eine Seite meldet sich zuerst an.',
  'refusal.no-hello': 'Diese Seite hat sich nicht rechtzeitig angemeldet.',
  'refusal.no-such-call': 'Abgelehnt: Hier gibt es nichts, das „{call}“ heißt.',
  'refusal.bad-call': 'Abgelehnt: {where} {problem}. Nichts geschehen.',
  'refusal.not-allowed': 'Abgelehnt: Das darf nur, wer anschreibt.',
  'refusal.needs-link': 'Diese Seite öffnet ein Link, der einmal gilt: {where}.',
  'refusal.link-used':
    'Dieser Link hat seinen Browser schon hereingelassen und gilt nur einmal. Eine offene Konsole macht einen neuen.',
  'refusal.link-expired':
    'Dieser Link galt zehn Minuten, und die sind vorbei. Eine offene Konsole macht einen neuen.',
  'refusal.link-unknown': 'Dieser Link ist von einem anderen Start des Programms. Zum gültigen: {where}.',
  'refusal.link-elsewhere':
    'Der Link wurde noch einmal geöffnet, in einem anderen Browser, und hat den hereingelassen.',
  'refusal.not-known':
    'Dieser Browser ist hier nicht mehr bekannt, und die Seite öffnet ein Link, der einmal gilt: {where}.',
  'waiting.forgotten':
    'Hier nicht mehr bekannt. Die Konsole zeigt dieselbe Nummer und lässt dich neu herein.',
  'link.terminal': 'er steht im Terminal, in dem Quartermaster gestartet wurde',
  'link.window': 'die Konsole in Quartermasters eigenem Fenster macht ihn, unter Telefone',
  'refusal.no-seat': 'Abgelehnt: Zuerst einen Platz nehmen.',
  'refusal.not-your-seat': 'Abgelehnt: Von hier kann nur {seats} antworten. Nichts eingetragen.',
  'refusal.names-no-seat':
    'Abgelehnt: Die Antwort eines Kapitäns nennt den eigenen Platz. Nichts eingetragen.',
  'refusal.needs-prompt':
    'Abgelehnt: Die Antwort eines Kapitäns nennt die Frage, auf die sie antwortet. Nichts eingetragen.',
  'refusal.not-asked':
    'Abgelehnt: Der Tisch ist inzwischen weiter. Dieser Platz ist jetzt etwas anderes gefragt oder nichts. Nichts eingetragen.',
  'refusal.seat-taken': 'Abgelehnt: Ein anderes Gerät hat diesen Platz. Die Konsole kann ihn freigeben.',
  'refusal.no-such-seat': 'Abgelehnt: An diesem Abend spielt niemand {mark}.',
  'refusal.no-session': 'Abgelehnt: Es ist kein Abend offen.',
  'refusal.no-such-device': 'Abgelehnt: Dieses Gerät ist nicht mehr da.',
  'refusal.room-shut': 'Abgelehnt: Andere erreichen diesen Rechner noch nicht. Zuerst mitspielen lassen.',
  'refusal.no-such-address': 'Abgelehnt: Dieser Rechner hat die Adresse {address} gerade nicht.',
  'refusal.cannot-listen':
    'Andere können nicht hereingelassen werden: Der Anschluss ließ sich nicht öffnen ({detail}).',
  'refusal.pass-expired':
    'Dieser Code galt zehn Minuten, und die sind vorbei. Scanne den, den der Fernseher jetzt zeigt.',
  'refusal.pass-unknown':
    'Dieser Code ist nicht von diesem Tisch. Scanne den, den der Fernseher jetzt zeigt.',
  'refusal.revoked':
    'Dieses Gerät wurde von der Konsole getrennt. Wer wiederkommen will, scannt den Code noch einmal.',
  'refusal.turned-away': 'Die Konsole hat dieses Gerät nicht hereingelassen.',
  'refusal.too-many': 'Zu viele unlesbare Nachrichten. Lade die Seite neu.',
  'refusal.room-full': 'Von hier sind zu viele Seiten offen. Schließe einige und versuche es noch einmal.',
  'refusal.not-known-here':
    'Abgelehnt: Dieses Gerät ist hier nicht mehr bekannt. Lade die Seite neu und bitte um Einlass.',
  'refusal.too-many-devices':
    'Mehr Geräte kamen mit diesem Code oder aus deinem Netz, als an einem Tisch sitzen. Warte auf den nächsten Code oder frage die Konsole.',
  'refusal.knocks-full': 'Viele warten schon auf Einlass. Diese Seite versucht es von selbst wieder.',
  'refusal.slow': 'Zu viele Versuche aus deinem Netz. Warte eine Minute und versuche es noch einmal.',
  'refusal.shut': 'Der Tisch ist für andere Geräte geschlossen.',
  'refusal.only-here': 'Eine Kamera geht nur am Rechner des Tisches selbst: öffne ihre Seite dort.',
  'refusal.ended': 'Das Programm ist beendet.',
  'refusal.no-such-evening': 'Abgelehnt: Dieser Abend steht nicht im Logbuch. Die Liste neu öffnen.',
  'refusal.not-your-evening': 'Abgelehnt: Von hier aus sind nur die Abende des eigenen Kapitäns zu sehen.',
  'refusal.no-such-person': 'Abgelehnt: Diese Person steht nicht mehr im Logbuch. Nichts wurde geändert.',
  'refusal.same-person': 'Abgelehnt: Das ist schon eine Person. Eine andere wählen. Nichts wurde geändert.',
  'refusal.only-name': 'Abgelehnt: {detail} ist der einzige Name dieser Person. Nichts wurde geändert.',
  'refusal.no-such-folder':
    'Abgelehnt: Den Ordner {folder} gibt es auf dem Rechner des Tisches nicht. Schreibe den ganzen Pfad, wie der Rechner ihn zeigt.',
  'refusal.no-such-backup': 'Abgelehnt: Diese Sicherung ist nicht mehr da. Nichts wurde geändert.',
  'refusal.evening-is-open': 'Abgelehnt: Dieser Abend ist geöffnet. Ihn erst verlassen.',
  'refusal.sealed-evening':
    'Abgelehnt: Dieser Abend ist nicht zu Ende, und eine Datei davon würde zeigen, was noch geheim ist. Nur machen, wenn alle am Tisch einverstanden sind: Das Logbuch sagt dann, dass die Geheimnisse aller angesehen wurden.',
  'refusal.no-result':
    'Abgelehnt: Dieser Abend ist nicht zu Ende, also gibt es kein Ergebnis weiterzugeben. Nichts wurde geschrieben.',
  'refusal.newer-game':
    'Abgelehnt: Das ist ein Spiel, das diese Version nicht kennt ({game}). Nichts wurde geändert.',
  'refusal.evening-broken':
    'Abgelehnt: Eintrag {entry} der Datei folgt nicht aus denen davor. Nichts wurde geändert.',
  'refusal.hash-differs':
    'Abgelehnt: Die Datei wurde nach dem Schreiben verändert: Was sie von {id} erzählt, passt nicht zu ihrem Fingerabdruck. Hier wurde nichts geändert.',
  'refusal.not-understood':
    'Abgelehnt: Das ist kein Abend, auch nicht als JSON, kein Archiv und keine Kiste von Quartermaster. Nichts wurde geändert.',
  'refusal.not-json': 'Abgelehnt: Die Datei ist nicht zu lesen: {where} {problem}. Nichts wurde geändert.',
  'refusal.result-unclear':
    'Abgelehnt: Aus dieser Datei geht nicht hervor, wer dabei war und wie sie endete. Nichts davon wurde übernommen.',
  'refusal.only-result':
    'Abgelehnt: Von diesem Abend ist nur das Ergebnis bekannt; er kam von anderswo und hat kein Logbuch. Nichts wurde geändert.',
  'refusal.chest-refused':
    'Abgelehnt: Die Kiste darin wurde nicht genommen: {problem}. Nichts wurde geändert.',
  'refusal.not-an-archive': 'Abgelehnt: Das ist kein Archiv, oder nur ein halbes. Nichts wurde geändert.',
  'refusal.archive-name':
    'Abgelehnt: Das Archiv nennt eine Datei, die aus ihm hinausführt oder zweimal vorkommt: {name}. Nichts wurde geändert.',
  'refusal.archive-broken':
    'Abgelehnt: Das Archiv ist bei {name} beschädigt. Von dieser Datei wurde nichts übernommen.',
  'refusal.archive-large': 'Abgelehnt: {name} im Archiv ist größer als jeder Abend. Nichts wurde geändert.',
  'refusal.archive-full':
    'Abgelehnt: Alle Abende zusammen sind mehr, als ein Archiv fasst. Stattdessen den Ordner kopieren.',
  'refusal.stopped': 'Angehalten. Was vorher getan war, bleibt getan.',
  'refusal.link-too-long':
    'Abgelehnt: Mit so vielen und so langen Namen ist das Ergebnis länger, als ein Code sein kann. Stattdessen die Datei für BG Stats sichern. Nichts wurde geändert.',
  'refusal.upload-lost': 'Abgelehnt: Teile der Datei fehlen. Sie noch einmal bringen. Nichts wurde geändert.',
  'refusal.upload-large':
    'Abgelehnt: Die Datei hat mehr als {most} MB. Sie stattdessen mit qm import bringen.',
  'refusal.bug': 'Im Programm ist etwas schiefgegangen. Nichts eingetragen; es ist aufgeschrieben.',
  'refusal.no-desktop': 'Nur die App in ihren eigenen Fenstern kann Dateien mit Doppelklick öffnen.',
  'refusal.not-registered': 'Das System nahm es nicht an: {detail}.',
  'fault.differs':
    'Diesen Abend gibt es hier auch, und er ging anders weiter als in der Datei. Wirf zuerst den hiesigen in den Papierkorb, dann öffne die Datei noch einmal.',

  'fault.open-here':
    'Dieser Abend ist hier offen, und die Datei geht mit ihm weiter. Verlasse ihn zuerst, dann öffne die Datei noch einmal.',

  'help.title': 'Noch nicht am Tisch',
  'help.expired': 'Der gescannte Code ist abgelaufen. Scanne den, der jetzt auf dem Fernseher steht.',
  'help.unknown':
    'Der gescannte Code ist hier nicht bekannt. Er kann von einem anderen Abend oder einem anderen Rechner sein.',
  'help.name':
    'Du kamst mit dem Namen „{name}“, auf den dieser Rechner nicht hört. Scanne den Code auf dem Fernseher oder tippe eine seiner Adressen.',
  'help.slow': 'Zu viele Versuche von deiner Adresse. Warte eine Minute und scanne den Code noch einmal.',
  'help.nothing': 'Unter {path} gibt es keine Seite.',
  'help.method': 'Das kann man von dieser Adresse nicht verlangen.',
  'help.only-here':
    'Die Seite einer Kamera öffnet sich nur am Rechner des Tisches selbst: Ein Browser leiht seine Kamera keiner Seite eines anderen.',
  'help.look': 'Diese Seite zeigt, was der Rechner am Tisch von dir sieht.',
  'help.seen': 'Was der Rechner am Tisch sah',
  'help.from': 'Deine Adresse',
  'help.to': 'Die erreichte Adresse',
  'help.asked': 'Das Verlangte',
  'help.when': 'Seine Uhrzeit',
  'help.browser': 'Dein Browser',
  'help.open': 'Andere Geräte dürfen mitspielen',
  'help.yes': 'ja',
  'help.no': 'nein',
  'help.try': 'Was hilft',
  'help.try.network': 'Dasselbe WLAN nehmen wie der Rechner am Tisch, und nicht dessen Gastnetz.',
  'help.try.vpn': 'Ein VPN oder „Privat-Relay“ auf diesem Telefon für den Abend ausschalten.',
  'help.try.address': 'Die Konsole kann einen Code für eine andere Adresse des Rechners zeigen.',
  'help.try.knock': 'Oder hier {url} öffnen; die Konsole fragt dann, ob du herein darfst.',
};
