import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import type { Awaited } from '../awaiting.ts';
import { fightNumber, ledSuit } from '../fight.ts';
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
  if (!isCaptain(player) || fight.tried[player] !== undefined) return [play];
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

function hintFor(state: State, player: Player) {
  const led = ledSuit(state);
  if (player === 'house') return message('prompt.play-card.house.hint');
  if (led === null) return message('prompt.play-card.lead.hint');
  return message('prompt.play-card.card.hint', { suit: message(`suit.${led}`) });
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
