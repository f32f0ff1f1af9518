import type { Refusal } from '../../kernel/refusal.ts';
import { type CardRow } from '../cards.ts';
import type { CommandOf } from '../commands.ts';
import { cardOf } from '../data/cards.ts';
import { refusal } from '../refusals.ts';
import { isStarter, starterCard, startersIn, starterOf, unpaid } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { isGoingOn, isKnown } from './checks.ts';
import { ruling } from './script.ts';
import { inPacks } from '../edition.ts';
import { printedName } from '../names.ts';

/** Before the game, the soul first; who sells none has no ability either, unless the table deals one card alone. */
export const decideDrawStarter = ruling<'drawStarter'>((state, command) => {
  const { seat, card: id } = command;
  const card = cardOf(id);
  return {
    checks: [
      isKnown(state, seat),
      isGoingOn(state),
      () => noStarter(state, card),
      () => (state.phase.kind === 'opening' ? undefined : refusal('starters-before')),
      () =>
        startersIn(state).some((one) => one.card === id)
          ? refusal('starter-taken', { card: printedName(id) })
          : undefined,
      () => (card ? wrongDice(card, command) : undefined),
      () => (card ? wrongDeck(state, card, command) : undefined),
    ],
    event: () => ({ kind: 'starterDrawn', seat, card: id }),
  };
});

const noStarter = ({ edition }: State, card: CardRow | undefined): Refusal | undefined =>
  inPacks({ edition }, card) && isStarter(card) ? undefined : refusal('no-such-starter');

const sides = 20;

/** The higher of the two says which deck it is: green has the abilities, red the souls. */
function wrongDice({ kind }: CardRow, { green, red }: CommandOf<'drawStarter'>): Refusal | undefined {
  if (green === undefined || red === undefined) return undefined;
  for (const face of [green, red])
    if (!Number.isInteger(face) || face < 1 || face > sides) return refusal('no-such-face', { face, sides });
  if (green === red) return refusal('dice-tied', { face: green });
  return green > red === (kind === 'ability') ? undefined : refusal('other-deck', { green, red });
}

function wrongDeck(state: State, card: CardRow, { seat }: CommandOf<'drawStarter'>): Refusal | undefined {
  const player = { seat };
  const [soul, ability] = [starterCard(state, seat, 'soul'), starterCard(state, seat, 'ability')];
  const has = card.kind === 'soul' ? soul : ability;
  if (has) return refusal('starter-already', { player, card: has.printed });
  if (state.options.starters === 'one') {
    const one = soul ?? ability;
    return one && refusal('one-starter', { player, card: one.printed });
  }
  if (card.kind === 'soul') return undefined;
  if (!soul) return refusal('soul-first', { player });
  return starterOf(card.id)?.against === soul.id
    ? refusal('opposite-ability', { card: card.printed, soul: soul.printed })
    : undefined;
}

/** Whoever has sold a soul gets an ability for it, before the first turn. */
export function unpaidSoul(state: State): Refusal | undefined {
  const seat = unpaid(state);
  return seat && refusal('ability-missing', { player: { seat } });
}
