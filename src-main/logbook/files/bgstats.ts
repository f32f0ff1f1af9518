import { createHash } from 'node:crypto';
import type { BgStatsLink } from '../../contract/logbook-files.ts';
import { minutesOf, secondsOf, type Play } from './play.ts';

/**
 * BG Stats takes plays as a file and by a link. Every identity is made from our own ids and never by counting, so that
 * an evening that was corrected takes the place of the one that was handed over before.
 */
const source = 'Quartermaster';

/** A name-based UUID (version 5) in capital letters, as their files have them. */
export function uuidOf(name: string): string {
  const space = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex');
  const bytes = createHash('sha1').update(space).update(`quartermaster:${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex').toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The file: ids hold inside it only, uuids everywhere. */
export function bgsplay(plays: readonly Play[], exportedAt: number): object {
  const changed = (at: number) => secondsOf(at);
  const people = new Map(
    plays.flatMap(({ players }) => players.map(({ person, name }) => [person, name] as const)),
  );
  const games = new Map(plays.map(({ game, title }) => [game, title] as const));
  const places = new Set(plays.flatMap(({ place }) => place ?? []));
  const idIn = (keys: Iterable<string>, key: string): number => [...keys].indexOf(key) + 1;
  const newest = Math.max(0, ...plays.map(({ endedAt }) => endedAt));
  return {
    about: source,
    tags: [],
    groups: [],
    players: [...people].map(([person, name], at) => ({
      uuid: uuidOf(`person:${person}`),
      id: at + 1,
      name,
      isAnonymous: false,
      modificationDate: changed(newest),
    })),
    locations: [...places].map((name, at) => ({
      uuid: uuidOf(`place:${name}`),
      id: at + 1,
      name,
      modificationDate: changed(newest),
    })),
    games: [...games].map(([game, name], at) => ({
      uuid: uuidOf(`game:${game}`),
      id: at + 1,
      name,
      modificationDate: changed(newest),
      cooperative: false,
      highestWins: true,
      noPoints: false,
      usesTeams: false,
    })),
    plays: plays.map((play) => ({
      uuid: uuidOf(`evening:${play.id}`),
      modificationDate: changed(exportedAt),
      entryDate: changed(play.endedAt),
      // In a file a play is dated by its beginning, in a link by its end.
      playDate: changed(play.startedAt),
      usesTeams: false,
      durationMin: minutesOf(play.played),
      ignored: false,
      manualWinner: true,
      rounds: 0,
      ...(play.place === null ? {} : { locationRefId: idIn(places, play.place) }),
      gameRefId: idIn(games.keys(), play.game),
      board: '',
      rating: 0,
      scoringSetting: 0,
      playImages: '[]',
      ...(play.remark === null ? {} : { comments: play.remark }),
      playerScores: play.players.map((player) => ({
        playerRefId: idIn(people.keys(), player.person),
        score: player.score === null ? '' : String(player.score),
        winner: player.winner,
        newPlayer: false,
        startPlayer: player.chair === 1,
        rank: player.rank ?? 0,
        seatOrder: player.chair,
      })),
    })),
    challenges: [],
    deletedObjects: [],
    userInfo: { meRefId: 0, exportDate: changed(exportedAt) },
  };
}

/** Every field that the app wants always is always sent; what is not known is left out. */
export function bgStatsPlay(play: Play): object {
  return {
    sourceName: source,
    sourcePlayId: play.id,
    playDate: secondsOf(play.endedAt),
    durationMin: minutesOf(play.played),
    ...(play.remark === null ? {} : { comments: play.remark }),
    ...(play.place === null ? {} : { location: play.place }),
    game: { name: play.title, sourceGameId: play.game, highestWins: true, noPoints: false },
    players: play.players.map((player) => ({
      name: player.name,
      sourcePlayerId: player.person,
      startPlayer: player.chair === 1,
      ...(player.rank === null ? {} : { rank: player.rank }),
      ...(player.score === null ? {} : { score: player.score }),
      winner: player.winner,
    })),
  };
}

const address = 'app.bgstatsapp.com/createPlay.html?data=';

export function bgStatsUrls(play: Play): Pick<BgStatsLink, 'url' | 'app'> {
  const data = encodeURIComponent(JSON.stringify(bgStatsPlay(play)));
  return { url: `https://${address}${data}`, app: `bgstats://${address}${data}` };
}
