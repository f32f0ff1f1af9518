import type {
  FightPart,
  SheetFigure,
  SheetSide,
} from '../../../src-main/contract/games/pirate-attack-view.ts';
import type { AttackStep, Outcome, Side, StepNumber, Totals } from '../../elements/attack.ts';
import type { Seen } from '../drawing.ts';

type SideName = keyof FightPart['sides'];

/** The fight as the sheet of an attack shows it. Whatever may still change is italic, and its arrows dashed. */
export function attackOf(seen: Seen, { sides: fighting, sheet, afloat }: FightPart) {
  const { say } = seen;
  const outcomeOf = (name: SideName): Outcome | undefined => {
    const verdict = sheet?.verdicts[name];
    if (verdict) {
      const { standing, words } = verdict;
      const word = say({ key: `drawn.sheet.standing.${standing}` });
      const sinks = standing === 'sinks' || standing === 'deserted';
      return { word, words: words ? say(words) : '', sinks, ...(afloat ? { afloat } : {}) };
    }
    const { ships, lost } = fighting[name];
    if (lost === 0) return undefined;
    const word = say({ key: `drawn.sheet.standing.${ships > 0 ? 'afloat' : 'sinks'}` });
    return { word, words: say({ key: 'drawn.sheet.gone', values: { lost } }), sinks: ships === 0 };
  };
  const [attacker, defender] = [outcomeOf('attacker'), outcomeOf('defender')];
  return {
    label: say({ key: 'drawn.sheet' }),
    heads: {
      cannons: say({ key: 'drawn.sheet.cannons' }),
      strength: say({ key: 'drawn.sheet.strength' }),
    },
    attacker: sideOf(seen, fighting.attacker),
    defender: sideOf(seen, fighting.defender),
    steps: stepsOf(seen, sheet),
    totals: totalsOf(sheet, afloat),
    outcome: { ...(attacker ? { attacker } : {}), ...(defender ? { defender } : {}) },
  };
}

/** The sea itself attacks without a captain. */
const sideOf = ({ say, captain }: Seen, { seat, words, hull }: SheetSide): Side => ({
  ...(seat === null ? {} : { captain: captain(seat) }),
  ship: say(words),
  type: hull,
});

/** One line a layer. */
const stepsOf = ({ say }: Seen, sheet: FightPart['sheet']): readonly AttackStep[] =>
  (sheet?.lines ?? []).map(({ words, figures: { attacker, defender } }) => ({
    words: say(words),
    ...told('cannons', attacker.cannons),
    ...told('strength', attacker.strength),
    ...told('theirCannons', defender.cannons),
    ...told('theirStrength', defender.strength),
  }));

const told = (name: Exclude<keyof AttackStep, 'words' | 'afloat'>, figure: SheetFigure | null) =>
  figure ? { [name]: numberOf(figure) } : {};

function numberOf({ change, times, now }: SheetFigure): StepNumber {
  const words = times !== null ? `×${times}` : change === null ? undefined : signed(change);
  return {
    figure: now ?? '?',
    ...(now === null ? { afloat: true } : {}),
    ...(words === undefined ? {} : { change: words }),
    ...(change !== null && change < 0 ? { loss: true } : {}),
  };
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

function totalsOf(sheet: FightPart['sheet'], afloat: boolean): Totals {
  const { attacker, defender } = sheet?.totals ?? { attacker: null, defender: null };
  return {
    ...(attacker ? { cannons: attacker.cannons, strength: attacker.strength } : {}),
    ...(defender ? { theirCannons: defender.cannons, theirStrength: defender.strength } : {}),
    ...(afloat && attacker ? { afloat } : {}),
    ...(afloat && defender ? { theirsAfloat: afloat } : {}),
  };
}
