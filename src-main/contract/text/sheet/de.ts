import type { sheet as english } from './en.ts';

export const sheet: Readonly<Record<keyof typeof english, string>> = {
  'sheet.race': 'Das Rennen',
  'sheet.bids': 'Geholt von angesagt',
  'sheet.round.battles': 'Schlacht',
  'sheet.round.rounds': 'Runde',
  'sheet.round.turns': 'Zug',
  'sheet.met': 'erfüllt',
  'sheet.of': '{won} von {bid}',
  'sheet.turned': 'Wie es sich wendete',
  'sheet.told': 'Was noch zu erzählen ist',
  'sheet.right': 'Berichtigt und entschieden',
  'sheet.rules': 'Hausregeln: {rules}.',
  'sheet.no-rules': 'Hausregeln: keine.',
  'sheet.corrected':
    '{count} {count|Berichtigung|Berichtigungen}, {ruled} trotzdem, {undone} zurückgenommen.',
  'sheet.sealed': '{entries} Einträge',
  'sheet.hash': 'Fingerabdruck {hash}',
  'sheet.number': 'Quartermaster, Blatt {page} von {of}',
  'sheet.until': '{from} bis {to}',
  'sheet.gold': 'Gold',
  'sheet.fame': 'Ruhm',
  'sheet.market': 'Preise am Markt am Ende der Runde',
  'sheet.luck.head': 'Glück:',
  'sheet.luck': '{who} {earned} verdient, {spent} ausgegeben, {wasted} über der Grenze',
  'sheet.option.true': 'ja',
  'sheet.option.false': 'nein',
};
