import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Awaited } from '../awaiting.ts';
import { trump } from '../cards.ts';
import { mayRollFor, mayStillLay } from '../decide/playing.ts';
import { fightNumber, ledSuit } from '../fight.ts';
import { cardName, suitName } from '../names.ts';
import { captainsOf, isCaptain, type Player } from '../player.ts';
import type { State } from '../state.ts';

type Kind<Of extends Awaited['kind']> = Extract<Awaited, { kind: Of }>;

export const dummyCardPrompt = (state: State, left: number): Prompt =>
  must({
    kind: 'dummy-card',
    whom: 'anyone',
    fits: [{ kind: 'card' }],
    ask: message('prompt.dummy-card'),
    hint: message('prompt.dummy-card.hint', { left }),
    rule: 'dummy',
    shown: { number: state.battle.number, left, shown: state.battle.dummyCards },
  });

/** The card itself, and beside it the attempt with one that is laid on its side. */
export function cardPrompts(state: State, player: Player): readonly Prompt[] {
  const { fight, number } = state.battle;
  const isHouse = player === 'house';
  const leads = fight.laid.length === 0;
  const kind = isHouse ? 'house' : leads ? 'lead' : 'card';
  const shown = {
    number,
    fight: fightNumber(state),
    laid: fight.laid,
    tried: fight.tried,
    led: ledSuit(state),
  };
  const play = must({
    kind: 'play-card',
    whom: isCaptain(player) ? [player] : 'anyone',
    fits: [{ kind: 'card' }],
    ask: message(`prompt.play-card.${kind}`),
    hint: hintFor(state, player),
    rule: leads ? 'fight' : 'follow',
    shown,
  });
  if (!isCaptain(player) || !mayTry(state, player)) return [play];
  const attempt = may({
    kind: 'try-feature',
    whom: [player],
    fits: [{ kind: 'choice', among: ['try'] }],
    ask: message('prompt.try-feature'),
    hint: message('prompt.try-feature.hint'),
    rule: 'feature',
    shown,
  });
  return [play, attempt];
}

/** One attempt a fight, and with a die to roll for it. */
const mayTry = (state: State, player: SeatId): boolean =>
  state.battle.fight.tried[player] === undefined && mayRollFor(state, player);

function hintFor(state: State, player: Player) {
  if (player === 'house') return message('prompt.play-card.house.hint');
  const led = ledSuit(state);
  const failed = state.battle.fight.tried[player];
  const lead = failed === undefined || mayStillLay(state, player) ? 'lead' : 'other';
  const what =
    led === null
      ? message(`prompt.play-card.${lead}.hint`)
      : message('prompt.play-card.card.hint', waysFor(state, player, led));
  return failed === undefined
    ? what
    : message('prompt.play-card.failed.hint', { card: cardName(failed), what });
}

/** What is left to whoever has none of the suit that was led. */
function waysFor(state: State, player: Player, led: string) {
  const tries = isCaptain(player) && mayTry(state, player) ? 'feature' : 'none';
  const ways = message(`prompt.play-card.ways.${led === trump ? 'skulls' : 'suit'}.${tries}`);
  return { suit: suitName(led), ways };
}

export function targetPrompt(state: State, { seat, feature }: Kind<'target'>): Prompt {
  const among = captainsOf(state.order).filter((other) => other !== seat);
  const dummy = state.order.includes('dummy') ? ['dummy'] : [];
  return must({
    kind: feature,
    whom: [seat],
    fits: [
      { kind: 'seat', among },
      { kind: 'choice', among: [...dummy, 'leave'] },
    ],
    ask: message(`prompt.${feature}`),
    hint: message(`prompt.${feature}.hint`),
    rule: feature,
    shown: { number: state.battle.number, won: state.battle.won, laid: state.battle.fight.laid },
  });
}

export const takeFightsPrompt = (state: State, { seat, target, most }: Kind<'take-fights'>): Prompt =>
  must({
    kind: 'take-fights',
    whom: [seat],
    fits: [{ kind: 'number', least: state.options.mutinyLeast, most }],
    ask: message('prompt.take-fights', { most }),
    hint: message('prompt.take-fights.hint'),
    rule: 'mutiny',
    shown: { number: state.battle.number, won: state.battle.won, target },
  });
