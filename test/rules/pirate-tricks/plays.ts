import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { suitOf, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import {
  bidders,
  leaderOf,
  loonOf,
  nextSeat,
  rowAt,
  stillToLayAside,
  unruled,
  untakenRows,
} from '../../../src-main/rules/pirate-tricks/phase.ts';
import { unseenCards } from '../../../src-main/rules/pirate-tricks/knowledge.ts';
import { drawable, rowToDeal } from '../../../src-main/rules/pirate-tricks/questions/deal.ts';
import { slotsByHand } from '../../../src-main/rules/pirate-tricks/questions/claim.ts';
import { slotToTell } from '../../../src-main/rules/pirate-tricks/questions/telling.ts';
import { breachesOpen } from '../../../src-main/rules/pirate-tricks/questions/trick.ts';
import { recruitmentSlots } from '../../../src-main/rules/pirate-tricks/score-card.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import type { Random } from '../../support/random.ts';
import { handIn, type Physical } from './physical.ts';

/** The number of the breach that is asked about. */
const flagAsked = (state: State, { id }: Prompt): number =>
  unruled(state)[breachesOpen(state, 'must').findIndex(({ prompt }) => prompt.id === id)]?.number ?? 1;

/** What people at the real table would do about a prompt; the later ones are ways out that always work. */
export function playsFor(
  state: State,
  prompt: Prompt,
  physical: Physical,
  random: Random,
): readonly Command[] {
  const whom = prompt.whom === 'anyone' || prompt.whom.length === 0 ? state.seats : prompt.whom;
  const waiting = whom.filter((seat) => !prompt.answered.includes(seat));
  const seat = random.pick(waiting.length > 0 ? waiting : whom);
  const hand = handIn(physical, state, seat);
  switch (prompt.kind) {
    case 'draw-score-card':
      return random.shuffle(drawable(state)).map((card) => ({ kind: 'drawScoreCard', card }));
    case 'deal-card': {
      const row = rowToDeal(state);
      const face = physical.rows[row - 1]?.open[rowAt(state.round, row)?.open.length ?? 0];
      const cards = [...(face ? [face] : []), ...random.shuffle(unseenCards(state))];
      return cards.map((card) => ({ kind: 'dealCard', row, card }));
    }
    case 'bid':
      return [{ kind: 'bid', seat, row: state.round.lot?.row ?? 1, amount: bidOf(state, seat, random) }];
    case 'lay-tie-card':
      return [
        ...random.shuffle([...hand]).map((card): Command => ({ kind: 'layTieCard', seat, card })),
        { kind: 'winTie', seat },
      ];
    case 'win-tie':
      return (state.round.lot?.tie?.cards.asked ?? []).map((one) => ({ kind: 'winTie', seat: one }));
    case 'name-taker':
      return [random.pick(state.seats), seat].map((chooser) => ({
        kind: 'nameTaker',
        seat: chooser,
        taker: random.pick(bidders(state)),
      }));
    case 'second-pass':
      return random.below(2) === 0
        ? [{ kind: 'bidAgain' }]
        : [
            {
              kind: 'giveRow',
              seat: random.pick(bidders(state)),
              row: random.pick(untakenRows(state.round)),
            },
          ];
    case 'lay-aside':
      return random.below(3) === 0
        ? [{ kind: 'layAside' }]
        : [{ kind: 'layAside', seat: random.pick(stillToLayAside(state)) }];
    case 'predict':
      return [{ kind: 'predict', seat, tricks: random.below(6) }];
    case 'play-card':
      return [
        ...trickCards(state, hand, random).map((card): Command => ({ kind: 'playCard', seat, card })),
        anyTrick(state),
      ];
    case 'win-trick':
      return [{ kind: 'winTrick', seat: random.pick(state.seats) }];
    case 'rule-breach':
      return [{ kind: 'ruleBreach', flag: flagAsked(state, prompt), fine: random.below(4) }];
    case 'settle':
      return [{ kind: 'collect', seat, slot: slotToTell(state), loon: random.below(16) - 5 }];
    case 'tell-row':
      return [tellRow(state, random)];
    case 'tell-round':
      return tellRound(state, seat, random);
    default:
      return meanwhile(state, prompt, hand, seat, random);
  }
}

const bidOf = (state: State, seat: SeatId, random: Random): number =>
  random.below(2) === 0 ? 0 : random.below(Math.min(4, loonOf(state, seat)) + 1);

const anyTrick = (state: State): Command => ({
  kind: 'winTrick',
  seat: nextSeat(state) ?? leaderOf(state) ?? 'red',
});

/** Those that follow come first; a few captains do not look. */
function trickCards(state: State, hand: readonly CardId[], random: Random): readonly CardId[] {
  const led = state.round.laid[0];
  const shuffled = random.shuffle([...hand]);
  if (!led || random.below(20) === 0) return shuffled;
  const suit = suitOf(led.card);
  return [
    ...shuffled.filter((card) => suitOf(card) === suit),
    ...shuffled.filter((card) => suitOf(card) !== suit),
  ];
}

function tellRow(state: State, random: Random): Command {
  const seat = random.pick(bidders(state));
  const told = { kind: 'tellRow', seat, row: random.pick(untakenRows(state.round)) } as const;
  const bid = random.below(loonOf(state, seat) + 1);
  return random.below(3) === 0 && state.options.bank === 'unlimited'
    ? { ...told, bid, found: 2 }
    : { ...told, bid };
}

function tellRound(state: State, seat: SeatId, random: Random): readonly Command[] {
  const gain = (one: SeatId) => random.below(14) - Math.min(6, loonOf(state, one));
  if (random.below(2) === 0) return [{ kind: 'tellGain', seat, loon: gain(seat) }];
  return [{ kind: 'tellRound', gains: state.seats.map((one) => ({ seat: one, loon: gain(one) })) }];
}

function meanwhile(
  state: State,
  prompt: Prompt,
  hand: readonly CardId[],
  seat: SeatId,
  random: Random,
): readonly Command[] {
  switch (prompt.kind) {
    case 'top-up':
      return [{ kind: 'topUp', seat }];
    case 'note-hand':
      return [{ kind: 'noteHand', seat, cards: random.shuffle([...hand]).slice(0, random.below(6)) }];
    case 'ditch':
      return [{ kind: 'ditch', seat, cards: random.shuffle([...hand]).slice(0, random.below(3)) }];
    case 'show-cards': {
      const shown = state.round.shown[seat] ?? [];
      const left = hand.filter((card) => !shown.includes(card));
      const again = shown.slice(0, random.below(4));
      return left.length > 0
        ? [[...again, ...left.slice(0, 1 + random.below(4))], left.slice(0, 1)].map((cards) => ({
            kind: 'showCards',
            seat,
            cards,
          }))
        : [];
    }
    case 'collect':
      return random
        .shuffle(random.below(3) === 0 ? recruitmentSlots : slotsByHand(state))
        .map((slot) => ({ kind: 'collect', seat, slot, loon: random.below(5) }));
    default:
      return [];
  }
}
