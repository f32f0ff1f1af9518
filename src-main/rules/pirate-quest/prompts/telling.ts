import { message } from '../../kernel/message.ts';
import { may, must, type Fit, type Prompt } from '../../kernel/prompt.ts';
import { fightNumber } from '../fight.ts';
import { askOf } from '../names.ts';
import { captainsOf, isCaptain, type Player } from '../player.ts';
import type { State } from '../state.ts';

const whomOf = (players: readonly Player[]): Prompt['whom'] => {
  const seats = captainsOf(players);
  return seats.length ? seats : 'anyone';
};

export const fightWinnerPrompt = (state: State): Prompt =>
  must({
    kind: 'fight-winner',
    whom: 'anyone',
    fits: [{ kind: 'seat', among: state.seats }, ...extrasFit(state)],
    ask: message('prompt.fight-winner', { fight: fightNumber(state), of: state.battle.cards }),
    hint: message('prompt.fight-winner.hint'),
    rule: 'fight',
    shown: { number: state.battle.number, won: state.battle.won },
  });

const extrasFit = (state: State): readonly Fit[] => {
  const extras = state.order.filter((player) => !isCaptain(player));
  return extras.length ? [{ kind: 'choice', among: extras }] : [];
};

export function countsPrompt(state: State, players: readonly Player[]): Prompt {
  const { counted, number, cards, bids } = state.battle;
  const whom = whomOf(players);
  return must({
    kind: 'count-fights',
    whom,
    answered: captainsOf(players).filter((seat) => counted[seat] !== undefined),
    fits: [{ kind: 'number', least: 0, most: cards }],
    ask: askOf('prompt.count-fights', whom, { cards }),
    hint: message('prompt.count-fights.hint', { cards }),
    rule: 'points',
    shown: { number, cards, bids },
  });
}

/** Where the table does not tell its dice and cards, luck points and mutinies are told by hand. */
export function byHand(state: State): readonly Prompt[] {
  const isPlaying = state.phase === 'bidding' || state.phase === 'fighting';
  if (state.depth === 'cards' || !isPlaying) return [];
  const luck = may({
    kind: 'luck',
    whom: state.seats,
    fits: [{ kind: 'choice', among: ['give', 'take'] }],
    ask: askOf('prompt.luck', state.seats),
    hint: message('prompt.luck.hint'),
    rule: 'luck',
    shown: state.luck,
  });
  if (state.phase !== 'fighting') return [luck];
  return [
    luck,
    may({
      kind: 'told-mutiny',
      whom: state.seats,
      fits: [{ kind: 'choice', among: ['mutiny'] }],
      ask: askOf('prompt.told-mutiny', state.seats),
      hint: message('prompt.told-mutiny.hint'),
      rule: 'mutiny',
      shown: { order: state.order, won: state.battle.won },
    }),
  ];
}
