import type {
  AttemptPart,
  FightPart,
  LaidCard,
  Player,
  TakenPart,
} from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { Play } from '../../elements/card.ts';
import type { Part } from '../../elements/sentence.ts';
import type { Seen } from '../drawing.ts';
import { cardFace, suitSigns } from './faces.ts';
import type { SettledWords } from '../asking.ts';
import { part, playerOf } from './parts.ts';
import { drawnSentence } from './sentences.ts';

/** Who has taken the fight that lies there. */
export function settled(seen: Seen): SettledWords | undefined {
  const taken = part(seen, 'fight')?.taken;
  return taken ? takenWords(seen, taken) : undefined;
}

export function takenWords(seen: Seen, taken: TakenPart): SettledWords {
  const { name, mark } = playerOf(seen, taken.winner);
  return {
    name,
    verb: seen.say({ key: 'drawn.takes-fight', values: { fight: taken.number } }),
    marks: [mark],
    second: seen.say(taken.why),
  };
}

/** Everybody's place in the order of play: what lies there, is tried, or is still to come. */
export function playsOf(seen: Seen, fight: FightPart): readonly Play[] {
  const { taken } = fight;
  if (taken) return taken.laid.map((card) => laidPlay(seen, taken, card));
  const laid = fight.laid.map((card) => laidPlay(seen, fight, card));
  const attempt = fight.attempt;
  const isLaid = (player: Player) => fight.laid.some((card) => card.player === player);
  const out = fight.toLay.filter((player) => !isLaid(player));
  return [...laid, ...out.map((player) => awaitedPlay(seen, player, attempt))];
}

/** What lies there: the fight that is on, or the one that was won. */
type Lying = Pick<FightPart, 'laid' | 'winner'>;

function laidPlay(seen: Seen, fight: Lying, card: LaidCard): Play {
  const { say } = seen;
  const captain = playerOf(seen, card.player);
  const suit = say({ key: `suit.${card.suit}` });
  const winning = card.winning && (fight.winner === null || fight.winner === card.player);
  return {
    captain,
    face: {
      ...cardFace(card.suit, card.value),
      ...(card.how === 'active' ? { badge: 'spark' as const } : {}),
    },
    standing: winning ? 'winning' : card.canWin ? 'laid' : 'aside',
    // Who has taken it stands over it in large letters.
    caption:
      winning && isAlone(fight) && fight.winner === null
        ? say({ key: 'drawn.wins-so-far' })
        : captionOf(seen, card, captain.name),
    label: say({ key: 'drawn.card', values: { name: captain.name, value: card.value, suit } }),
  };
}

/** Cards that are level are all ahead, so the caption says whose they are. */
const isAlone = ({ laid, winner }: Lying): boolean =>
  winner !== null || laid.filter(({ winning }) => winning).length === 1;

const captionOf = ({ say }: Seen, { feature, used, canWin }: LaidCard, name: string): string =>
  feature !== null && used && !canWin ? say({ key: `feature.${feature}` }) : name;

function awaitedPlay(seen: Seen, player: Player, attempt: AttemptPart | null): Play {
  const captain = playerOf(seen, player);
  const { name } = captain;
  if (attempt?.player !== player || attempt.suit === null)
    return { captain, caption: name, label: seen.say({ key: 'drawn.no-card', values: { name } }) };
  return {
    captain,
    caption: seen.say({ key: 'drawn.tries', values: { name } }),
    face: cardFace(attempt.suit, attempt.value),
    standing: 'tried',
    label: seen.say({ key: 'drawn.tries', values: { name } }),
  };
}

const plus: Part = { kind: 'figure', figure: '+' };
const bolt = (kind: 'held' | 'may'): Part => ({ kind, sign: 'bolt' });
const times = (count: number, part: Part): readonly Part[] =>
  Array.from({ length: count }, () => [plus, part]).flat();

/** "1 + bolt = 2, the price of Trump": what was rolled, what luck has added and what it could still add. */
export function sumOf(seen: Seen, attempt: AttemptPart): readonly Part[] {
  const { say } = seen;
  const { feature, cost, short, pips, plus: added, luck, total } = attempt;
  if (feature === null || cost === null)
    return [{ kind: 'words', words: say({ key: 'drawn.price.unknown' }) }];
  const named: Part = { kind: 'strong', words: say({ key: `feature.${feature}` }) };
  const price: Part = { kind: 'figure', figure: cost };
  if (attempt.drawing) return drawnSentence(say, { key: 'drawn.draws' }, { feature: named });
  if (attempt.faces.length === 0 && added === 0 && total === 0)
    return drawnSentence(say, { key: 'drawn.price.plain' }, { feature: named, cost: price });
  const rolled: readonly Part[] = [{ kind: 'held', figure: pips }, ...times(added, bolt('held'))];
  const missing = short ?? 0;
  if (missing > luck) {
    const rest = drawnSentence(say, { key: 'drawn.price.of' }, { cost: price, feature: named });
    return [...rolled, ...rest];
  }
  return [
    ...rolled,
    ...times(missing, bolt('may')),
    { kind: 'figure', figure: '=' },
    { kind: 'total', figure: total + missing },
    ...drawnSentence(say, { key: 'drawn.price' }, { feature: named }),
  ];
}

/** "Paid, it fights as 6 skulls and takes the lead." */
export function promiseOf({ say }: Seen, { promise, becomes }: AttemptPart): readonly Part[] {
  if (!promise || !becomes) return [];
  return drawnSentence(say, promise, {
    value: { kind: 'figure', figure: becomes.value },
    suit: { kind: 'sign', sign: suitSigns[becomes.suit] },
  });
}
