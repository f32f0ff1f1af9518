import { type Request, answers } from './command.ts';
import type { Pn532Frame } from './frame.ts';

/** Where the talk with the module stands. */
export type State =
  | { readonly phase: 'off' }
  | {
      readonly phase: 'asking';
      readonly request: Request;
      readonly acknowledged: boolean;
      /** Requests in a row that went unanswered. */
      readonly missed: number;
    }
  | { readonly phase: 'resting' };

export type Input =
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'frame'; readonly frame: Pn532Frame };

export type Effect =
  | { readonly kind: 'ask'; readonly request: Request }
  | { readonly kind: 'wake'; readonly after: number }
  | { readonly kind: 'proved' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'found'; readonly data: Uint8Array }
  /** A whole frame that answers nothing we have asked. */
  | { readonly kind: 'unexpected' };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** Milliseconds. The module acknowledges within 15 of its own; USB bridges add up to 16 each way. */
export const patience = {
  acknowledgement: 100,
  reply: 1000,
  /** Between two calls to a module that may have no power. */
  waking: 500,
  /** Between two looks: four of them fit into the shortest absence that counts. */
  rest: 60,
} as const;

/** Twice unanswered, the module is taken for restarted and is woken again; that often more, for silent. */
const missesBeforeWaking = 2;
const missesBeforeSilence = 4;

export const begin: State = { phase: 'off' };

function ask(request: Request, missed = 0): Step {
  const after = request === 'wake' ? patience.waking : patience.acknowledgement;
  return {
    state: { phase: 'asking', request, acknowledged: false, missed },
    effects: [
      { kind: 'ask', request },
      { kind: 'wake', after },
    ],
  };
}

function after(effects: readonly Effect[], step: Step): Step {
  return { state: step.state, effects: [...effects, ...step.effects] };
}

function miss(state: State & { phase: 'asking' }): Step {
  const missed = state.missed + 1;
  const request = missed < missesBeforeWaking ? state.request : 'wake';
  const said: Effect[] = missed === missesBeforeSilence ? [{ kind: 'silent' }] : [];
  return after(said, ask(request, missed));
}

function answer(request: Request, data: Uint8Array): Step {
  switch (request) {
    case 'wake':
      return after([{ kind: 'proved' }], ask('configure'));
    case 'configure':
      return ask('poll');
    case 'poll':
      return {
        state: { phase: 'resting' },
        effects: [
          { kind: 'found', data },
          { kind: 'wake', after: patience.rest },
        ],
      };
  }
}

function hearWhileAsking(state: State & { phase: 'asking' }, frame: Pn532Frame): Step {
  switch (frame.kind) {
    case 'ack':
      return { state: { ...state, acknowledged: true }, effects: [{ kind: 'wake', after: patience.reply }] };
    case 'nack':
    case 'error':
      return miss(state);
    case 'reply':
      if (answers(frame, state.request)) return answer(state.request, frame.data);
      return { state, effects: [{ kind: 'unexpected' }] };
    case 'request':
      return { state, effects: [{ kind: 'unexpected' }] };
  }
}

/** What comes next. Time enters as `timeout`, which the holder feeds in after the last `wake`. */
export function step(state: State, input: Input): Step {
  switch (input.kind) {
    case 'opened':
      return ask('wake');
    case 'closed':
      return { state: begin, effects: [] };
    case 'timeout':
      if (state.phase === 'asking') return miss(state);
      return state.phase === 'resting' ? ask('poll') : { state, effects: [] };
    case 'frame':
      if (state.phase === 'asking') return hearWhileAsking(state, input.frame);
      return { state, effects: [{ kind: 'unexpected' }] };
  }
}
