import type { BattlePart, FighterPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Moment, Seen } from '../drawing.ts';
import { toldIn } from '../told.ts';
import { part } from './parts.ts';

/** What the table looks up for: a battle with its last die, and the flag in another hand. */
export function moment(before: Seen, now: Seen): Moment | undefined {
  const won = toldIn(now, 'tell.battleWon');
  const battle = part(before, 'battle');
  if (won?.seat && battle) return battleWon(before, now, battle, won.seat);
  const taken = toldIn(now, 'tell.flagTaken');
  if (!taken?.seat) return undefined;
  const from = ['ship', 'afloat'].find((one) => taken.message.key.endsWith(`.${one}`)) ?? 'captain';
  return told(now, taken.seat, 'drawn.takes-flag', `drawn.takes-flag.${from}`);
}

/** Both dice lie there, the last of them too. */
function battleWon(before: Seen, now: Seen, battle: BattlePart, winner: FighterPart['seat']): Moment {
  const { roll } = part(now, 'turn');
  const rolled = (fighter: FighterPart): FighterPart =>
    fighter.roll === null && roll?.seat === fighter.seat ? { ...fighter, roll } : fighter;
  const [attacker, defender] = [rolled(battle.attacker), rolled(battle.defender)];
  const isTaken = toldIn(now, 'tell.flagTaken') !== undefined;
  const words = told(
    now,
    winner,
    isTaken ? 'drawn.takes-flag' : 'drawn.keeps-flag',
    isTaken ? 'drawn.takes-flag.captain' : 'drawn.keeps-flag.second',
  );
  // Where only the winner is told, nobody has seen a die.
  if (!attacker.roll || !defender.roll) return words;
  const lying = { 'game.battle': { ...battle, attacker, defender }, 'game.turn': part(before, 'turn') };
  return { ...words, seen: { ...now, parts: { ...now.parts, ...lying } } };
}

function told({ captain, say }: Seen, seat: FighterPart['seat'], verb: string, second: string): Moment {
  const { name, mark } = captain(seat);
  return {
    words: { name, verb: say({ key: verb }), marks: [mark], second: say({ key: second }) },
    sound: { name: 'won' },
  };
}
