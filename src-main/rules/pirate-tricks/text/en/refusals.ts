import type { Catalogue } from '../../../kernel/message.ts';

/** What was read, the sum, the rule, and that nothing was entered. */
export const refusals: Catalogue = {
  'refusal.tricks-over':
    'Refused: that makes {count} tricks, a round has {most}. Take some off first. Nothing entered.',
  'refusal.trick-open': 'Refused: trick {trick} lies half played. Finish it first. Nothing entered.',
  'refusal.rows-fixed':
    'Refused: recruits or tricks have been shown, the rows stay as taken. Undo those first, or correct the auction. Nothing entered.',
  'refusal.rows-clash': 'Refused: row {row} would have two takers. Give it to one of them. Nothing entered.',
  'refusal.rows-missing':
    'Refused: tricks are told, but {count} {count|row has|rows have} no taker. Tell {count|that one|those} first. Nothing entered.',
  'refusal.bank-short':
    'Refused: the bank would be at {bank}, and it gives out no notes. Tell less. Nothing entered.',
  'refusal.not-now': 'Refused: the table waits for {phase}. Nothing entered.',
  'refusal.no-such-score-card':
    'Refused: there is no score card {card}. Pick one of the 26. Nothing entered.',
  'refusal.score-card-drawn': 'Refused: {card} lies open already. Draw another. Nothing entered.',
  'refusal.score-card-used': 'Refused: {card} was out in an earlier round. Draw another. Nothing entered.',
  'refusal.deck-drawn':
    'Refused: no further {deck} card is drawn this round. If one was misread, undo it first. Nothing entered.',
  'refusal.score-cards-missing': 'Refused: the score cards of the round come first. Nothing entered.',
  'refusal.bad-scoring': 'Refused: {card} is a {deck} card and {part}. Nothing entered.',
  'refusal.card-in-box':
    'Refused: {card} stays in the box with {players} players. Read the card anew. Nothing entered.',
  'refusal.card-elsewhere':
    'Refused: {card} read, but it was seen {where}. Read it anew, or correct what was read there. Nothing entered.',
  'refusal.card-played':
    'Refused: {card} was played by {seat} in trick {trick}. Read the card anew, or correct that trick. Nothing entered.',
  'refusal.card-named-twice': 'Refused: {card} named twice. Name another. Nothing entered.',
  'refusal.too-many-cards':
    'Refused: that makes {count} cards of {seat}, {most} are possible. One was misread: undo or correct it. Nothing entered.',
  'refusal.more-than-ten':
    'Refused: {seat} would have shown and played {count} cards, but with {aside} of them aside a hand has {most}. One was misread: undo or correct it. Nothing entered.',
  'refusal.row-full': 'Refused: all five of row {row} are told. Go on with another row. Nothing entered.',
  'refusal.rows-face-down': 'Refused: the open cards of the rows come first. Nothing entered.',
  'refusal.no-such-row': 'Refused: there is no row {row}, only {rows}. Nothing entered.',
  'refusal.row-taken':
    'Refused: row {row} is {seat}’s. Name a row that is free, or correct who took it. Nothing entered.',
  'refusal.wrong-row': 'Refused: a bid for row {row}, but row {open} is up. Nothing entered.',
  'refusal.has-row': 'Refused: {seat} has row {row} already. Only those without a row bid. Nothing entered.',
  'refusal.over-purse':
    'Refused: {amount} loon is more than {seat} holds. Name less, or change the purse. Nothing entered.',
  'refusal.not-tied': 'Refused: {seat} is not in the tie. Those who tied lay a card. Nothing entered.',
  'refusal.not-the-chooser': 'Refused: {chooser} chooses, not {seat}. Nothing entered.',
  'refusal.not-broke':
    'Refused: {seat} holds {loon} loon or more. Only a shorter purse is filled up. Nothing entered.',
  'refusal.aside-already': 'Refused: two cards of {seat} lie aside already. Nothing entered.',
  'refusal.all-aside-already':
    'Refused: two cards of everyone lie aside already. Go on with what is asked. Nothing entered.',
  'refusal.too-late':
    'Refused: the time for it is over in this round. Undo back to its time, or let the table overrule it. Nothing entered.',
  'refusal.predict-first': 'Refused: {seat} has still to predict. Enter that first. Nothing entered.',
  'refusal.predicted-already':
    'Refused: {seat} predicted {tricks}. A correction changes that. Nothing entered.',
  'refusal.no-prediction':
    'Refused: {treasure}, the treasure of this round, asks for no prediction. Nothing entered.',
  'refusal.not-your-turn': 'Refused: {next} is next, not {seat}. Nothing entered.',
  'refusal.shown-already': 'Refused: {seat} has laid {card} open. Lay another. Nothing entered.',
  'refusal.card-set-aside':
    'Refused: {seat} noted {cards} as set aside. Take another card, or note anew what lies aside. Nothing entered.',
  'refusal.note-contradicts':
    'Refused: everyone has seen {card} elsewhere. Note another card. Nothing noted.',
  'refusal.by-cards':
    'Refused: {card} is worked out from what the table has told. Nothing has to be told for it. Nothing entered.',
  'refusal.laid-already':
    'Refused: {seat} has laid a card to trick {trick}. Undo it to lay another. Nothing entered.',
  'refusal.must-follow': 'Refused: {seat} must follow {suit}. {proof}. Nothing entered.',
  'refusal.rows-untold': 'Refused: nobody has taken row {row} yet. Tell that first. Nothing entered.',
  'refusal.seat-missing': 'Refused: one number for {seat}, no more and no less. Nothing entered.',
  'refusal.no-such-flag':
    'Refused: there is no open breach {flag} in this round. Look at what the referee noticed. Nothing entered.',
  'refusal.ruled-already':
    'Refused: breach {flag} was ruled on, {fine} loon. A correction changes that. Nothing entered.',
};
