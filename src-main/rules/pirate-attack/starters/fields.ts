import type { Field, FieldValues } from '../../kernel/game.ts';
import type { StandingCard } from '../../kernel/hooks.ts';
import { lately } from '../../kernel/lately.ts';
import { message } from '../../kernel/message.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { cardOf } from '../data/cards.ts';
import { withStarter } from './evolve.ts';
import { refusal } from '../refusals.ts';
import { starterCard, startersIn } from './starters.ts';
import type { State } from '../state.ts';
import type { Edition } from '../edition.ts';
import { cardsInPlay } from '../in-play.ts';
import { printedName } from '../names.ts';

const kinds = ['soul', 'ability'] as const;
const noCard = 'none';

const startersInPlay = lately((edition: Edition) =>
  cardsInPlay(edition).filter(({ kind }) => kinds.some((one) => one === kind)),
);

/** The soul that a captain has sold, and the special ability, where the pack is in play. */
export const starterFields = (state: State, seat: SeatId): readonly Field[] =>
  kinds.flatMap((field): readonly Field[] => {
    const among = startersInPlay(state.edition)
      .filter(({ kind }) => kind === field)
      .map(({ id }) => id);
    return among.length === 0
      ? []
      : [
          {
            field,
            seat,
            label: message(`field.${field}`),
            type: { kind: 'choice', among: [noCard, ...among] },
            value: starterCard(state, seat, field)?.id ?? noCard,
          },
        ];
  });

/** As the table says who has which; of each there is one. */
export function startersByHand(
  state: State,
  values: FieldValues,
): Result<{ readonly starters?: readonly StandingCard[] }, Refusal> {
  const set = state.seats.flatMap((of) =>
    kinds.flatMap((kind) => {
      const card = values[`${kind}.${of}`];
      return typeof card === 'string' ? [{ of, kind, card }] : [];
    }),
  );
  if (set.length === 0) return accept({});
  const kept = startersIn(state).filter(
    (one) => !set.some(({ of, kind }) => of === one.of && kind === cardOf(one.card)?.kind),
  );
  const starters = set
    .filter(({ card }) => card !== noCard)
    .reduce<readonly StandingCard[]>((all, { of, card }) => withStarter(all, of, card), kept);
  const twice = starters.find(({ id, card }) => starters.some((one) => one.card === card && one.id !== id));
  return twice ? refuse(refusal('starter-taken', { card: printedName(twice.card) })) : accept({ starters });
}
