import type { Catalogue } from '../../kernel/message.ts';

/** Why something was not entered, and the rule cards, in our own words. */
export const enRules: Catalogue = {
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

  'rule.setup.title': 'Setting up',
  'rule.setup':
    'Three to five players. With four the numbers 1 to 4 stay in the box, with three 1 to 8: that makes twelve cards a head. Everyone begins with 12 loon behind a screen, a five and seven ones; the rest is the bank.',
  'rule.depth.title': 'What you tell',
  'rule.depth':
    'Score: who took which row, and one number a head for each round. Tricks: the auction by phone, predictions, who took each trick. Cards: every card. It can be changed at any moment; the referee says only what it can then know.',
  'rule.by-hand.title': 'Set by hand',
  'rule.by-hand':
    'Any number can be changed. Loon set by hand goes against the bank. What cannot be true, eleven tricks or a row with two takers, is not accepted.',
  'rule.bank.title': 'The bank',
  'rule.bank':
    'There are 188 loon in all. Whoever owes more than the purse holds pays all of it. When the bank runs dry the table goes on with notes, or the bank gives what it has, as agreed at the start.',
  'rule.round.title': 'A round',
  'rule.round':
    'Draw score cards, deal, bid for the rows, set two cards aside, predict where the treasure asks for it, lay recruits open, play ten tricks, settle capture and treasure.',
  'rule.score-cards.title': 'Score cards',
  'rule.score-cards':
    'Each round two recruitment cards, one treasure and one capture lie open for all. Cards that were out do not come back. What a card pays is filled in once by the table; until then its amounts are told by hand.',
  'rule.deck.title': 'One card, one place',
  'rule.deck':
    'A card seen in a row, in a hand or in a trick cannot be anywhere else. Where two readings disagree, one of them was wrong. If the table keeps the newer one, the older is forgotten and the disagreement is noted.',
  'rule.rows.title': 'Rows',
  'rule.rows':
    'Five cards go to each hand. As many rows as players are laid out, each of five open cards and two face down. Only the taker sees those two. The Go First marker lies by the top row.',
  'rule.auction.title': 'Bidding',
  'rule.auction':
    'Row by row from the top everyone without a row takes loon secretly in hand, none included, and all show together. The single highest bid is paid to the bank and takes all seven cards, with the top row the marker too. The others keep their loon.',
  'rule.tie.title': 'Tied bids',
  'rule.tie':
    'Players tied for the highest bid lay a card face down and turn them up together. The highest number takes the row; at equal numbers red beats green beats blue. The cards go back in hand.',
  'rule.nobody-bids.title': 'Nobody bids',
  'rule.nobody-bids':
    'If all show empty hands, two loon from the bank go on the row and the next comes up. Afterwards such rows are bid for again from the top. If nobody bids again, each lays a card and the highest says who gets the row. A last row is free.',
  'rule.top-up.title': 'Short of loon',
  'rule.top-up':
    'At the start of a round, whoever holds less than five loon may fill up to five from the bank.',
  'rule.prediction.title': 'Predictions',
  'rule.prediction':
    'If the treasure asks for it, everyone says how many of the ten tricks they will take, from the marker’s owner to the left, before the first trick. Any numbers are allowed.',
  'rule.turn.title': 'Whose turn',
  'rule.turn':
    'The marker’s owner predicts and leads first. It goes to the left. Whoever takes a trick leads the next.',
  'rule.recruitment.title': 'Recruits',
  'rule.recruitment':
    'Before the first trick anyone may lay cards open that fit the recruitment cards and collect. A card counts once for each of the two. Then the cards go back in hand. Nobody has to.',
  'rule.ditch.title': 'Two cards aside',
  'rule.ditch':
    'With twelve cards in hand everyone sets two aside, face down. They take no part in recruits or tricks.',
  'rule.secrets.title': 'What only you see',
  'rule.secrets':
    'Your bid until all are in, your purse, and what you note of your own hand. It is shown on your phone and nowhere else, unless the scorekeeper looks at it; the log then says so.',
  'rule.trick.title': 'A trick',
  'rule.trick':
    'One card from each. Red is trump and may be led at any time. The highest red takes the trick, without red the highest of the suit that was led.',
  'rule.follow.title': 'Following suit',
  'rule.follow':
    'Whoever has the suit that was led must play it. Whoever has not may play anything. The referee objects only where it is certain: a card of the suit was shown as a recruit, or more are known than can lie aside.',
  'rule.spoils.title': 'Capture and treasure',
  'rule.spoils':
    'After the tenth trick both cards are settled, capture first unless agreed otherwise. Equals get the same, and those behind them are next in line.',
  'rule.referee.title': 'What the referee noticed',
  'rule.referee':
    'Hands do not change after two cards are set aside, so a suit not followed and played later is proof. After the tenth trick all cards are known and recruits are checked. The referee names it and leaves the rest to the table.',
  'rule.winning.title': 'Winning',
  'rule.winning': 'Most loon after the last round. Whoever is level shares the win.',
};
