import type { Catalogue } from '../../../kernel/message.ts';

/** Rule cards, in our own words. */
export const rules: Catalogue = {
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
