import type { AnyGame, Game, GameCommand, GameEvent, GameState } from '../../src-main/rules/kernel/game.ts';
import { message } from '../../src-main/rules/kernel/message.ts';
import { must, type Prompt } from '../../src-main/rules/kernel/prompt.ts';
import { refusalsOf } from '../../src-main/rules/kernel/refusal.ts';
import { accept, refuse } from '../../src-main/rules/kernel/result.ts';
import type { BySeat, SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';
import { leastGame } from '../../src-main/rules/kernel/least-game.ts';
import { harbourPieces } from '../chest/harbour.ts';

/**
 * A game of everything that readers can answer: bids in secret by number or die, a card from each in turn, two dice
 * thrown together, and a flag and a light that each take any card at the same time.
 */
interface State extends GameState {
  readonly phase: 'bids' | 'cards' | 'throw' | 'harbour';
  readonly bids: BySeat<number>;
  readonly played: readonly string[];
  readonly laid: readonly string[];
  readonly thrown: number;
}

type Command =
  | { readonly kind: 'bid'; readonly seat: SeatId; readonly amount: number }
  | { readonly kind: 'play'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'throw'; readonly faces: readonly number[] }
  | { readonly kind: 'lay'; readonly at: 'flag' | 'light'; readonly card: string };

type Event =
  | { readonly kind: 'begun'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'bidden'; readonly seat: SeatId; readonly amount: number }
  | { readonly kind: 'played'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'thrown'; readonly faces: readonly number[] }
  | { readonly kind: 'laid'; readonly at: 'flag' | 'light'; readonly card: string };

const refusals = {
  'played-already': { rule: 'harbour.cards', waivable: true },
  'doubles-do-not-count': { rule: 'harbour.dice', waivable: true },
} as const;
const no = refusalsOf(refusals);

const blank: State = {
  seats: [],
  depth: 'whole',
  phase: 'bids',
  bids: {},
  played: [],
  laid: [],
  thrown: 0,
};

const cardOf = (sign: Sign | undefined): string | undefined =>
  sign?.kind === 'card' ? `${sign.row}/${String(sign.copy)}` : undefined;

function decide(state: State, command: Command, waived: ReadonlySet<string>) {
  switch (command.kind) {
    case 'bid':
      return accept<readonly Event[]>([{ ...command, kind: 'bidden' }]);
    case 'play':
      return state.played.includes(command.card) && !waived.has('played-already')
        ? refuse(no('played-already', { card: command.card }))
        : accept<readonly Event[]>([{ ...command, kind: 'played' }]);
    case 'throw':
      return command.faces[0] === command.faces[1] && !waived.has('doubles-do-not-count')
        ? refuse(no('doubles-do-not-count'))
        : accept<readonly Event[]>([{ ...command, kind: 'thrown' }]);
    case 'lay':
      return accept<readonly Event[]>([{ ...command, kind: 'laid' }]);
  }
}

function evolve(state: State, event: Event): State {
  switch (event.kind) {
    case 'begun':
      return { ...blank, seats: event.seats };
    case 'bidden': {
      const bids = { ...state.bids, [event.seat]: event.amount };
      return { ...state, bids, phase: Object.keys(bids).length === state.seats.length ? 'cards' : 'bids' };
    }
    case 'played': {
      const played = [...state.played, event.card];
      return { ...state, played, phase: played.length % state.seats.length === 0 ? 'throw' : 'cards' };
    }
    case 'thrown':
      return { ...state, thrown: state.thrown + event.faces.reduce((a, b) => a + b, 0), phase: 'harbour' };
    case 'laid': {
      const laid = [...state.laid, event.at];
      return laid.length < 2 ? { ...state, laid } : { ...state, laid: [], bids: {}, phase: 'bids' };
    }
  }
}

const turn = ({ played, seats }: State): SeatId => seats[played.length % seats.length] ?? 'red';

function prompts(state: State): readonly Prompt[] {
  const asked = (kind: string) => ({
    ask: message(`ask.${kind}`),
    hint: message(`hint.${kind}`),
    rule: `harbour.${kind}`,
  });
  switch (state.phase) {
    case 'bids':
      return [
        must({
          kind: 'bid',
          whom: state.seats,
          answered: state.seats.filter((seat) => state.bids[seat] !== undefined),
          shown: ['bids', state.played.length],
          secret: true,
          ...asked('bid'),
        }),
      ];
    case 'cards':
      return [
        must({
          kind: 'play',
          whom: [turn(state)],
          shown: state.played,
          ...asked('play'),
        }),
      ];
    case 'throw':
      return [
        must({
          kind: 'throw',
          whom: [turn(state)],
          shown: state.played,
          ...asked('throw'),
        }),
      ];
    case 'harbour':
      return (['flag', 'light'] as const)
        .filter((at) => !state.laid.includes(at))
        .map((at) =>
          must({
            kind: at,
            whom: 'anyone',
            shown: [at, state.played],
            ...asked(at),
          }),
        );
  }
}

const interpret: Game<State, Command & GameCommand, Event & GameEvent>['interpret'] = (
  _,
  prompt,
  signs,
  seat,
) => {
  const newest = signs.at(-1);
  switch (prompt.kind) {
    case 'bid': {
      if (newest?.kind === 'face' && newest.die.startsWith('bid-'))
        return command({ kind: 'bid', seat: newest.die.slice(4) as SeatId, amount: Number(newest.face) % 6 });
      if (newest?.kind !== 'number') return { kind: 'unfit' };
      return seat
        ? command({ kind: 'bid', seat, amount: newest.value })
        : { kind: 'incomplete', missing: ['seat'] };
    }
    case 'throw': {
      if (!isShipDie(newest)) return { kind: 'unfit' };
      const faces = signs.flatMap((sign) => (isShipDie(sign) ? [Number(sign.face)] : []));
      return faces.length < 2
        ? { kind: 'incomplete', missing: ['die'] }
        : faces.length === 2
          ? command({ kind: 'throw', faces })
          : { kind: 'unfit' };
    }
    default: {
      const card = cardOf(newest);
      if (card === undefined) return { kind: 'unfit' };
      if (prompt.kind === 'play') return seat ? command({ kind: 'play', seat, card }) : { kind: 'unfit' };
      return command({ kind: 'lay', at: prompt.kind as 'flag' | 'light', card });
    }
  }
};

const isShipDie = (sign: Sign | undefined): sign is Extract<Sign, { kind: 'face' }> =>
  sign?.kind === 'face' && ['oak', 'teak'].includes(sign.die);

const command = (meant: Command) => ({ kind: 'command', command: meant }) as const;

/** What is thrown or set to a side, by what is asked. */
const press: Game<State, Command & GameCommand, Event & GameEvent>['press'] = (_, { kind, whom }) => {
  const bids = whom === 'anyone' ? [] : whom.map((seat) => `bid-${seat}`);
  const dice = kind === 'throw' ? ['oak', 'teak'] : kind === 'bid' ? bids : undefined;
  const step = { path: [], lacks: 'die', choices: [], ...(dice ? { dice } : {}) };
  return { kind: 'open', step, hasMore: dice !== undefined };
};

const small = leastGame<State, Command & GameCommand, Event & GameEvent>({
  id: 'harbour',
  blank,
  begin: ({ seats }) => accept([{ kind: 'begun', seats }]),
  secrets: {
    hide: (state, sees) => {
      const { bids, phase } = state as State;
      const isSeen = ([seat]: [string, unknown]) => phase !== 'bids' || sees(seat as SeatId);
      const seen = Object.entries(bids).map((bid) => (isSeen(bid) ? bid : [bid[0], 0]));
      return { ...state, bids: Object.fromEntries(seen) as BySeat<number> };
    },
    hideIn: (command, sees, now) => {
      const bid = command as Command;
      const isSealed = bid.kind === 'bid' && (now as State).phase === 'bids' && !sees(bid.seat);
      return isSealed ? ({ ...bid, amount: 0 } as Command & GameCommand) : command;
    },
    opens: () => undefined,
  },
  decide,
  evolve,
  prompts,
  interpret,
  press,
  scores: ({ seats, thrown }) => Object.fromEntries(seats.map((seat) => [seat, thrown])),
});

export const harbour: AnyGame = {
  ...small,
  refusals,
  pieces: () => harbourPieces,
  text: {
    en: {
      'card.sloop': 'Sloop {copy}',
      'card.brig': 'Brig {copy}',
      'card.galleon': 'Galleon {copy}',
      'face.oak': 'oak {copy}',
      'face.teak': 'teak {copy}',
      'ask.play': 'plays a ship',
      'refusal.played-already': '{card} was played already.',
      'refusal.doubles-do-not-count': 'Doubles do not count.',
    },
    de: { 'card.sloop': 'Schaluppe {copy}' },
  },
};
