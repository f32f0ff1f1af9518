import type { AnyCommand } from '../contract/request.ts';
import type { EntryRow, Override } from '../log/entry.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { isBegin, evolveFact, type AnyEvent, type SessionState } from './fact.ts';
import { isTableEvent, type TableEvent } from './table-state.ts';

/** A fact as far as the query tables need it. */
export interface Recorded {
  readonly command: AnyCommand;
  readonly events: readonly AnyEvent[];
  readonly override?: Override;
  readonly at: number;
}

/** The rows of the query tables that belong to one fact. */
export function rowsOf(game: AnyGame, before: SessionState, fact: Recorded): readonly EntryRow[] {
  const rows: EntryRow[] = [];
  if (isBegin(fact.command)) rows.push(sessionRow('begun', game.id, fact.at));
  if (fact.override) {
    const { codes, reason } = fact.override;
    rows.push(row('rulings', { kind: 'override', codes: codes.join(' '), text: fact.command.kind, reason }));
  }
  let state = before;
  for (const event of fact.events) {
    const after = evolveFact(game, state, [event], fact.at);
    rows.push(
      ...(isTableEvent(event) ? tableRows(event, fact.at) : game.record(event, state.game, after.game)),
    );
    state = after;
  }
  if (state.game.depth !== before.game.depth && !isBegin(fact.command))
    rows.push(sessionRow('depth', state.game.depth, fact.at));
  if (isOver(game, state) && !isOver(game, before)) rows.push(sessionRow('ended', '', fact.at));
  return rows;
}

const isOver = (game: AnyGame, state: SessionState): boolean =>
  state.game.seats.length > 0 && game.standings(state.game).over;

const row = (table: string, values: EntryRow['values']): EntryRow => ({ table, values });
const sessionRow = (change: string, detail: string, at: number) => row('sessions', { change, detail, at });

function tableRows(event: TableEvent, at: number): readonly EntryRow[] {
  switch (event.kind) {
    case 'paused':
    case 'disputed':
    case 'resumed':
      return [sessionRow(event.kind, '', at)];
    case 'captainSeated':
      return [row('captains', { seat: event.seat, captain: event.captain })];
    case 'ruled':
      return [row('rulings', { kind: 'ruling', codes: '', text: event.text, reason: event.reason })];
    case 'noted':
      return [row('rulings', { kind: 'note', codes: '', text: event.text, reason: '' })];
    case 'revealed':
      return [row('rulings', { kind: 'reveal', codes: '', text: event.seat, reason: '' })];
  }
}
