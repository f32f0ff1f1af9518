import type { told as english } from './en.ts';

export const told: Readonly<Record<keyof typeof english, string>> = {
  'tell.begin': 'Der Abend beginnt',
  'tell.undo': 'Eintrag {entry} zurückgenommen',
  'tell.undo.tap': '{name} hat Eintrag {entry} vom Telefon aus zurückgenommen',
  'tell.undo.scan': 'Eintrag {entry} zurückgenommen: ein Scan, für Tasten gehalten',
  'tell.redo': 'Eintrag {entry} wiederhergestellt',
  'tell.redo.scan': 'Eintrag {entry} wiederhergestellt: ein Scan hatte ihn zurückgenommen',
  'tell.draft': 'Das Logbuch berichtigt',
  'tell.captainSeated': '{captain} nimmt diesen Platz',
  'tell.captainLeft': 'Der Kapitän verlässt diesen Platz',
  'tell.revealed': 'Die Konsole hat die Geheimnisse von {who} angesehen',
  'tell.ruled': 'Entscheid: {text}',
  'tell.noted': 'Notiz: {text}',
  'tell.paused': 'Die Uhr steht',
  'tell.disputed': 'Etwas wird geklärt, die Uhr steht',
  'tell.resumed': 'Die Uhr läuft wieder',
};
