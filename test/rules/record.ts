/**
 * Records games anew, once a change of rules or words is meant: `npm run record`, with `--game pirate-attack` of one
 * game alone. `--look 120` says all that comes of the step in that line of its file. `--again` chooses other games for
 * rules that the recorded ones never meet: of those that are recorded, and of so many `--seeds` beside them. `--fill`
 * leaves them as they are, and brings into them what none of them names, such as a refusal that is new.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { oneOf, readOptions } from '../support/options.ts';
import { observe } from './reached.ts';
import type { Aspect, RecordedGame } from './recorded.ts';

const values = readOptions(
  {
    game: { type: 'string' },
    look: { type: 'string' },
    again: { type: 'boolean', default: false },
    fill: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '240' },
  },
  ['look', 'seeds'],
);

const known = readdirSync(join(import.meta.dirname, '../../src-main/rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
  .map(({ name }) => name);
const asked = values.game === undefined ? known : [oneOf('game', values.game, known)];

// Rules are read only once it is clear whether they are observed.
if (values.again) for (const game of asked) observe(game);
const { changedBetween, fileOf, gameNamed, recordedAnew, recordedGames, saidIn, written } =
  await import('./recorded.ts');

/** In what a game that is recorded anew is another one, and at how many steps. */
function changes(before: readonly RecordedGame[], after: readonly RecordedGame[]): string {
  const counts = new Map<Aspect, number>();
  const sums = [before, after].map((all) =>
    all.flatMap(({ sum, steps }) => [sum, ...steps.map((step) => step.sum)]),
  );
  for (const [at, sum] of sums[1]!.entries())
    for (const aspect of changedBetween(sums[0]![at] ?? '', sum))
      counts.set(aspect, (counts.get(aspect) ?? 0) + 1);
  return [...counts].map(([aspect, count]) => `, ${aspect} otherwise ${count} times`).join('');
}

async function recorded(game: AnyGame): Promise<void> {
  const { chosenAgain, filledUp } = await import('./chosen.ts');
  const isOther = values.again || values.fill;
  const before = isOther ? [] : recordedGames(game.id);
  const chosen = values.again ? await chosenAgain(game, Number(values.seeds)) : recordedGames(game.id);
  const all = isOther ? await filledUp(game, chosen) : chosen;
  const after = all.map((one) => recordedAnew(game, one));
  writeFileSync(fileOf(game.id), written(after));
  const steps = after.reduce((sum, one) => sum + one.steps.length, 0);
  console.log(`${game.id}: ${after.length} games, ${steps} steps${isOther ? '' : changes(before, after)}`);
}

for (const id of asked)
  if (values.look === undefined) await recorded(gameNamed(id));
  else console.log(JSON.stringify(saidIn(gameNamed(id), Number(values.look)), null, 2));
