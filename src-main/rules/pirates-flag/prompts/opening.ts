import type { Fit, Prompt } from '../../kernel/prompt.ts';
import { may, must } from '../../kernel/prompt.ts';
import { message } from '../../kernel/message.ts';
import { isLight, type State } from '../state.ts';
import { diceFits } from './dice.ts';

/** Who begins: rolled by all at once, or simply told. */
export function openingPrompts(state: State): readonly Prompt[] {
  const { phase, seats } = state;
  if (phase.kind !== 'opening') return [];
  if (isLight(state.depth)) return [beginWith(state, must)];
  const rolling = must({
    kind: 'start-roll',
    whom: phase.among,
    answered: phase.among.filter((seat) => phase.rolls[seat] !== undefined),
    fits: diceFits(2),
    ask: message('prompt.start-roll.all'),
    hint: message('prompt.start-roll.hint'),
    rule: 'start',
    shown: phase,
  });
  const without = seats.filter((seat) => !state.abilities[seat]);
  const captains = captainsLeft(state);
  const taking = may({
    kind: 'take-captain',
    whom: without,
    fits: [{ kind: 'card', rows: captains, dealt: true }],
    ask: message('prompt.take-captain'),
    hint: message('prompt.take-captain.hint'),
    rule: 'captain',
    shown: captains,
  });
  return [rolling, beginWith(state, may), ...(without.length > 0 ? [taking] : [])];
}

function beginWith(state: State, need: typeof must): Prompt {
  const fits: readonly Fit[] = [{ kind: 'seat', among: state.seats }];
  return need({
    kind: 'begin-with',
    whom: 'anyone',
    fits,
    ask: message('prompt.begin-with'),
    hint: message('prompt.begin-with.hint'),
    rule: 'start',
    shown: state.phase,
  });
}

export const captainsLeft = (state: State): readonly string[] =>
  state.captains
    .map(({ id }) => id)
    .filter((id) => !state.seats.some((seat) => state.abilities[seat]?.captain === id));
