import type { AnyCommand } from '../contract/request.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Redecided } from './redecide.ts';
import type { SeatId } from '../rules/kernel/seat.ts';

/** Where a piece would come to rest by the rules, with the command that says so. */
export interface Place {
  readonly label: Message;
  readonly command: AnyCommand;
}

/** So many can be told apart at a glance. */
const mostPlaces = 12;

/** Whoever moved out of turn has moved as far all the same. */
const isOfOrder = (codes: readonly string[] = []): boolean =>
  codes.every((code) => code === 'not-your-turn' || code === 'not-now');

/**
 * A piece that was moved where it may not go any more: only the table knows whether it lies there. The places that the
 * rules have for it instead, none where it would not have moved at all, and undefined for whatever moves no piece.
 */
export function placesInstead(game: AnyGame, result: Redecided): readonly Place[] | undefined {
  if (result.kind !== 'stands' || !result.kept || isOfOrder(result.override?.codes)) return undefined;
  const { command } = result.step;
  const { kinds, prompts, press } = game;
  const isMove = (kind: string): boolean =>
    kinds[kind]?.places === true && kinds[kind].makes.includes(command.kind);
  if (!Object.keys(kinds).some(isMove)) return undefined;
  const seat = command['seat'] as SeatId | undefined;
  const state = result.before.game;
  const asked = prompts(state).find(
    ({ kind, whom }) => isMove(kind) && whom !== 'anyone' && whom.some((one) => one === seat),
  );
  const opened = asked && press(state, asked, [], seat);
  if (!asked || opened?.kind !== 'open') return [];
  const said = opened.step.path.map(({ id }) => id);
  return opened.step.choices
    .filter(({ refusal }) => !refusal)
    .flatMap((choice): readonly Place[] => {
      const made = press(state, asked, [...said, choice.id], seat);
      return made?.kind === 'command' ? [{ label: choice.label, command: made.command as AnyCommand }] : [];
    })
    .slice(0, mostPlaces);
}
