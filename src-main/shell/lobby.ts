import { basename } from 'node:path';
import { boundaryOf, gameIds } from '../contract/games.ts';
import type { GameCard, HouseRulesCard, LastTime, Lobby, SessionCard } from '../contract/link-parts.ts';
import type { SeatPart } from '../contract/view.ts';
import type { DataDirectory, ListedSession } from '../log/data-directory.ts';
import { isRescuable } from '../log/rescue-session.ts';
import type { SessionSummary } from '../log/session-summary.ts';
import type { Message } from '../rules/kernel/message.ts';
import { cleanName } from '../rules/kernel/name.ts';
import { offers, type OptionValues } from '../rules/kernel/option.ts';
import { seatIds } from '../rules/kernel/seat.ts';
import { seatParts } from '../session/names.ts';
import type { LastSetup } from './last-setup.ts';
import { leftOff, standsAt } from './left-off.ts';
import type { NextTime } from './next-time.ts';
import type { Running } from './running.ts';
import { setupChoicesOf } from './before.ts';
import type { KeptChoices } from './kept-choices.ts';

/** What the start page shows: what can be gone on with, begun again, begun anew. */
export function lobbyOf(
  data: DataDirectory,
  running: Running | undefined,
  last: LastSetup | undefined,
  nextTime: NextTime,
  kept: KeptChoices,
): Omit<Lobby, 'opensFiles' | 'elsewhere' | 'demo'> {
  const listed = data.sessions();
  const placed = new Map(data.library.evenings.places().map(({ id, place }) => [id, cleanName(place)]));
  const sessions = listed.ok
    ? listed.value.map((one) =>
        marked(inItsPlace(sessionCard(one), placed.get(one.summary?.id ?? '')), nextTime),
      )
    : [];
  const open = sessions.find(({ over, fault, demo }) => !over && !fault && !demo);
  const unfinished = open && { ...open, ...leftOff(data.library.settings, open.id) };
  return {
    running: running
      ? marked(inItsPlace(runningCard(running), placed.get(running.table.log.heading.id)), nextTime)
      : null,
    unfinished: unfinished ?? null,
    last: last ? lastTime(last) : null,
    sessions,
    games: gameIds.flatMap((id) => gameCard(id, { library: data.library, kept }, nextTime)),
    opening: openingOf(data),
    captains: data.library.captains.list().map(({ name }) => name),
    places: placesOf(last, sessions, placed),
    houseRules: gameIds.flatMap((id) => houseRulesOf(data, id)),
    trash: data.trashed().map(({ path, id, at }) => ({ id: basename(path), title: id, at })),
  };
}

const inItsPlace = (card: SessionCard, place: string | undefined): SessionCard =>
  place ? { ...card, place } : card;

/** Each once: of last time, of the newest evenings, then of those that are here as a result alone. */
const placesOf = (
  last: LastSetup | undefined,
  sessions: readonly SessionCard[],
  placed: ReadonlyMap<string, string>,
): readonly string[] => {
  const all = [last?.place ?? '', ...sessions.map(({ place = '' }) => place), ...placed.values()];
  return [...new Set(all.filter((place) => place !== ''))];
};

function openingOf({ looks }: DataDirectory): Lobby['opening'] {
  const [look] = looks.current;
  return look ? { file: basename(look.path), part: look.part } : null;
}

/** Checked against the game's options as they are now: one that is not offered any more is left out. */
function houseRulesOf(data: DataDirectory, game: string): readonly HouseRulesCard[] {
  const known = boundaryOf(game)?.game.options ?? [];
  return data.library.houseRules.list(game).map(({ name, options }) => {
    const given = Object.entries(isRecord(options) ? options : {});
    const kept = given.filter(([key, value]) =>
      known.some((option) => option.name === key && offers(option, value)),
    );
    return { game, name, options: Object.fromEntries(kept) as OptionValues };
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function sessionCard({ file, summary, fault }: ListedSession): SessionCard {
  if (!summary) {
    const card = { id: file, title: file, game: '', startedAt: 0, playedAt: 0, entries: 0, over: false };
    const rescuable = fault !== undefined && isRescuable(fault);
    return { ...card, captains: [], fault: faultOf(file, fault), rescuable };
  }
  return {
    id: file,
    title: cleanName(summary.title),
    game: summary.game,
    startedAt: summary.startedAt,
    playedAt: summary.changedAt,
    entries: summary.entries,
    over: summary.finished,
    captains: captainsOf(summary),
    winners: summary.winners.map(cleanName),
  };
}

/** Each display puts it into its own language. */
const faultOf = (file: string, fault: ListedSession['fault']): Message => ({
  key: `fault.${fault?.code ?? 'damaged'}`,
  values: { detail: fault?.detail ?? file },
});

/** The summary keeps names in the order of the seats; the marks are handed out in that order too. */
const captainsOf = (summary: SessionSummary): readonly SeatPart[] =>
  seatParts(
    { seats: seatIds.slice(0, summary.captains.length) },
    Object.fromEntries(summary.captains.map((captain, at) => [seatIds[at] ?? '', captain])),
  );

/** A recording that plays itself is said to be one wherever it is listed. */
const marked = (card: SessionCard, nextTime: NextTime): SessionCard =>
  nextTime.isRecorded(card.id) ? { ...card, demo: true } : card;

function runningCard({ file, table }: Running): SessionCard {
  const { heading, entries } = table.log;
  return {
    id: file,
    title: cleanName(heading.title),
    game: heading.game,
    startedAt: heading.startedAt,
    playedAt: entries.at(-1)?.at ?? heading.startedAt,
    entries: entries.length,
    over: table.begun && table.game.standings(table.state.game).over,
    captains: seatParts(table.state.game, table.state.table.captains),
    ...standsAt({ table }),
  };
}

const lastTime = ({ game, setup, place }: LastSetup): LastTime => ({
  game,
  captains: setup.seats,
  depth: setup.depth ?? boundaryOf(game)?.game.defaultDepth ?? '',
  options: setup.options ?? {},
  edition: (setup.edition ?? {}) as LastTime['edition'],
  place,
});

function gameCard(
  id: string,
  lying: Parameters<typeof setupChoicesOf>[1],
  nextTime: NextTime,
): readonly GameCard[] {
  const boundary = boundaryOf(id);
  if (!boundary) return [];
  const { title, leastSeats, mostSeats, box = null, depths, defaultDepth, options } = boundary.game;
  const setup = setupChoicesOf(boundary, lying);
  const kept = nextTime.card(id);
  return [{ id, title, leastSeats, mostSeats, box, depths, defaultDepth, options, setup, kept }];
}
