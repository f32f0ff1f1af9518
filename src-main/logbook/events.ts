import type { GameEvent } from '../rules/kernel/game.ts';
import type { Step } from './course.ts';

/** Finds the events of one kind, each with the step it belongs to, in the words of one game. */
export const finderOf =
  <Event extends GameEvent>() =>
  <Kind extends Event['kind']>(
    steps: readonly Step[],
    kind: Kind,
  ): readonly (readonly [Extract<Event, { readonly kind: Kind }>, Step])[] =>
    steps.flatMap((step) =>
      (step.events as readonly Event[]).flatMap((event) =>
        event.kind === kind ? [[event as Extract<Event, { readonly kind: Kind }>, step] as const] : [],
      ),
    );
