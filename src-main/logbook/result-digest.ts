import { say } from '../contract/say.ts';
import { story as de } from '../contract/text/story/de.ts';
import { story as en } from '../contract/text/story/en.ts';
import type { EveningPart } from '../contract/logbook-evening.ts';
import type { EveningRow, Finding } from '../contract/logbook-parts.ts';
import type { ResultDigest } from '../log/library/index-session.ts';
import { games } from '../rules/games.ts';
import { languages, type Catalogue, type Language, type Message } from '../rules/kernel/message.ts';
import { seatIds, type BySeat } from '../rules/kernel/seat.ts';
import { nthOf } from './names.ts';
import { fold } from './fold.ts';
import { readResult, resultIdOf, type BareResult } from './files/results.ts';
import type { Told } from './digest.ts';
import { story, who } from './words.ts';

/** What the list says of an evening of which only the result is known. */
export function resultDigestOf(text: string, madeBy: number): ResultDigest | 'counted-already' | undefined {
  const result = readResult(text);
  if (!result) return undefined;
  if (result.same !== undefined) return 'counted-already';
  const { game, at, minutes, players, uuid } = result;
  const id = resultIdOf(uuid);
  const { title } = games[game];
  const day = new Date(at);
  const finding = findingOf(result);
  const ranks = ranksOf(players);
  const nth = nthOf(players.map(({ name }) => name));
  const told: Told = { finding, lead: [], unit: null, depth: '' };
  return {
    summary: {
      id,
      game,
      title,
      startedAt: at,
      changedAt: at,
      entries: 0,
      finished: true,
      captains: players.map(({ name }) => name),
      winners: players.filter(({ winner }) => winner).map(({ name }) => name),
    },
    digest: {
      id,
      game,
      startedAt: at,
      year: day.getFullYear(),
      month: day.getMonth() + 1,
      played: minutes * 60_000,
      over: true,
      readings: 0,
      words: wordsOf(result, finding),
      told: JSON.stringify(told),
      madeBy,
      seats: players.map(({ name, winner }, chair) => ({
        seat: seatIds[chair] ?? 'red',
        place: chair,
        captain: name,
        nth: nth[chair] ?? 1,
        rank: ranks[chair] ?? null,
        winner,
        figures: '{}',
      })),
      dice: [],
    },
  };
}

/** As they were told; else whoever won is first, and nobody knows of the others. */
const ranksOf = (players: BareResult['players']): readonly (number | null)[] =>
  players.map(({ rank, winner }) => rank ?? (winner ? 1 : null));

const seatOf = (chair: number) => who(seatIds[chair] ?? 'red');

function findingOf({ players }: BareResult): Finding {
  const winners = players.flatMap(({ winner }, chair) => (winner ? [chair] : []));
  const [first] = winners;
  if (first === undefined) return { certain: story('nobody'), how: null };
  if (winners.length > 1) return { certain: story('together', { among: winners.map(seatOf) }), how: null };
  return { certain: story('wins', { who: seatOf(first) }), how: null };
}

/** All there is to retell. */
export const bareEveningPart = (row: EveningRow, result: BareResult): EveningPart => ({
  row,
  depth: '',
  finding: row.finding,
  below: scoresOf(result),
  story: [],
  turns: [],
  rounds: [],
  countedIn: 'rounds',
  charts: [],
  corrected: 0,
  overruled: 0,
  undone: 0,
  stops: [],
  houseRules: [],
  playHash: null,
  sealed: false,
  twin: null,
  merged: [],
});

/** What each had at the end. */
function scoresOf({ players }: BareResult): readonly Message[] {
  return players.flatMap(({ score }, chair) =>
    score === null ? [] : [story('score', { who: seatOf(chair), score })],
  );
}

function wordsOf({ game, at, players, place }: BareResult, { certain }: Finding): string {
  const catalogues: Readonly<Record<Language, Catalogue>> = { en, de };
  const names: BySeat<string> = Object.fromEntries(players.map(({ name }, chair) => [seatIds[chair], name]));
  const spoken = languages.flatMap((language) => [
    say([games[game].text[language], catalogues[language]], certain, names),
    games[game].text[language]['title'] ?? '',
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at),
  ]);
  return fold([games[game].title, place, ...Object.values(names), ...spoken].join(' \n'));
}
