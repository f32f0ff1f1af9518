import type { preview as english } from './en.ts';

/** What a preview of a correction says; it is fetched as the first of them is shown. */
export const preview: Readonly<Record<keyof typeof english, string>> = {
  'page.preview.changes': 'Ändert',
  'page.preview.below': 'Zahlen von {who}: alt und neu stehen unten.',
  'page.preview.refused': 'Geht nicht',
  'page.preview.winners': 'Gewinner: vorher {before}, nachher {after}.',
  'page.preview.leaders': 'Vorn: vorher {before}, nachher {after}.',
  'page.preview.numbers': 'Zahlen, die sich ändern',
  'page.preview.opens':
    'Das deckte auf, was noch geheim ist. Was daraus wird, zeigt sich erst mit „Übernehmen“.',
  'page.preview.secret': 'Geheim',
  'page.preview.unseen':
    'Was {who} geheim {count|hält|halten}, steht hier nicht. Ist eine verdeckte Antwort nicht mehr möglich, zeigt sich das beim Aufdecken. Wer es vorher wissen will, sieht jetzt nach; das Logbuch sagt, dass nachgesehen wurde.',
  'page.preview.same': 'Keine Zahl ändert sich.',
  'page.preview.decide.head': 'Entscheidet',
  'page.preview.decide': 'Eintrag {entry}: Wo liegt die Figur?',
  'page.preview.decide.left': 'Wohin sie gezogen wurde',
  'page.preview.decide.place': 'Nach der Regel: {place}',
  'page.preview.kept': 'Bleibt, gegen die Regeln',
  'page.preview.kept.note':
    'Die Regeln würden das jetzt ablehnen. Der Tisch hat es getan, also bleibt es; im Logbuch steht „trotzdem“ dabei.',
  'page.preview.dropped': 'Fällt weg',
  'page.preview.dropped.note': 'Das ergibt keinen Sinn mehr.',
  'page.preview.rest': 'Wie es war',
  'page.preview.rest.note': 'Alle anderen Einträge seither.',
  'page.preview.mended': 'Heute anders entschieden',
  'page.preview.mended.note': 'Die Regeln wurden seither verbessert: {entries}.',
  'page.reveal.of': 'Geheimnisse von {who} ansehen',
};
