import type { Course } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Seen } from '../drawing.ts';
import { placeOf } from './parts.ts';

/** "inward to 24: a Trading Post, draws 1" */
export function courseWords(seen: Seen, course: Course): string {
  const { say } = seen;
  const way = say({ key: `drawn.way.${course.direction}`, values: { to: placeOf(seen, course.to) } });
  const notes = [
    ...(course.wins ? [say({ key: 'note.wins' })] : []),
    ...(course.takesFlag && !course.wins ? [say({ key: 'note.flag' })] : []),
    ...course.reasons.map((reason) => say({ key: `reason.${reason}` })),
    ...(course.beside ? [say({ key: 'reason.battle' })] : []),
    ...(course.fall ? [say({ key: 'note.fall' })] : []),
    ...(course.lands === course.to
      ? []
      : [say({ key: 'note.swept', values: { lands: placeOf(seen, course.lands) } })]),
    ...(course.draws > 0 ? [say({ key: 'note.draws', values: { draws: course.draws } })] : []),
  ];
  return notes.length > 0 ? `${way}: ${notes.join(', ')}` : way;
}
