import type { OwnEffect } from './effect.ts';

/** Gold that is neither won in a fight nor stolen is discarded, or only what comes from the piles. */
export const noFreeGold: OwnEffect = {
  starter: {
    insteadOf({ options }, { of }, event) {
      const isLiteral = options.noFreeGold === 'literal';
      if (event.kind === 'goldTaken' && event.seat === of)
        return event.how === 'drawn' || (isLiteral && event.how !== 'won' && event.how !== 'bounty')
          ? [{ kind: 'goldRefused', seat: of, gold: event.gold }]
          : undefined;
      // What was staked is lost all the same.
      if (event.kind === 'goldGambled' && event.seat === of && isLiteral) {
        const gold = event.free + event.locked;
        return [
          { kind: 'goldPaid', seat: event.from, gold, lost: true },
          { kind: 'goldRefused', seat: of, gold },
        ];
      }
      if (event.kind === 'goldHanded' && event.to === of && isLiteral) {
        const { seat, gold } = event;
        return [
          { kind: 'goldPaid', seat, gold },
          { kind: 'goldRefused', seat: of, gold },
        ];
      }
      return event.kind === 'goldOwed' && event.seat === of && event.free && isLiteral
        ? [{ kind: 'goldRefused', seat: of, gold: event.count, cards: true }]
        : undefined;
    },
  },
};
