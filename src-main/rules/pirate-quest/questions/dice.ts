import { message } from '../../kernel/message.ts';
import { faces, otherDice, words } from '../../kernel/questions/picks.ts';
import { step, type Made, type Pick } from '../../kernel/questions/step.ts';
import type { Command } from '../commands.ts';
import { dice, isDie, type Die } from '../dice.ts';
import { isCaptain, type Player } from '../player.ts';
import type { State } from '../state.ts';
import { playersOf, says } from './made.ts';

/** Whose throw is awaited, and with which die. */
export interface Thrower {
  readonly player: Player;
  readonly die: Die | null;
}

const rolled = (seat: Player, face: string, lying?: Die): Made<Command> =>
  says({ kind: 'roll', seat, face, ...(lying ? { die: lying } : {}) }, 'face', { face });

/** A dice card stands for whichever die is awaited. Who has none hears so whatever the card shows. */
const shownOn = ({ edition }: State, row: string, die: Die | null): string | undefined =>
  edition.diceCards[Number(row.split('-').at(-1)) - 1]?.[die ?? 'red'];

/** Each face of the die once, and those that it may show for all that. */
export function facesOf(
  state: State,
  { player, die }: Thrower,
  { byCard = true } = {},
): readonly Pick<Command>[] {
  if (die === null) return [];
  const listed = new Set<string>(state.edition.faces[die]);
  const others = sidesOf(state).filter((face) => !listed.has(face));
  const made = (face: string) => rolled(player, face);
  return [
    faces(die, [...listed], made, byCard ? { cardShows: (row) => shownOn(state, row, die) } : {}),
    words(['other'], () => ({
      label: message('answer.face.other'),
      next: () => step('die', faces(die, others, made)),
    })),
  ];
}

/** Faces of dice as they are made, and of those that lie here: one that nobody has listed can still be seen. */
const sidesOf = ({ edition }: State): readonly string[] => [
  ...new Set<string>([...usualSides, ...dice.flatMap((die) => edition.faces[die])]),
];

const usualSides = ['blank', 'X', 'XX', 'bolt', 'bolt+1', '1', '2', '3', 'circle', 'circle+1', 'circle+2'];

/** A die of another colour says so in the command, so that the rules can tell which is which. */
export const otherColours = (state: State, { player }: Thrower): Pick<Command> =>
  otherDice(
    (face, die) => (die === undefined || isDie(die) ? rolled(player, face, die) : undefined),
    (row) => shownOn(state, row, null),
  );

/** Whoever rolls for the Dummy rolls it from the own place. */
export const throwerFor = (out: readonly Thrower[], whose: Player): Thrower =>
  out.find(({ player }) => player === whose) ??
  out.find(({ player }) => !isCaptain(player)) ?? { player: whose, die: null };

/** A dice card is nobody's until it is said by whom it was drawn. */
export const drawnByWhom = (state: State, out: readonly Thrower[]): Pick<Command> => ({
  listed: () => [],
  read: (sign) => {
    if (sign.kind !== 'dice-card' || shownOn(state, sign.row, null) === undefined) return undefined;
    const drawnBy = (whose: Player) => {
      const { player, die } = throwerFor(out, whose);
      const face = shownOn(state, sign.row, die);
      return face === undefined ? undefined : rolled(player, face);
    };
    const whom = out.map(({ player }) => player);
    return {
      id: `dice-card/${sign.row}`,
      label: message('piece.dice-card', { number: Number(sign.row.split('-').at(-1)) }),
      next: () => step('seat', ...playersOf(whom, drawnBy)),
    };
  },
});
