import type { CardTask } from './card-tasks.ts';
import { beside, changed, due, everyTask, onTop, type Agenda } from '../kernel/agenda.ts';
import { message, type Message } from '../kernel/message.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { GambleTask } from './gamble/task.ts';
import { refusal } from './refusals.ts';
import type { Placed } from './starters/starters.ts';
import { printedName } from './names.ts';

/** What has to be done before the game goes on. */
export type Task =
  /** What has sunk in the fight that was declared. */
  | { readonly kind: 'fight' }
  /** A red card was drawn, and who attacks is not told yet. */
  | { readonly kind: 'red'; readonly seat: SeatId; readonly card: string }
  /** The Royal Navy goes round, and has met these ships. */
  | {
      readonly kind: 'navy';
      readonly seat: SeatId;
      readonly card: string;
      readonly met: readonly number[];
    }
  /** The Hurricane blows, and these ships have shown a Master Navigator. */
  | {
      readonly kind: 'hurricane';
      readonly seat: SeatId;
      readonly card: string;
      readonly spared: readonly number[];
    }
  /** Tavern cards that were bought or given out and are not played yet; whoever received his first plays first. */
  | { readonly kind: 'tavern'; readonly hands: readonly TavernHand[] }
  /** So many cards of the Market for nothing, of either kind. */
  | { readonly kind: 'goods'; readonly seat: SeatId; readonly count: number }
  /** Who has as much stakes it on a throw. */
  | GambleTask
  /** A ship with this ability has come into play, and may raise one of the dead. */
  | { readonly kind: 'raise'; readonly seat: SeatId; readonly card: string }
  /** Somebody looks at what another has laid down, and says where each of them goes. */
  | {
      readonly kind: 'place';
      readonly seat: SeatId;
      readonly what: Placed;
      readonly of: SeatId;
      readonly count: number;
      readonly foes?: true;
    }
  /** This captain plays the whole hand now. */
  | { readonly kind: 'playAll'; readonly seat: SeatId; readonly card: string }
  /** Every ship in a hand is laid, and these captains have laid one each time. */
  | {
      readonly kind: 'sea';
      readonly seat: SeatId;
      readonly card: string;
      readonly laid: readonly SeatId[];
    }
  /** Gold Cards that were won and are not turned up yet; `free` were given, and may be spent at once. */
  | { readonly kind: 'gold'; readonly seat: SeatId; readonly count: number; readonly free?: true }
  /** A card that goes on asking. */
  | CardTask;

/** What one captain received at one time. */
export interface TavernHand {
  readonly seat: SeatId;
  readonly count: number;
}

interface Busy {
  readonly agenda: Agenda<Task>;
}

type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>;

const areOf =
  <Kind extends Task['kind']>(kind: Kind) =>
  (task: Task): task is TaskOf<Kind> =>
    task.kind === kind;

const tasksIn =
  (listed: (agenda: Agenda<Task>) => readonly Task[]) =>
  <Kind extends Task['kind']>(kind: Kind) =>
  ({ agenda }: Busy): readonly TaskOf<Kind>[] =>
    listed(agenda).filter(areOf(kind));

/** The tasks of one kind that are due, and the first of them. */
const dueOf = tasksIn(due);
const firstOf =
  <Kind extends Task['kind']>(kind: Kind) =>
  (busy: Busy): TaskOf<Kind> | undefined =>
    dueOf(kind)(busy)[0];

/** All of one kind, on whichever level they wait, and the one on the highest. */
const everyOf = tasksIn(everyTask);
const topOf =
  <Kind extends Task['kind']>(kind: Kind) =>
  (busy: Busy): TaskOf<Kind> | undefined =>
    everyOf(kind)(busy).at(-1);

export const goldTasks = dueOf('gold');

export type RedTask = TaskOf<'red'>;

/** The red card that has to be told first. */
export const redTask = firstOf('red');

/** Whose Tavern card has to be played first. */
export const tavernHand = (busy: Busy): TavernHand | undefined => firstOf('tavern')(busy)?.hands[0];

/** Behind those that were received before, wherever they wait. */
export function tavernWaits<Now extends Busy>(state: Now, hand: TavernHand): Now {
  const agenda = changed(state.agenda, (task) =>
    task.kind === 'tavern' ? { ...task, hands: [...task.hands, hand] } : task,
  );
  return {
    ...state,
    agenda: agenda === state.agenda ? onTop(agenda, { kind: 'tavern', hands: [hand] }) : agenda,
  };
}

/** What only hands and decks can tell is waited for no longer. */
export const tavernLeft = <Now extends Busy>(state: Now): Now =>
  doneIn(state, ({ kind }) => kind === 'tavern' || kind === 'goods' || kind === 'card');

/** Who chooses what of the Market comes for nothing. */
export type GoodsTask = TaskOf<'goods'>;

export const goodsTasks = dueOf('goods');

export const goodsWait = <Now extends Busy>(state: Now, seat: SeatId, count: number): Now => ({
  ...state,
  agenda: beside(state.agenda, { kind: 'goods', seat, count }),
});

export function goodsTaken<Now extends Busy>(state: Now, seat: SeatId): Now {
  let isTaken = false;
  const agenda = changed(state.agenda, (task) => {
    if (isTaken || task.kind !== 'goods' || task.seat !== seat) return task;
    isTaken = true;
    return task.count > 1 ? { ...task, count: task.count - 1 } : undefined;
  });
  return { ...state, agenda };
}

/** The next Tavern card is played, or laid away. */
export function tavernDone<Now extends Busy>(state: Now): Now {
  const agenda = changed(state.agenda, (task) => {
    if (task.kind !== 'tavern') return task;
    const [first, ...others] = task.hands;
    if (!first) return undefined;
    if (first.count > 1) return { ...task, hands: [{ ...first, count: first.count - 1 }, ...others] };
    return others.length > 0 ? { ...task, hands: others } : undefined;
  });
  return { ...state, agenda };
}

export type PlaceTask = TaskOf<'place'>;

type Placing = Pick<PlaceTask, 'what' | 'seat' | 'of'>;
/** Which words say it: nobody looks at what is one's own, and that is Witch Doctors alone. */
export const placedHow = ({ what, seat, of }: Placing): Placed | 'own' => (of === seat ? 'own' : what);

/** What one captain, or anybody, has to place. */
export const placeTask = (busy: Busy, seat?: SeatId): PlaceTask | undefined =>
  dueOf('place')(busy).find((task) => seat === undefined || task.seat === seat);

export const placeWaits = <Now extends Busy>(state: Now, task: PlaceTask): Now => ({
  ...state,
  agenda: onTop(state.agenda, task),
});

/** One less, of what lies on top. */
export function onePlaced<Now extends Busy>(state: Now, seat: SeatId): Now {
  const first = placeTask(state, seat);
  const agenda = changed(state.agenda, (task) => {
    if (task !== first || task.kind !== 'place') return task;
    return task.count > 1 ? { ...task, count: task.count - 1 } : undefined;
  });
  return agenda === state.agenda ? state : { ...state, agenda };
}

export const nonePlaced = <Now extends Busy>(state: Now): Now =>
  doneIn(state, ({ kind }) => kind === 'place');

export type NavyTask = TaskOf<'navy'>;
export type HurricaneTask = TaskOf<'hurricane'>;

/** The Navy's round, on whichever level it waits: a fight of it lies on top. */
export const navyTask = topOf('navy');

export const hurricaneTask = topOf('hurricane');

export const roundBegins = <Now extends Busy>(state: Now, task: NavyTask | HurricaneTask): Now => ({
  ...state,
  agenda: onTop(state.agenda, task),
});

/** The Navy has met these, and meets none of them again. */
export function navyMet<Now extends Busy>(state: Now, ships: readonly number[]): Now {
  const agenda = changed(state.agenda, (task) =>
    task.kind === 'navy' ? { ...task, met: [...task.met, ...ships] } : task,
  );
  return agenda === state.agenda ? state : { ...state, agenda };
}

/** They were not met after all, and may be. */
export function navyMissed<Now extends Busy>(state: Now, ships: readonly number[]): Now {
  const agenda = changed(state.agenda, (task) =>
    task.kind === 'navy' ? { ...task, met: task.met.filter((id) => !ships.includes(id)) } : task,
  );
  return { ...state, agenda };
}

export function shipSpared<Now extends Busy>(state: Now, ship: number): Now {
  const agenda = changed(state.agenda, (task) =>
    task.kind === 'hurricane' ? { ...task, spared: [...task.spared, ship] } : task,
  );
  return { ...state, agenda };
}

export type PlayAllTask = TaskOf<'playAll'>;
export type SeaTask = TaskOf<'sea'>;

/** Whose hand is played now. */
export const playAllTask = firstOf('playAll');

export const everyPlayAll = everyOf('playAll');

/** It waits below what a ship brings up that was laid. */
export const seaTask = topOf('sea');

export const dueSeaTask = firstOf('sea');

export const callBegins = <Now extends Busy>(state: Now, task: PlayAllTask | SeaTask): Now => ({
  ...state,
  agenda: onTop(state.agenda, task),
});

export function shipSailed<Now extends Busy>(state: Now, seat: SeatId): Now {
  const agenda = changed(state.agenda, (task) =>
    task.kind === 'sea' ? { ...task, laid: [...task.laid, seat] } : task,
  );
  return agenda === state.agenda ? state : { ...state, agenda };
}

export const redWaits = <Now extends Busy>(state: Now, seat: SeatId, card: string): Now => ({
  ...state,
  agenda: onTop(state.agenda, { kind: 'red', seat, card }),
});

export const redTold = <Now extends Busy>(state: Now): Now => doneIn(state, ({ kind }) => kind === 'red');

export const fightBegins = <Now extends Busy>(state: Now): Now => ({
  ...state,
  agenda: onTop(state.agenda, { kind: 'fight' }),
});

export const goldWaits = <Now extends Busy>(state: Now, seat: SeatId, count: number, free?: true): Now => ({
  ...state,
  agenda: beside(state.agenda, { kind: 'gold', seat, count, ...(free ? { free } : {}) }),
});

export type RaiseTask = TaskOf<'raise'>;

export const raiseTasks = everyOf('raise');

export const raisingWaits = <Now extends Busy>(state: Now, seat: SeatId, card: string): Now => ({
  ...state,
  agenda: beside(state.agenda, { kind: 'raise', seat, card }),
});

/** The first of them, where two such ships of a captain have come at once. */
export function raisingDone<Now extends Busy>(state: Now, seat: SeatId): Now {
  const done = raiseTasks(state).find((task) => task.seat === seat);
  return doneIn(state, (task) => task === done);
}

/** The state without those tasks that this says are done, or fell away. */
export const doneIn = <Now extends Busy>(state: Now, isDone: (task: Task) => boolean): Now => {
  const agenda = changed(state.agenda, (task) => (isDone(task) ? undefined : task));
  return agenda === state.agenda ? state : { ...state, agenda };
};

/** One Gold Card less to be turned up, where this captain has any: of those that were won, or were given. */
export function goldTurned<Now extends Busy>(state: Now, seat: SeatId, isFree: boolean): Now {
  const agenda = changed(state.agenda, (task) => {
    if (task.kind !== 'gold' || task.seat !== seat || (task.free === true) !== isFree) return task;
    return task.count > 1 ? { ...task, count: task.count - 1 } : undefined;
  });
  return agenda === state.agenda ? state : { ...state, agenda };
}

const codes = {
  fight: 'fight-first',
  raise: 'raise-first',
  playAll: 'play-all-first',
  sea: 'sea-first',
  gold: 'gold-first',
  red: 'red-first',
  navy: 'navy-first',
  hurricane: 'hurricane-first',
  gamble: 'gamble-first',
  tavern: 'tavern-first',
  place: 'place-first',
  goods: 'goods-first',
  card: 'card-first',
} as const satisfies Record<Task['kind'], string>;
export const taskCodes: readonly string[] = Object.values(codes);

/** What waits under these codes. */
export const tasksUnder = ({ agenda }: Busy, under: readonly string[]): readonly Task[] =>
  everyTask(agenda).filter(({ kind }) => under.includes(codes[kind]));

/** Says of the first task that it comes first. */
export function refusedFirst({ agenda }: Busy): Refusal | undefined {
  const [first] = due(agenda);
  switch (first?.kind) {
    case undefined:
      return undefined;
    case 'fight':
      return refusal('fight-first');
    case 'red':
      return refusal('red-first', { player: { seat: first.seat }, card: nameOf(first) });
    case 'navy':
    case 'hurricane':
    case 'gamble':
    case 'raise':
    case 'card':
    case 'playAll':
    case 'sea':
      return refusal(codes[first.kind], { player: { seat: first.seat }, card: nameOf(first) });
    case 'tavern': {
      const [hand] = first.hands;
      return hand && refusal('tavern-first', { player: { seat: hand.seat }, count: hand.count });
    }
    case 'place':
      return refusal('place-first', { player: { seat: first.seat }, of: { seat: first.of } });
    case 'goods':
      return refusal('goods-first', { player: { seat: first.seat }, count: first.count });
    case 'gold':
      return refusal('gold-first', { player: { seat: first.seat }, count: first.count });
  }
}

const nameOf = ({ card }: { readonly card: string }): string => printedName(card);

export function taskText(task: Task): Message {
  switch (task.kind) {
    case 'fight':
      return message('task.fight');
    case 'red':
      return message('task.red', { player: { seat: task.seat }, card: nameOf(task) });
    case 'navy':
    case 'hurricane':
    case 'gamble':
    case 'raise':
    case 'card':
    case 'playAll':
    case 'sea':
      return message(`task.${task.kind}`, { player: { seat: task.seat }, card: nameOf(task) });
    case 'tavern':
      return message('task.tavern', { players: task.hands.map(({ seat }) => ({ seat })) });
    case 'place':
      return message('task.place', { player: { seat: task.seat }, of: { seat: task.of } });
    case 'goods':
      return message('task.goods', { player: { seat: task.seat }, count: task.count });
    case 'gold':
      return message('task.gold', { player: { seat: task.seat }, count: task.count });
  }
}
