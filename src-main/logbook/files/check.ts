import { codeNow } from '../../rules/kernel/table-service.ts';
import type { CheckPart } from '../../contract/logbook-files.ts';
import type { LogFault } from '../../log/entry.ts';
import type { Finding } from '../../log/finding.ts';
import { readOnlyLog } from '../../log/read-only.ts';
import { verify } from '../../log/verify.ts';
import { games } from '../../rules/games.ts';
import { message, type Message } from '../../rules/kernel/message.ts';
import { canonical } from '../../rules/kernel/digest.ts';
import { accept, type Result, UnknownMember } from '../../rules/kernel/result.ts';
import { blankSession, commandOf, decideFact } from '../../session/fact.ts';
import { openTable } from '../../session/open-table.ts';
import type { RunningTable } from '../../session/running-table.ts';
import { isGame } from '../course.ts';

/** Reads a session whole: every byte, every seal, and every entry once more by today's rules. */
export function checked(path: string): Result<CheckPart, LogFault> {
  const read = verify(path);
  if (!read.ok) return read;
  const { findings, heading, entries } = read.value;
  const found = findings.map(wordsOf);
  const game = heading?.heading.game ?? '';
  const opened =
    heading && isGame(game) ? openTable(games[game], readOnlyLog(heading.heading, entries), Date) : undefined;
  const table = opened?.ok ? opened.value : undefined;
  // While anything is sealed, a hash over it could be tried out, and so could what a rule would say to it.
  const open = table && isOver(table) ? table : undefined;
  return accept({
    sound: findings.length === 0 && table !== undefined,
    entries: entries.length,
    found:
      opened?.ok === false ? [...found, message('finding.unreadable', { detail: opened.no.detail })] : found,
    playHash: open?.playHash() ?? null,
    otherwise: open ? otherwiseToday(open) : [],
  });
}

const wordsOf = ({ kind, ...values }: Finding): Message => message(`finding.${kind}`, values);

const isOver = ({ game, state, begun }: RunningTable): boolean => begun && game.standings(state.game).over;

/** Entries that today's rules would decide otherwise, each on the state as it was. */
export function otherwiseToday(table: RunningTable): readonly number[] {
  return table
    .entriesInForce()
    .filter((entry) => {
      if (entry.kind !== 'fact') return false;
      const before = entry.parent === 0 ? blankSession(table.game) : table.stateAt(entry.parent);
      try {
        const today = decideFact(
          table.game,
          before,
          commandOf(entry),
          new Set(entry.override?.codes.map(codeNow)),
        );
        return !today.ok || canonical(today.value) !== entry.events;
      } catch (error) {
        // Nothing knows such a command any more.
        if (error instanceof UnknownMember) return true;
        throw error;
      }
    })
    .map(({ seq }) => seq);
}
