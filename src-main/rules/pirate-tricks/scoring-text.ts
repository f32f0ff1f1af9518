import { message, type Message } from '../kernel/message.ts';
import { highestNumber } from './cards.ts';
import type { ScoreCard, Scoring } from './score-card.ts';

/** What a score card pays, in words, made from its data. */
export function scoringText({ scoring }: Pick<ScoreCard, 'scoring'>): Message {
  switch (scoring.kind) {
    case 'hand':
      return message('scoring.hand');
    case 'run':
      return message(scoring.oneSuit ? 'scoring.run.suit' : 'scoring.run.any', {
        length: scoring.length,
        ...loonOf(scoring.loon),
      });
    case 'set':
      return message(`scoring.set.${scoring.of}`, { size: scoring.size, ...loonOf(scoring.loon) });
    case 'card':
      return cardText(scoring);
    case 'trick':
      return message('scoring.trick', loonOf(scoring.loon));
    case 'rank':
      return message(`scoring.rank.${scoring.order}`, {
        places: scoring.places.map(String),
        rest: message(scoring.needsTricks ? 'scoring.rank.needs' : 'scoring.rank.all'),
      });
    case 'prediction':
      return message('scoring.prediction', {
        hit: payment(scoring.hit),
        each: payment(scoring.each),
        miss: payment(scoring.miss),
        off: payment(scoring.off),
      });
  }
}

function cardText(scoring: Extract<Scoring, { kind: 'card' }>): Message {
  const values = {
    suits: scoring.suits.map((suit) => message(`suit.${suit}`)),
    least: scoring.least,
    most: scoring.most,
    ...loonOf(scoring.loon),
  };
  const isAny = scoring.least <= 1 && scoring.most >= highestNumber;
  return message(isAny ? 'scoring.card' : 'scoring.card.numbers', values);
}

const loonOf = (loon: number) => ({ pays: payment(loon) });

const payment = (loon: number): Message =>
  loon < 0 ? message('scoring.owes', { loon: -loon }) : message('scoring.pays', { loon });
