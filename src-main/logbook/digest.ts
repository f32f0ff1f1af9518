import { cleanName } from '../rules/kernel/name.ts';
import type { Finding } from '../contract/logbook-parts.ts';
import { say } from '../contract/say.ts';
import { story as de } from '../contract/text/story/de.ts';
import { story as en } from '../contract/text/story/en.ts';
import type { DiceDigest, EveningDigest, SeatDigest } from '../log/library/evenings.ts';
import type { ReadSession } from '../log/library/index-session.ts';
import { languages, type Language, type Message } from '../rules/kernel/message.ts';
import { courseOf, isGame, playedOf, type Course } from './course.ts';
import { diceOf } from './dice-rolled.ts';
import type { Figures } from './figures.ts';
import { fold } from './fold.ts';
import { heroOf, leadIn, leadLine, standsOf } from './lead.ts';
import { madeBy } from './made-by.ts';
import { nthOf } from './names.ts';
import { storyOf } from './story.ts';
import { tellingOf } from './tellings.ts';

/** What a row of the list says. */
export interface Told {
  readonly finding: Finding;
  readonly lead: readonly number[];
  readonly unit: Message | null;
  readonly depth: string;
}

/** What the library remembers of one evening. */
export function digestOf({ heading, entries, readings }: ReadSession): EveningDigest | undefined {
  if (!isGame(heading.game)) return undefined;
  const course = courseOf(heading.game, heading, entries);
  const told = toldOf(course);
  const begun = new Date(heading.startedAt);
  return {
    id: heading.id,
    game: heading.game,
    startedAt: heading.startedAt,
    year: begun.getFullYear(),
    month: begun.getMonth() + 1,
    played: playedOf(course),
    over: course.over,
    readings,
    words: wordsOf(course, told, begun),
    told: JSON.stringify(told),
    madeBy,
    seats: seatsOf(course),
    dice: diceOf(course).map(({ die, source, faces }): DiceDigest => ({
      die,
      source,
      faces: JSON.stringify(faces),
    })),
  };
}

function toldOf(course: Course): Told {
  const hero = heroOf(course);
  return {
    finding: storyOf(course).finding,
    lead: hero ? leadLine(standsOf(course), hero) : [],
    unit: hero ? tellingOf(course.id).unit : null,
    depth: course.final.game.depth,
  };
}

/** Only of an evening that is over is anything counted; of another nobody may know everything yet. */
function seatsOf(course: Course): readonly SeatDigest[] {
  const { seats, captains, standings, over } = course;
  const figures = over ? tellingOf(course.id).figures(course) : {};
  const behind = over ? cameFrom(course) : undefined;
  const names = seats.map((seat) => cleanName(captains[seat] ?? '') || seat);
  const nths = nthOf(names);
  return seats.map((seat, place) => {
    const captain = names[place] ?? seat;
    const nth = nths[place] ?? 1;
    const rank = standings?.ranks.find((standing) => standing.seat === seat)?.rank ?? null;
    const winner = standings?.winners.includes(seat) ?? false;
    return {
      seat,
      place,
      captain,
      nth,
      rank,
      winner,
      figures: JSON.stringify({ ...figures[seat], ...(winner ? behind : {}) }),
    };
  });
}

/** How far behind the one winner was at worst, once on the board. */
function cameFrom(course: Course): Pick<Figures, 'cameFrom'> {
  const [winner, ...others] = course.standings?.winners ?? [];
  if (!winner || others.length > 0) return {};
  const on = standsOf(course).filter(({ scores }) => (scores[winner] ?? 0) > 0);
  const worst = Math.min(0, ...on.map(({ scores }) => leadIn(scores, winner)));
  return worst < 0 ? { cameFrom: -worst } : {};
}

/** Title, game, captains, date and how it ended, in every language. */
function wordsOf({ game, heading, captains }: Course, { finding }: Told, begun: Date): string {
  const catalogues: Readonly<Record<Language, typeof en | typeof de>> = { en, de };
  const spoken = languages.flatMap((language) => {
    const sentence = [finding.certain, ...(finding.how ? [finding.how] : [])];
    const month = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
    return [
      ...sentence.map((message) => say([game.text[language], catalogues[language]], message, captains)),
      game.text[language]['title'] ?? '',
      month.format(begun),
    ];
  });
  return fold([heading.title, ...Object.values(captains), ...spoken, isoDay(begun)].join(' \n'));
}

const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
