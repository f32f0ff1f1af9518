/** State is what remains of its events. */
export function fold<State, Event>(
  evolve: (state: State, event: Event) => State,
  state: State,
  events: readonly Event[],
): State {
  return events.reduce(evolve, state);
}
