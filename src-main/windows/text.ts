import type { Hello } from '../contract/link-messages.ts';

export type WindowLanguage = Hello['language'];

const en = {
  file: 'File',
  open: 'Open the file of an evening…',
  opensFiles: 'Open files of evenings by double click',
  notRegistered: 'Double clicks could not be arranged.',
  quit: 'Quit',
  view: 'View',
  fullScreen: 'Full screen',
  larger: 'Larger',
  smaller: 'Smaller',
  usual: 'Usual size',
  reload: 'Load the page again',
  television: 'Television',
  show: 'Show',
  hide: 'Hide',
  fullOn: 'Full on {screen}',
  windowOn: 'In a window on {screen}',
  edit: 'Edit',
  sessions: 'Quartermaster’s evenings',
  notOpened: 'That file could not be opened.',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  file: 'Datei',
  open: 'Datei eines Abends öffnen…',
  opensFiles: 'Dateien von Abenden mit Doppelklick öffnen',
  notRegistered: 'Der Doppelklick ließ sich nicht einrichten.',
  quit: 'Beenden',
  view: 'Ansicht',
  fullScreen: 'Vollbild',
  larger: 'Größer',
  smaller: 'Kleiner',
  usual: 'Übliche Größe',
  reload: 'Seite neu laden',
  television: 'Fernseher',
  show: 'Zeigen',
  hide: 'Ausblenden',
  fullOn: 'Ganz auf {screen}',
  windowOn: 'In einem Fenster auf {screen}',
  edit: 'Bearbeiten',
  sessions: 'Abende von Quartermaster',
  notOpened: 'Diese Datei ließ sich nicht öffnen.',
};

export type WindowWord = keyof typeof en;

/** The menu's words, in the system's language where we speak it. */
export function windowWord(language: WindowLanguage, key: WindowWord, screen = ''): string {
  return (language === 'de' ? de : en)[key].replace('{screen}', screen);
}
