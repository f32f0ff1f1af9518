import type { DicePage, DiePart, DieVerdict } from '../contract/logbook-figures.ts';
import type { Finding } from '../contract/logbook-parts.ts';
import type { Library } from '../log/library/library.ts';
import { message, type MessageValue } from '../rules/kernel/message.ts';
import { isGame } from './course.ts';
import { dieSumsOf, sidesOf, type DieSource, type DieSums } from './die-sums.ts';
import { accusedAtMost, bandOf, enoughRolls } from './die-test.ts';

/** The dice of all evenings, or of one, from what the index keeps. */
export function dicePage({ totals }: Library, evening?: number): DicePage {
  const dice = evening === undefined ? allDice(totals) : diceOn(totals, evening);
  const of = (source: DieSource): number =>
    dice.filter((die) => die.source === source).reduce((sum, { rolls }) => sum + rolls, 0);
  const accused = dice.filter(({ source, verdict }) => source === 'scanned' && verdict?.kind === 'accused');
  return {
    finding: diceFinding(accused, of('scanned')),
    dice,
    scanned: of('scanned'),
    typed: of('typed'),
    accusedAtMost,
  };
}

const allDice = (totals: Library['totals']): readonly DiePart[] =>
  totals
    .all('die')
    .flatMap(({ about, key, value }) =>
      diePart(about.slice('die '.length), key as DieSource, value as DieSums),
    );

const diceOn = (totals: Library['totals'], evening: number): readonly DiePart[] =>
  [...Map.groupBy(totals.rolledOn(evening), ({ die }) => die)].flatMap(([die, its]) =>
    Object.entries(dieSumsOf(die, its)).flatMap(([source, sums]) => diePart(die, source as DieSource, sums)),
  );

/** Odds beyond this are no number anybody has a feeling for. */
const beyondCounting = 9999;

function diceFinding(accused: readonly DiePart[], scanned: number): Finding {
  const [worst] = [...accused].sort(
    (one, other) => (other.verdict?.against ?? 0) - (one.verdict?.against ?? 0),
  );
  if (worst?.verdict) {
    const values = { die: worst.label, face: faceNamed(worst.die, worst.verdict.face ?? '') };
    return {
      certain: message('figures.die.favours', values),
      how:
        worst.verdict.against > beyondCounting
          ? message('figures.die.odds.beyond')
          : message('figures.die.odds', { odds: Math.round(worst.verdict.against) }),
    };
  }
  return scanned === 0
    ? { certain: message('figures.die.none'), how: null }
    : { certain: message('figures.die.fair'), how: null };
}

/** What is on a face, part by part; on a die with numbers the number. */
function faceNamed(die: string, face: string): MessageValue {
  if (sidesOf(die).every((side) => /^\d+$/.test(side.face))) return face;
  return face
    .split('+')
    .map((part) =>
      /^\d$/.test(part)
        ? message(`figures.face.pips.${part === '1' ? 'one' : 'more'}`, { count: Number(part) })
        : message(`figures.face.${part}`),
    );
}

function diePart(die: string, source: DieSource, sums: DieSums): readonly DiePart[] {
  const [game = '', colour = ''] = die.split(' ');
  if (!isGame(game) || sums.rolls === 0) return [];
  const sides = sidesOf(die);
  const all = sides.reduce((sum, each) => sum + each.sides, 0);
  const known = sides.map(({ face, sides: its }) => ({
    face,
    sides: its,
    count: sums.counts[face] ?? 0,
    due: (sums.rolls * its) / all,
    band: bandOf(sums.rolls, its / all, sides.length),
  }));
  const told = Object.entries(sums.counts).map(([face, count]) => ({
    face,
    sides: 0,
    count,
    due: 0,
    band: [0, sums.rolls] as const,
  }));
  const faces = known.length > 0 ? known : told;
  const label = message(`figures.die.${colour}`);
  const verdict = source === 'typed' ? null : verdictOf(sums, faces);
  return [{ die, game, label, source, rolls: sums.rolls, firstAt: sums.firstAt, faces, verdict }];
}

function verdictOf({ judged, rolls }: DieSums, faces: DiePart['faces']): DieVerdict {
  if (!judged) return { kind: 'faces-unknown', against: 1, since: null, face: null, more: null };
  const { since } = judged;
  const against = Math.exp(judged.against);
  const over = (face: DiePart['faces'][number]): number => (face.count - face.due) / Math.sqrt(face.due);
  const [favoured] = [...faces].sort((one, other) => over(other) - over(one));
  if (since !== null) return { kind: 'accused', against, since, face: favoured?.face ?? null, more: null };
  const more = enoughRolls - rolls;
  return more > 0
    ? { kind: 'too-few', against, since: null, face: null, more }
    : { kind: 'fair', against, since: null, face: null, more: null };
}
