import { every } from '../every/de.ts';
import type { table as english } from './en.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
  ...every,

  'page.table.nothing': 'Nichts ist gefragt.',
  'page.table.nothing.hint': 'Weiter geht es, sobald der Schreiber weitermacht.',
  'page.table.idle': 'Quartermaster führt Buch.',
  'page.table.idle.hint': 'Noch ist kein Abend eröffnet. Das macht der Schreiber.',
  'page.table.joining': 'Der Tisch wird gesucht.',
  'page.table.joining.hint': 'Der Schirm füllt sich, sobald Quartermaster antwortet.',
  'page.table.waiting': 'Schirm {code} klopft an.',
  'page.table.waiting.hint': 'Die Konsole zeigt dieselbe Zahl. Dort wird geöffnet.',
  'page.table.out': 'Dieser Schirm wurde hinausgebeten.',
  'page.table.out.hint': '{reason}',
  'page.table.result': 'Das Ergebnis mitnehmen',
  'page.table.result.hint':
    'Mit der Kamera des Telefons hierher zeigen: BG Stats öffnet sich mit der Partie.',
  'page.table.join': 'An Bord kommen',
  'page.table.join.hint': 'Mit der Kamera des Telefons hierher zeigen, oder die Adresse eintippen.',

  'page.table.lost': 'Keine Verbindung seit {time}.',
  'page.table.lost.more': 'Zu sehen ist der Stand von da. Sie kommt von selbst wieder.',
  'page.table.unsaved': 'Nicht gesichert seit {time}.',
  'page.table.unsaved.more': '{count} {count|Eintrag steht|Einträge stehen} nur im Speicher.',
  'page.table.held': 'Im Moment lässt sich nichts eintragen.',
  'page.table.held.more': 'Die Platte schreibt nicht; Gelesenes bleibt. Die Konsole sagt, was zu tun ist.',
  'page.table.paused': 'Pause, oder es ist etwas zu klären.',
  'page.table.paused.more': 'Die Uhr steht bis zum nächsten Eintrag.',
  'page.table.frozen': 'Dieses Bild ist von {time}.',
  'page.table.frozen.more': 'Am Tisch geht es weiter.',
};
