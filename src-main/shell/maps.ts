import { layoutSchema } from '../contract/games/pirate-quest.ts';
import { pictureOf, type MapLooked } from '../contract/games/pirate-quest-map.ts';
import { mapCalls } from '../contract/link-calls.ts';
import { speaker } from '../contract/words.ts';
import { handlersOf, type Handlers } from '../link/handler.ts';
import type { Library } from '../log/library/library.ts';
import type { Language } from '../rules/kernel/message.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import { pirateQuest } from '../rules/pirate-quest/game.ts';
import { isMapProblem } from '../rules/pirate-quest/map/build.ts';
import { diagonalOnly, hasWayToGoal, traps } from '../rules/pirate-quest/map/check.ts';
import { mapFor } from '../rules/pirate-quest/map/choose.ts';
import type { MapChoice, MapLayout } from '../rules/pirate-quest/map/layout.ts';
import type { Companion } from './companion.ts';

const keyed = 'map pirate-quest ';

export interface KeptMap {
  readonly name: string;
  readonly layout: MapLayout;
}

/** The maps a table has laid itself, by name. What cannot be read any more is left out. */
export function keptMaps(library: Library): readonly KeptMap[] {
  return library.settings.list().flatMap(({ name, value }) => {
    if (!name.startsWith(keyed)) return [];
    const read = layoutSchema.safeParse(value);
    return read.success ? [{ name: name.slice(keyed.length), layout: read.data }] : [];
  });
}

export function mapHandlers(companion: Companion): Handlers {
  const { settings } = companion.data.library;
  return handlersOf(mapCalls, {
    'map.look': ({ map }, { language }) => accept(looked(map, language)),
    'map.save': ({ name, layout }, { language }) => {
      const { problem } = looked({ kind: 'laid', layout }, language);
      if (problem !== null) return refuse({ code: 'map-not-kept', values: { problem } });
      const saved = settings.set(keyed + name, { ...layout, id: name });
      companion.tellLobby();
      return saved.ok ? accept(null) : refuse({ code: saved.no.code, values: { detail: saved.no.detail } });
    },
    'map.remove': ({ name }) => {
      const removed = settings.remove(keyed + name);
      companion.tellLobby();
      return removed.ok
        ? accept(null)
        : refuse({ code: removed.no.code, values: { detail: removed.no.detail } });
    },
  });
}

function looked(map: MapChoice, language: Language): MapLooked {
  const say = speaker(pirateQuest, language, () => ({}));
  const laid = mapFor(map, false);
  if (typeof laid === 'string') {
    const key = isMapProblem(laid) ? `map.${laid}` : 'refusal.no-such-scenario';
    const layout = map.kind === 'laid' ? map.layout : null;
    const problem = say({ key, values: { problem: laid } });
    return { layout, picture: null, problem, diagonalOnly: [], traps: [] };
  }
  const { chart, layout } = laid;
  return {
    layout,
    picture: pictureOf(chart),
    problem: hasWayToGoal(chart) ? null : say({ key: 'map.no-way' }),
    diagonalOnly: diagonalOnly(chart),
    traps: traps(chart),
  };
}
