import type { Catalogue } from '../../../kernel/message.ts';

/** Was gelesen wurde, die Rechnung, die Regel, und dass nichts eingetragen ist. */
export const refusals: Catalogue = {
  'refusal.tricks-over':
    'Abgelehnt: Das wären {count} Stiche, eine Runde hat {most}. Erst welche abziehen. Nichts eingetragen.',
  'refusal.trick-open': 'Abgelehnt: Stich {trick} ist halb gespielt. Erst beenden. Nichts eingetragen.',
  'refusal.rows-fixed':
    'Abgelehnt: Es wurden Angeworbene oder Stiche gezeigt, die Reihen bleiben. Erst jene zurücknehmen oder die Versteigerung berichtigen. Nichts eingetragen.',
  'refusal.rows-clash': 'Abgelehnt: Reihe {row} hätte zwei Besitzer. Gib sie nur einem. Nichts eingetragen.',
  'refusal.rows-missing':
    'Abgelehnt: Stiche genannt, aber {count} {count|Reihe hat|Reihen haben} keinen Besitzer. Erst {count|jenen|jene} nennen. Nichts eingetragen.',
  'refusal.bank-short':
    'Abgelehnt: Die Bank stünde bei {bank}, und Schuldscheine gibt sie nicht. Nenne weniger. Nichts eingetragen.',
  'refusal.not-now': 'Abgelehnt: Der Tisch wartet auf {phase}. Nichts eingetragen.',
  'refusal.no-such-score-card':
    'Abgelehnt: Die Wertungskarte {card} gibt es nicht. Nimm eine der 26. Nichts eingetragen.',
  'refusal.score-card-drawn': 'Abgelehnt: {card} liegt schon offen. Zieh eine andere. Nichts eingetragen.',
  'refusal.score-card-used':
    'Abgelehnt: {card} lag schon in einer früheren Runde. Zieh eine andere. Nichts eingetragen.',
  'refusal.deck-drawn':
    'Abgelehnt: Vom Stapel {deck} kommt in dieser Runde nichts mehr. War eine falsch gelesen, nimm sie erst zurück. Nichts eingetragen.',
  'refusal.score-cards-missing': 'Abgelehnt: Erst die Wertungskarten der Runde. Nichts eingetragen.',
  'refusal.bad-scoring': 'Abgelehnt: {card} gehört zu {deck} und {part}. Nichts eingetragen.',
  'refusal.card-in-box':
    'Abgelehnt: {card} bleibt bei {players} Spielern in der Schachtel. Lies die Karte noch einmal. Nichts eingetragen.',
  'refusal.card-elsewhere':
    'Abgelehnt: {card} gelesen, aber gesehen {where}. Lies sie noch einmal, oder berichtige, was dort gelesen wurde. Nichts eingetragen.',
  'refusal.card-played':
    'Abgelehnt: {card} spielte {seat} in Stich {trick}. Lies die Karte noch einmal, oder berichtige jenen Stich. Nichts eingetragen.',
  'refusal.card-named-twice': 'Abgelehnt: {card} zweimal genannt. Nenne eine andere. Nichts eingetragen.',
  'refusal.too-many-cards':
    'Abgelehnt: Das wären {count} Karten von {seat}, möglich sind {most}. Eine war falsch gelesen: zurücknehmen oder berichtigen. Nichts eingetragen.',
  'refusal.more-than-ten':
    'Abgelehnt: {seat} hätte {count} Karten gezeigt und gespielt, aber wenn {aside} abgelegt sind, hat eine Hand {most}. Eine war falsch gelesen: zurücknehmen oder berichtigen. Nichts eingetragen.',
  'refusal.row-full':
    'Abgelehnt: Alle fünf von Reihe {row} sind genannt. Weiter mit einer anderen Reihe. Nichts eingetragen.',
  'refusal.rows-face-down': 'Abgelehnt: Erst die offenen Karten der Reihen. Nichts eingetragen.',
  'refusal.no-such-row': 'Abgelehnt: Reihe {row} gibt es nicht, nur {rows}. Nichts eingetragen.',
  'refusal.row-taken':
    'Abgelehnt: Reihe {row} gehört {seat}. Nenne eine freie Reihe, oder berichtige, wer sie nahm. Nichts eingetragen.',
  'refusal.wrong-row': 'Abgelehnt: Gebot auf Reihe {row}, aber Reihe {open} ist dran. Nichts eingetragen.',
  'refusal.has-row':
    'Abgelehnt: {seat} hat schon Reihe {row}. Nur wer keine Reihe hat, bietet. Nichts eingetragen.',
  'refusal.over-purse':
    'Abgelehnt: {amount} Loon sind mehr, als {seat} hat. Nenne weniger, oder ändere den Beutel. Nichts eingetragen.',
  'refusal.not-tied':
    'Abgelehnt: {seat} ist nicht im Gleichstand. Eine Karte legt, wer gleichauf ist. Nichts eingetragen.',
  'refusal.not-the-chooser': 'Abgelehnt: {chooser} bestimmt, nicht {seat}. Nichts eingetragen.',
  'refusal.not-broke':
    'Abgelehnt: {seat} hat {loon} Loon oder mehr. Nur ein kleinerer Beutel wird aufgefüllt. Nichts eingetragen.',
  'refusal.aside-already': 'Abgelehnt: {seat} hat schon zwei Karten abgelegt. Nichts eingetragen.',
  'refusal.all-aside-already':
    'Abgelehnt: Alle haben schon zwei Karten abgelegt. Weiter mit dem, was gefragt ist. Nichts eingetragen.',
  'refusal.too-late':
    'Abgelehnt: Dafür ist es in dieser Runde zu spät. Nimm zurück bis dahin, oder der Tisch lässt es trotzdem gelten. Nichts eingetragen.',
  'refusal.predict-first':
    'Abgelehnt: {seat} hat noch nicht angesagt. Trag das erst ein. Nichts eingetragen.',
  'refusal.predicted-already':
    'Abgelehnt: {seat} hat {tricks} angesagt. Eine Berichtigung ändert das. Nichts eingetragen.',
  'refusal.no-prediction':
    'Abgelehnt: {treasure}, der Schatz dieser Runde, fragt nach keiner Ansage. Nichts eingetragen.',
  'refusal.not-your-turn': 'Abgelehnt: {next} ist dran, nicht {seat}. Nichts eingetragen.',
  'refusal.shown-already':
    'Abgelehnt: {seat} hat {card} schon ausgelegt. Leg eine andere. Nichts eingetragen.',
  'refusal.card-set-aside':
    'Abgelehnt: {seat} hat {cards} als abgelegt notiert. Nimm eine andere, oder notiere neu, was abgelegt ist. Nichts eingetragen.',
  'refusal.note-contradicts':
    'Abgelehnt: {card} haben alle anderswo gesehen. Notiere eine andere Karte. Nichts notiert.',
  'refusal.by-cards':
    'Abgelehnt: {card} ergibt sich aus dem, was der Tisch erzählt hat. Dafür ist nichts anzusagen. Nichts eingetragen.',
  'refusal.laid-already':
    'Abgelehnt: {seat} hat zu Stich {trick} schon gelegt. Zurücknehmen, um eine andere zu legen. Nichts eingetragen.',
  'refusal.must-follow': 'Abgelehnt: {seat} muss {suit} bedienen. {proof}. Nichts eingetragen.',
  'refusal.rows-untold':
    'Abgelehnt: Reihe {row} hat noch niemand genommen. Erst das ansagen. Nichts eingetragen.',
  'refusal.seat-missing': 'Abgelehnt: Für {seat} genau eine Zahl. Nichts eingetragen.',
  'refusal.no-such-flag':
    'Abgelehnt: Einen offenen Verstoß {flag} gibt es in dieser Runde nicht. Sieh nach, was dem Schiedsrichter auffiel. Nichts eingetragen.',
  'refusal.ruled-already':
    'Abgelehnt: Über Verstoß {flag} ist entschieden, {fine} Loon. Eine Berichtigung ändert das. Nichts eingetragen.',
};
