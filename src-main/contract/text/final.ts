/** What a television says at the end of an evening. Fetched with what the end is drawn with. */
export const final = {
  en: {
    'page.table.played': 'Played for {minutes} {minutes|minute|minutes}.',
    'page.table.played.hours':
      'Played for {hours} {hours|hour|hours} and {minutes} {minutes|minute|minutes}.',
    'page.table.played.least': 'Played for at least {minutes} {minutes|minute|minutes}.',
    'page.table.played.hours.least':
      'Played for at least {hours} {hours|hour|hours} and {minutes} {minutes|minute|minutes}.',
    'page.table.standings': 'Final standings',
    'page.table.left': 'left the table',
    'page.table.race': 'The whole race, from the first entry to the last',
    'page.table.keep': 'picture to keep: console or any phone',
    'page.table.skip': 'To the end',
    'page.table.code': 'The result for BG Stats',
    'page.table.code.hint': 'The result, as a phone’s camera takes it into BG Stats',
  },
  de: {
    'page.table.played': 'Gespielt wurde {minutes} {minutes|Minute|Minuten}.',
    'page.table.played.hours':
      'Gespielt wurde {hours} {hours|Stunde|Stunden} und {minutes} {minutes|Minute|Minuten}.',
    'page.table.played.least': 'Gespielt wurde mindestens {minutes} {minutes|Minute|Minuten}.',
    'page.table.played.hours.least':
      'Gespielt wurde mindestens {hours} {hours|Stunde|Stunden} und {minutes} {minutes|Minute|Minuten}.',
    'page.table.standings': 'Endstand',
    'page.table.left': 'ist gegangen',
    'page.table.race': 'Das ganze Rennen, vom ersten Eintrag bis zum letzten',
    'page.table.keep': 'Bild zum Behalten: Konsole oder Telefon',
    'page.table.skip': 'Zum Ende',
    'page.table.code': 'Ergebnis für BG Stats',
    'page.table.code.hint': 'Das Ergebnis, wie eine Telefonkamera es in BG Stats übernimmt',
  },
} as const;
