import { having } from '../../kernel/fold.ts';
import type { FightEvent } from '../events.ts';
import { fightNumber, handSize, ledSuit } from '../fight.ts';
import { forgotten, laidDown, memoryOf, owing, remembered } from '../memory.ts';
import { isCaptain, type Player } from '../player.ts';
import { noFight, type Effect, type Laid, type Owed, type State } from '../state.ts';
import { inBattle, inFight, inMoving } from './change.ts';

type Kind<Of extends FightEvent['kind']> = Extract<FightEvent, { kind: Of }>;

export function evolveFight(state: State, event: FightEvent): State {
  const { battle } = state;
  switch (event.kind) {
    case 'dummyCardShown':
      return inBattle(state, {
        dummyCards: [...battle.dummyCards, event.card],
        memory: laidDown(battle.memory, event.card),
      });
    case 'cardPlayed':
      return owe(laid(state, event.laid), event.laid.player, {
        fight: event.fight,
        suit: event.unfollowed,
        card: event.laid.card,
        how: 'off-suit',
      });
    case 'featureTried':
      return owe(tried(state, event), event.seat, {
        fight: event.fight,
        suit: event.unfollowed,
        card: event.card,
        how: 'feature',
      });
    case 'featureActivated':
      return event.laid ? laid(endAttempt(state), event.laid) : active(state);
    case 'luckKept':
      return laid(endAttempt(state), event.laid);
    case 'luckDrawn':
      return drawn(endAttempt(state), event);
    case 'featureFailed':
      return failed(endAttempt(state), event);
    case 'featureLeft':
      return left(state, event);
    case 'fightWon':
      return won(state, event);
    case 'fightBegun':
      return inBattle(state, { fight: noFight(event.leader), before: battle.fight });
    case 'fightsCounted':
      return inBattle(state, { counted: { ...battle.counted, [event.player]: event.won } });
    case 'windowClosed':
      return state.phase === 'moving' ? movingClosed(state) : inFight(state, { closed: true });
  }
}

/** First for the order of the movers; closed once more, for those who had no turn among them. */
const movingClosed = (state: State): State =>
  inMoving(state, state.moving?.closed ? { done: state.seats } : { closed: true });

/** On the table, and out of the hand it came from. */
function laid(state: State, card: Laid): State {
  const { battle } = state;
  const down = inBattle(state, {
    seen: seen(battle.seen, card.card),
    laidBy: { ...battle.laidBy, [card.card]: card.player },
    exchanged: null,
    under: battle.under.filter((one) => one !== card.card),
    memory: laidDown(battle.memory, card.card),
    dummyCards:
      card.player === 'dummy' ? battle.dummyCards.filter((one) => one !== card.card) : battle.dummyCards,
  });
  return straightened(inFight(down, { laid: [...battle.fight.laid, card], closed: false }), card.player);
}

/** More cards known than the hand can hold: then only what was shown just now is known of it. */
function straightened(state: State, player: Player, shown: string | null = null): State {
  const { memory } = state.battle;
  if (memoryOf(memory, player).known.length <= handSize(state, player)) return state;
  const nothing = forgotten(memory, [player]);
  return inBattle(state, { memory: shown === null ? nothing : remembered(nothing, player, shown) });
}

const seen = (before: readonly string[], card: string): readonly string[] =>
  before.includes(card) ? before : [...before, card];

function owe(
  state: State,
  player: Player,
  owed: Omit<Owed, 'stirred' | 'suit'> & { readonly suit: Owed['suit'] | null },
): State {
  const { suit } = owed;
  if (suit === null) return state;
  return inBattle(state, {
    memory: owing(state.battle.memory, player, { ...owed, suit, stirred: false }),
  });
}

const tried = (state: State, event: Kind<'featureTried'>): State =>
  inFight(state, {
    attempt: { player: event.seat, card: event.card, active: false, rolling: event.rolling },
  });

const endAttempt = (state: State): State => inFight(state, { attempt: null });

function active(state: State): State {
  const { attempt } = state.battle.fight;
  return attempt ? inFight(state, { attempt: { ...attempt, active: true } }) : state;
}

function drawn(state: State, event: Kind<'luckDrawn'>): State {
  const { battle } = state;
  return laid(
    inBattle(state, {
      seen: seen(battle.seen, event.under),
      laidBy: { ...battle.laidBy, [event.under]: event.laid.player },
      under: seen(battle.under, event.under),
      memory: laidDown(battle.memory, event.under),
    }),
    event.laid,
  );
}

/** Everybody has seen the card that goes back in hand. */
function failed(state: State, event: Kind<'featureFailed'>): State {
  const { battle } = state;
  const known = inBattle(state, {
    memory: remembered(battle.memory, event.seat, event.card),
    seen: battle.seen.filter((card) => card !== event.card),
  });
  return inFight(straightened(known, event.seat, event.card), {
    tried: { ...battle.fight.tried, [event.seat]: event.card },
  });
}

/** Its value fights after all; with the suit that was led in hand that is a feature like any other. */
function left(state: State, event: Kind<'featureLeft'>): State {
  const { fight } = state.battle;
  const card = fight.laid.findLast(({ player }) => player === event.seat);
  const led = ledSuit(
    state,
    fight.laid.filter((one) => one !== card),
  );
  const open = inFight(state, {
    laid: fight.laid.map((one) => (one === card ? { ...one, used: false } : one)),
  });
  return card && state.options.featureWhileHolding === 'refused'
    ? owe(open, event.seat, { fight: fightNumber(state), suit: led, card: card.card, how: 'feature' })
    : open;
}

function won(state: State, event: Kind<'fightWon'>): State {
  const { battle } = state;
  return inBattle(state, {
    won: having(battle.won, event.player, event.won),
    fight: {
      ...battle.fight,
      winner: event.player,
      contest: null,
      attempt: null,
      effects: state.depth === 'cards' ? effectsOf(state) : [],
    },
  });
}

/** Texts that are used at the end of the fight, in the order in which the table settles them. */
function effectsOf(state: State): readonly Effect[] {
  const effects = state.battle.fight.laid.flatMap((card): readonly Effect[] => {
    const { feature, player } = card;
    return isCaptain(player) && (feature === 'mutiny' || feature === 'thief')
      ? [{ player, feature, target: null, won: false }]
      : [];
  });
  if (state.options.endEffects === 'order-of-play') return effects;
  const first = state.options.endEffects === 'mutiny-first' ? 'mutiny' : 'thief';
  return [
    ...effects.filter(({ feature }) => feature === first),
    ...effects.filter(({ feature }) => feature !== first),
  ];
}
