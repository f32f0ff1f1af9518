import type { CommonKey } from './en.ts';
import { captainPage } from './captain/de.ts';
import { consolePage } from './console/de.ts';
import { door } from './door/de.ts';
import { final } from './final.ts';
import { readers } from './readers/de.ts';
import { shared } from './shared/de.ts';
import { startPage } from './start/de.ts';
import { table } from './table/de.ts';
import { keyboard } from './keyboard/de.ts';
import { told } from './told/de.ts';

export const de: Readonly<Record<CommonKey, string>> = {
  ...captainPage,
  ...shared,
  ...door,
  ...consolePage,
  ...startPage,
  ...readers,
  ...table,
  ...keyboard,
  ...told,
  ...final.de,

  'refusal.moved-on':
    'Abgelehnt: Der Tisch ist weiter, seit diese Frage gestellt wurde. Sieh nach, was jetzt gefragt ist. Nichts eingetragen.',
  'refusal.nothing-to-undo':
    'Nichts zurückzunehmen: Nur der Anfang ist übrig, und der lässt sich berichtigen.',
  'refusal.nothing-to-redo':
    'Nichts wiederherzustellen: Seit dem letzten Eintrag wurde nichts zurückgenommen.',
  'refusal.unasked':
    'Abgelehnt: Danach ist gerade niemand gefragt. Antworte auf das, worauf der Tisch wartet, oder berichtige Vergangenes. Nichts eingetragen.',
  'refusal.no-such-choice':
    'Abgelehnt: {choice} lässt sich dort nicht oder nicht mehr wählen. Sieh nach, was jetzt gefragt ist, und wähle neu. Nichts eingetragen.',
  'refusal.nothing-to-choose':
    'Abgelehnt: Zu {choice} gehört noch etwas, und dafür steht nichts zur Wahl. Nichts eingetragen.',
  'refusal.no-such-entry':
    'Abgelehnt: Eintrag {entry} ist keine Tatsache, die sich berichtigen ließe. Wähle einen, der vom Tisch erzählt. Nichts eingetragen.',
  'refusal.not-in-force':
    'Abgelehnt: Eintrag {entry} gilt nicht. Erst wiederherstellen oder einen anderen berichtigen. Nichts eingetragen.',
  'refusal.beginning':
    'Abgelehnt: Der Anfang lässt sich nur durch einen anderen Anfang ersetzen, und sonst steht nirgends einer. Nichts eingetragen.',
  'refusal.for-somebody-else':
    'Abgelehnt: Das Telefon eines Kapitäns antwortet nur für den eigenen Platz. Nichts eingetragen.',
  'refusal.not-own-tap':
    'Abgelehnt: Das Telefon eines Kapitäns nimmt nur zurück, was es selbst zuletzt eingegeben hat. Das Übrige nimmt die Konsole zurück. Nichts geändert.',
  'refusal.tap-too-late': 'Zu spät: Die zehn Sekunden sind um. Die Konsole kann es noch zurücknehmen.',
  'refusal.came-to-light':
    'Abgelehnt: Dadurch ist etwas aufgedeckt, was nun alle gesehen haben. Die Konsole kann es noch zurücknehmen.',
  'refusal.edited-twice':
    'Abgelehnt: Diese Berichtigung ändert Eintrag {entry} zweimal. Lass eine der beiden Änderungen. Nichts eingetragen.',
  'refusal.no-such-reading': 'Abgelehnt: Eine Lesung {reading} gibt es nicht. Nichts eingetragen.',
  'refusal.same-depth': 'Abgelehnt: So viel wird am Tisch schon erzählt. Nichts eingetragen.',
  'refusal.no-edits':
    'Abgelehnt: Diese Berichtigung ändert nichts. Nenne einen Eintrag zum Ersetzen, Einfügen davor oder Streichen.',
  'refusal.already-begun':
    'Abgelehnt: Dieser Abend hat schon begonnen. Berichtige seinen ersten Eintrag oder beginne einen neuen.',
  'refusal.not-begun':
    'Abgelehnt: Der Anfang lässt sich ersetzen, nicht streichen, und davor steht nichts. Nichts eingetragen.',
  'refusal.already-paused': 'Abgelehnt: Die Uhr steht schon. Nichts eingetragen.',
  'refusal.disputed-already': 'Abgelehnt: Der Tisch klärt schon etwas. Nichts eingetragen.',
  'refusal.not-paused': 'Abgelehnt: Die Uhr läuft. Nichts eingetragen.',
  'refusal.no-such-seat': 'Abgelehnt: Niemand spielt {mark}. Nichts eingetragen.',
  'refusal.same-captain': 'Abgelehnt: So ist der Platz schon besetzt. Nichts eingetragen.',
  'refusal.all-saved': 'Alles ist gespeichert; es gibt nichts, worauf verzichtet werden müsste.',
  'refusal.not-json':
    'Abgelehnt: Die Zeile ist kein JSON. Ein Befehl je Zeile, etwa {example}. Nichts eingetragen.',
  'where.whole': 'das Ganze',
  'problem.unreadable': 'ist nicht lesbar',
  'problem.missing': 'fehlt',
  'problem.type': 'ist nicht {type}',
  'type.string': 'ein Text',
  'type.number': 'eine Zahl',
  'type.int': 'eine ganze Zahl',
  'type.boolean': 'true oder false',
  'type.array': 'eine Liste',
  'type.object': 'ein Objekt',
  'type.record': 'ein Objekt',
  'type.tuple': 'eine Liste',
  'problem.too-big.number': 'ist mehr als {most}',
  'problem.too-big.string': 'hat mehr als {most} Zeichen',
  'problem.too-big.array': 'hat mehr als {most} {most|Eintrag|Einträge}',
  'problem.too-small.number': 'ist weniger als {least}',
  'problem.too-small.string': 'hat weniger als {least} Zeichen',
  'problem.too-small.array': 'hat weniger als {least} {least|Eintrag|Einträge}',
  'problem.among': 'ist nichts hiervon: {among}',
  'problem.stranger': 'enthält, was niemand kennt: {keys}',
  'problem.no-field': 'nennt kein Feld',
  'problem.ill-formed': 'ist kein lesbarer Text',
  'problem.no-face': 'ist keine Würfelseite',
  'problem.no-game': 'ist kein hier bekanntes Spiel',
  'problem.no-id': 'ist keine Kennung',
  'problem.seat-twice': 'nennt einen Platz zweimal',
  'problem.no-object': 'ist kein JSON-Objekt',
  'problem.no-kind': 'hat weder "kind" noch "command"',
  'problem.no-kinded': 'ist kein Objekt mit "kind"',
  'problem.other-session': 'enthält einen Abend von {game}, nicht von {asked}',
  'problem.no-json': 'ist kein JSON',
  'problem.cannot-read': 'ist nicht lesbar ({detail})',
  'problem.unwritable': 'ist nicht zu schreiben ({detail})',
  'refusal.bad-line': 'Abgelehnt: {where} {problem}. Nichts eingetragen.',
  'refusal.unknown-command':
    'Abgelehnt: {game} kennt keinen Befehl „{kind}“, wohl aber {known}. Nichts eingetragen.',
  'refusal.too-long':
    'Abgelehnt: Die Zeile hat {length} Zeichen, höchstens {most} sind erlaubt. Nichts eingetragen.',
  'refusal.unknown-game': 'Abgelehnt: Kein Spiel heißt „{game}“. Es gibt {known}.',
  'refusal.bad-setup': 'Abgelehnt: Im Aufbau: {where} {problem}. Nichts begonnen.',
  'refusal.bad-question': 'Abgelehnt: In der Frage: {where} {problem}.',
  'refusal.not-over':
    'Dieser Abend ist noch nicht zu Ende. Spielt ihn aus, oder beginn auf der Startseite einen neuen.',
  'refusal.nothing-typed-in': 'Nichts aufzuheben: Hier ist nichts von Würfeln, Karten oder Plan eingetragen.',
  'refusal.not-kept': 'Abgelehnt: {problem}. Es ist nicht aufgehoben.',
  'refusal.bad-kept': 'Abgelehnt: Im Aufzuhebenden: {where} {problem}.',
  'refusal.nothing-to-keep': 'Abgelehnt: Zu „{choice}“ hebt dieses Spiel nichts Eigenes auf.',
  'refusal.not-offered':
    'Abgelehnt: „{value}“ steht für „{choice}“ nicht zur Wahl. Neu wählen, dann anfangen.',
  'refusal.no-session':
    'Kein Abend ist offen. Beginne einen auf der Startseite oder mach mit einem früheren weiter.',
  'refusal.no-evening': 'Von {game} gibt es keinen aufgezeichneten Abend.',
  'refusal.nothing-unfinished': 'Nichts ist unvollendet. Beginne einen neuen Abend.',
  'refusal.not-in-trash': 'Dieser Abend liegt nicht mehr im Papierkorb.',
  'refusal.no-such-option':
    'Abgelehnt: Eine solche Hausregel hat dieses Spiel nicht: {option}. Nichts gespeichert.',
  'refusal.no-last-time': 'Ein letztes Mal gab es noch nicht. Beginne einen neuen Abend.',

  'rule.table.prompts.title': 'Worauf der Tisch wartet',
  'rule.table.prompts':
    'Eine Antwort zählt, solange ihre Frage offen ist. Kam etwas anderes zuvor, ist die Frage vielleicht fort; sieh nach, was jetzt gefragt ist.',
  'rule.table.undo.title': 'Zurück und wieder vor',
  'rule.table.undo':
    'Zurücknehmen betrifft den neuesten Eintrag oder eine ganze Berichtigung und nennt ihn. Wiederherstellen geht, bis etwas Neues eingetragen ist. Aus dem Logbuch verschwindet nie etwas.',
  'rule.table.correct.title': 'Vergangenes berichtigen',
  'rule.table.correct':
    'Eine Berichtigung ändert einen oder mehrere frühere Einträge gemeinsam. Alles danach wird neu entschieden; was die Regeln dann ablehnten, bleibt stehen, denn der Tisch hat es so gespielt, und im Logbuch steht „trotzdem“ dabei.',
  'rule.table.secrets.title': 'Was geheim ist',
  'rule.table.secrets':
    'Eine noch verdeckte Antwort, eine notierte Hand und ein Beutel hinter seinem Schirm sind nur dem eigenen Kapitän bekannt. Nichts, was andere hören, hängt davon ab: Ob eine solche Antwort nach einer Berichtigung noch möglich ist, zeigt sich beim Aufdecken. Der Schreiber darf Geheimnisse ansehen; das Logbuch sagt es dann.',
  'rule.table.begin.title': 'Der Anfang',
  'rule.table.begin':
    'Der erste Eintrag enthält, wer wo sitzt, die Hausregeln und die Daten, mit denen gespielt wird. Auch er lässt sich berichtigen.',
  'rule.table.pause.title': 'Die Uhr',
  'rule.table.pause': 'Eine Pause hält die Uhr an. Der nächste Eintrag lässt sie von selbst weiterlaufen.',
  'rule.table.depth.title': 'Was ihr erzählt',
  'rule.table.depth':
    'Ein Tisch erzählt nur Ansagen und gewonnene Kämpfe, wer welchen Kampf gewann, oder jede Karte. Das lässt sich jederzeit ändern.',
  'rule.table.seats.title': 'Plätze und Kapitäne',
  'rule.table.seats':
    'Jeder Platz hat ein Zeichen. Kapitäne kommen und gehen; was sie hatten, bleibt am Platz.',
  'rule.table.saving.title': 'Sichern',
  'rule.table.saving':
    'Jeder Eintrag liegt auf der Platte, ehe er gezeigt wird. Versagt die Platte, ändert sich nichts; ungesichert weiterzumachen entscheidet, wer anschreibt, und jede Anzeige sagt es.',
  'rule.table.lines.title': 'Befehle als Zeilen',
  'rule.table.lines':
    'Jede Zeile ist ein JSON-Objekt. Eine unlesbare Zeile wird für sich abgelehnt; die folgenden werden wie immer gelesen.',

  'fault.disk-full': 'Die Platte ist voll. Nichts ist verloren: Platz schaffen, dann „noch einmal“ drücken.',
  'fault.read-only':
    'In den Ordner der Abende lässt sich nicht schreiben. Schreibrecht geben, dann „noch einmal“ drücken.',
  'fault.locked': 'Ein anderes Programm benutzt es: {detail}. Schließe jenes, oder wähle einen anderen Ort.',
  'fault.damaged':
    'Die Datei ist beschädigt: {detail}. In der App geöffnet, wird sie beiseitegelegt und alles gerettet, was ihre Siegel noch halten.',
  'fault.newer':
    'Diese Datei schrieb ein neuerer Quartermaster ({detail}). Zum Öffnen diesen erneuern; die Datei blieb unberührt.',
  'fault.foreign': 'Das ist kein Abend von Quartermaster: {detail}. Daran wurde nichts geändert.',
  'fault.altered':
    'Ein anderes Programm hat in diesen Abend etwas gelegt, das von selbst laufen könnte: {detail}. Nichts wurde geändert. „Retten“ auf der Startseite macht einen Abend aus allem Eingetragenen, ohne es.',
  'fault.too-large':
    'Diese Datei ist größer als jeder Abend: {detail}. Sie wurde nicht geöffnet, und nichts an ihr wurde geändert.',
  'fault.copied-open':
    'Diese Kopie entstand, während der Abend geschrieben wurde: Sie endet mit Eintrag {detail}; was danach kam, steht nur im Original. Kopiere sie noch einmal, wenn der Abend geschlossen ist; oder „Retten“ auf der Startseite macht aus dem, was hier ist, einen Abend.',
  'fault.unplayable':
    'Dieser Abend lässt sich nicht so wieder spielen, wie er geschrieben ist: {detail}. Nichts an ihm wurde geändert. Eine Sicherung oder eine andere Kopie mag heil sein.',
  'fault.gone':
    'Eine solche Datei oder einen solchen Ordner gibt es nicht: {detail}. War ein Laufwerk abgezogen, bring es zurück und versuch es noch einmal.',
  'fault.bad-name': 'So kann keine Datei heißen: {detail}. Bitte einen kürzeren, schlichteren Namen wählen.',
  'fault.cancelled': 'Das Öffnen von {detail} wurde abgebrochen. Nichts wurde geändert.',
  'fault.exists': 'Eine Datei dieses Namens gibt es schon: {detail}. Wähle einen anderen Namen.',
  'fault.disk': 'Die Platte meldet einen Fehler: {detail}. Nichts ist verloren; „noch einmal“ drücken.',
};
