import { isToldAt } from '../../kernel/table-service.ts';
import type { CommandOf } from '../commands.ts';
import { keepable } from '../kept.ts';
import { refusal } from '../refusals.ts';
import { isFirst, isIn, isOnTurn, isPlaying } from './checks.ts';
import { playOf, wrongAim, type Aimed } from './plays.ts';
import { ruling } from './script.ts';
import { printedName } from '../names.ts';

const aimedBy = ({ seat, on }: CommandOf<'keepCard'>): Aimed => ({ kind: 'playCard', seat, on });

/** Where hands are not told, what comes to lie before a captain is: it changes who attacks whom. */
export const decideKeepCard = ruling<'keepCard'>((state, command) => {
  const { seat, card: id } = command;
  const card = keepable(state).find((one) => one.id === id);
  const row = card && playOf(card);
  const aimed = aimedBy(command);
  return {
    checks: [
      ...isPlaying(state, seat),
      isToldAt(refusal, state, ['fights']),
      () => (row ? undefined : refusal('not-laid-before', { card: printedName(id) })),
      isFirst(state),
      isIn(state, seat),
      isOnTurn(state, seat),
      ...(row ? [() => wrongAim(state, row, aimed, true)] : []),
      ...(row && card ? [() => row.wrong?.(state, aimed, card)] : []),
    ],
    tryWriting(script) {
      if (!row || !card) return refusal('not-laid-before', { card: id });
      row.works(script, aimed, card);
      return undefined;
    },
  };
});
