import { z } from 'zod';
import { shops } from '../../rules/pirate-attack/cards.ts';
import { backs, goldWays, goodsDecks, type Command } from '../../rules/pirate-attack/commands.ts';
import { mostFame } from '../../rules/pirate-attack/fame.ts';
import { attackWays } from '../../rules/pirate-attack/state.ts';
import { mostSeats } from '../../rules/pirate-attack/setup.ts';
import { commonCommandSchemas, seatSchema } from '../common.ts';
import { cardId } from './pirate-attack-setup.ts';

export { setupSchema } from './pirate-attack-setup.ts';

const shop = z.enum(shops).describe('The market of the main game; other shops come with their packs');
const goods = z.enum(goodsDecks).describe('cures are Fortune Tellers, curses Witch Doctors');
const gold = z.number().int().min(1).max(1000);
const ship = z
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .describe('The number of a ship in its row, as the view has it');

/** Wide enough for whoever reads a die wrongly to be told so. */
const face = z.number().int().min(0).max(1000);
const pile = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const allPiles = z.exactOptional(z.literal(true)).describe('The End of the World takes every pile');

const ofSeat = <Kind extends Command['kind']>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), seat: seatSchema });

export const commandSchema = () =>
  z.discriminatedUnion('kind', [
    ofSeat('beginWith').describe('Who begins, however settled'),
    ofSeat('passChip').describe('The turn of this captain is over'),
    z
      .strictObject({ kind: z.literal('openShop'), shop, price: z.number().int().min(1).max(100) })
      .describe('A card opens a shop at this price'),
    z
      .strictObject({
        kind: z.literal('closeShop'),
        shop,
        all: z.exactOptional(z.literal(true)).describe('The Market and the Magic Shop'),
      })
      .describe('A card shuts a shop'),
    z
      .strictObject({
        kind: z.literal('buy'),
        seat: seatSchema,
        goods,
        count: z.number().int().min(1).max(25),
        ship: z.exactOptional(ship).describe('Above which a curse is laid (cards)'),
      })
      .describe('So many of one kind, at the price this captain pays'),
    z
      .strictObject({ kind: z.literal('beginSale'), seat: seatSchema, card: cardId, shop })
      .describe('A trip to one shop at prices of the own, by a card that is kept for it'),
    z
      .strictObject({
        kind: z.literal('takeGoods'),
        seat: seatSchema,
        goods,
        ship: z.exactOptional(ship).describe('Above which a curse is laid'),
      })
      .describe('One card of a shop for nothing, with what another captain has bought (cards)'),
    z
      .strictObject({ kind: z.literal('beginTheft'), seat: seatSchema, on: seatSchema })
      .describe('At the end of the turn a card of that hand is used (cards)'),
    z
      .strictObject({
        kind: z.literal('takeGold'),
        seat: seatSchema,
        gold,
        how: z
          .enum(goldWays)
          .describe('drawn from the main deck, won in a fight and locked, or given by a ship'),
      })
      .describe('Gold from the box'),
    z
      .strictObject({ kind: z.literal('payGold'), seat: seatSchema, gold })
      .describe('Gold to the box, for whatever it was'),
    z
      .strictObject({
        kind: z.literal('robGold'),
        seat: seatSchema,
        from: seatSchema,
        share: z.enum(['half', 'all']),
      })
      .describe('A Thief that nobody stops'),
    z
      .strictObject({
        kind: z.literal('scoreFame'),
        seat: seatSchema,
        fame: z.number().int().min(-mostFame).max(mostFame),
      })
      .describe('Fame won; below 0 what a card costs'),
    z
      .strictObject({
        kind: z.literal('layShip'),
        seat: seatSchema,
        card: z.exactOptional(cardId).describe('Which ship, where ships are told'),
        place: z
          .exactOptional(z.number().int().min(0).max(100))
          .describe('0 is the left end; left out, the right'),
      })
      .describe('One ship more in the row of this captain'),
    z
      .strictObject({
        kind: z.literal('sinkShip'),
        seat: z.exactOptional(seatSchema),
        ship: z.exactOptional(ship),
        creature: z.exactOptional(seatSchema).describe('Whose Sea Creature it was'),
      })
      .describe('One ship less: any of a captain, or where ships are told this one'),
    z
      .strictObject({ kind: z.literal('moveShip'), ship, to: seatSchema })
      .describe('A ship changes captains (fights)'),
    z
      .strictObject({ kind: z.literal('nameShip'), ship, card: cardId })
      .describe('Which ship it is that was laid while only their number was told (fights)'),
    z
      .strictObject({
        kind: z.literal('formArmada'),
        seat: seatSchema,
        ships: z.array(ship).max(50),
      })
      .describe('These ships fight as one (fights)'),
    z
      .strictObject({
        kind: z.literal('attack'),
        seat: seatSchema.describe('Who drew the card, or has an empty hand'),
        how: z.enum(attackWays),
        ship,
        target: ship,
      })
      .describe('A ship attacks another, each with its whole armada (fights)'),
    z
      .strictObject({ kind: z.literal('turnUp'), ship, card: cardId })
      .describe('A curse above a ship of the fight, or a card under it (fights)'),
    z
      .strictObject({
        kind: z.literal('cureShip'),
        ship,
        card: cardId,
        side: z.enum(['cursed', 'other']).describe('The other side saves itself from the Black Plague alone'),
      })
      .describe('A Fortune Teller answers a curse that was turned up (fights)'),
    z
      .strictObject({ kind: z.literal('settleFight') })
      .describe('What sinks by what was turned up goes down, and the prizes follow (fights)'),
    z
      .strictObject({ kind: z.literal('endFight') })
      .describe('All that sank is told: the prizes follow (fights)'),
    z
      .strictObject({
        kind: z.literal('drawCard'),
        seat: seatSchema,
        pile: z.exactOptional(pile),
        card: z.exactOptional(cardId).describe('Where it shows itself: gold, or a red card'),
        on: z.exactOptional(seatSchema).describe('The captain a red card acts on'),
        all: allPiles,
      })
      .describe('One card from a pile; by the next captain it passes the Chip (cards)'),
    z
      .strictObject({
        kind: z.literal('playCard'),
        seat: seatSchema,
        card: z.exactOptional(cardId).describe('Left out, it lies face down under a ship, or nobody says'),
        on: z.exactOptional(seatSchema).describe('The captain it is played on'),
        ship: z.exactOptional(ship),
        to: z.exactOptional(ship).describe('The other ship, of a card that goes from one to another'),
        ships: z.exactOptional(z.array(ship).max(50)).describe('Of an armada'),
        place: z.exactOptional(z.number().int().min(0).max(100)).describe('Of a ship in its row'),
        kept: z.exactOptional(ship).describe('A card that lies before a captain'),
        sinks: z
          .exactOptional(z.boolean())
          .describe('Whether a Sea Creature takes a ship with cards under it'),
        returns: z.exactOptional(z.boolean()).describe('A Reincarnation brings that ship back'),
        confusions: z
          .exactOptional(z.number().int().min(0).max(10))
          .describe('So many Confusions or Spirits under it go with the creature'),
        eliminated: z.exactOptional(z.boolean()).describe('An Eliminate under it takes all that lies there'),
        swaps: z
          .exactOptional(z.array(z.enum(backs)).max(2))
          .describe('Which back the card from under each of two ships has, where two lie there'),
        removed: z
          .exactOptional(z.enum(['card', 'magic']))
          .describe('The ability of the ship throws out a card of the main deck, or Magic'),
        thrown: z.exactOptional(face).describe('The strength thrown for a ship of X/X'),
      })
      .describe('A card is played; before a draw it enters the draw with it (cards)'),
    z
      .strictObject({ kind: z.literal('discardCard'), seat: seatSchema, card: z.exactOptional(cardId) })
      .describe('A card that cannot be played is laid away (cards)'),
    z
      .strictObject({ kind: z.literal('answerCard'), seat: seatSchema, card: cardId })
      .describe('Stops the card that has just been played (cards)'),
    z
      .strictObject({
        kind: z.literal('redirectCard'),
        seat: seatSchema.describe('Who lays Miss-Direction'),
        on: z.exactOptional(seatSchema),
        ship: z.exactOptional(ship),
        to: z.exactOptional(ship).describe('The other ship, of a card that names two'),
        ships: z.exactOptional(z.array(ship).max(50)).describe('Of an armada'),
        kept: z.exactOptional(ship).describe('Another card that lies before a captain'),
        swaps: z.exactOptional(z.array(z.enum(backs)).max(2)),
        shows: z.exactOptional(cardId).describe('Which ship shows itself, where nobody knew'),
        away: z.exactOptional(z.literal(true)).describe('To the discards, which is allowed of Vision alone'),
      })
      .describe('The card that was just played is played there instead (cards)'),
    z
      .strictObject({
        kind: z.literal('showDrawn'),
        seat: seatSchema,
        card: cardId,
        pile: z.exactOptional(pile).describe('The pile it came from, as the first hands are dealt'),
        all: allPiles,
      })
      .describe('Gold or a red card that came outside of an own draw (cards)'),
    z
      .strictObject({ kind: z.literal('nameSpied'), card: cardId })
      .describe('Which card a Spy has laid away (cards)'),
    z
      .strictObject({ kind: z.literal('dropPair'), ship })
      .describe('Two opposites that were shown under a ship are thrown out (cards)'),
    z
      .strictObject({ kind: z.literal('layMagic'), seat: seatSchema, ship: z.exactOptional(ship) })
      .describe('Saved Magic goes face down under any ship (cards)'),
    z
      .strictObject({
        kind: z.literal('playMagic'),
        seat: seatSchema,
        card: cardId,
        ship: z
          .exactOptional(ship)
          .describe('The ship that is copied, or the own one that is hidden; left out, one from the hand is'),
        grave: z
          .exactOptional(z.number().int().min(0).max(1000))
          .describe('Which of the dead is raised, 0 is the newest'),
        place: z.exactOptional(z.number().int().min(0).max(100)).describe('Of a new ship in its row'),
        on: z.exactOptional(seatSchema).describe('The captain it is played on'),
        to: z.exactOptional(ship).describe('The ship that is attacked, where two are made to fight'),
        shows: z.exactOptional(cardId).describe('Which ship shows itself, where nobody knew'),
        gold: z.exactOptional(gold).describe('So much gold is gambled for'),
        count: z.exactOptional(z.number().int().min(1).max(100)).describe('So many ships are gambled for'),
      })
      .describe('Magic is played face up, by its text (fights)'),
    z
      .strictObject({ kind: z.literal('stakeShips'), seat: seatSchema, ships: z.array(ship).max(50) })
      .describe('Which ships of this captain are staked on The Gambler (fights)'),
    z
      .strictObject({
        kind: z.literal('throwStake'),
        seat: seatSchema,
        face: z.number().int().min(1).max(20),
      })
      .describe('What this captain throws for what was staked (fights)'),
    z
      .strictObject({ kind: z.literal('leavePort'), seat: seatSchema, ship })
      .describe('An own ship comes out of port, at the start or the end of the turn (fights)'),
    ofSeat('claimInsurance').describe(
      'An Insurance lay under a ship of this captain that has just sunk (fights)',
    ),
    z
      .strictObject({ kind: z.literal('liftCurse'), seat: seatSchema, ship })
      .describe('One Witch Doctor comes off an own ship in port, for gold (cards)'),
    z
      .strictObject({ kind: z.literal('throwSize'), ship, cannons: face, strength: face })
      .describe('What the red and the green die of twenty sides show for a ship of X/X (fights)'),
    z
      .strictObject({ kind: z.literal('removeCard'), by: ship, ship, card: cardId })
      .describe('A ship that may throws out a card that was turned up under another, or itself (fights)'),
    z
      .strictObject({ kind: z.literal('joinFight'), ship, with: ship })
      .describe('An Armada ship fights along with another of its captain, or that one with it (fights)'),
    z
      .strictObject({ kind: z.literal('leaveFight'), ship })
      .describe('What has joined by the ability of this ship is out of the fight again (fights)'),
    z
      .strictObject({
        kind: z.literal('raiseShip'),
        seat: seatSchema,
        grave: z
          .exactOptional(z.number().int().min(0).max(1000))
          .describe('Which of the dead, 0 is the newest; left out, none'),
        place: z.exactOptional(z.number().int().min(0).max(100)).describe('Of the ship in its row'),
      })
      .describe('Whom a ship brings along that raises the dead as it comes (fights)'),
    z
      .strictObject({ kind: z.literal('liftSails'), ship, card: z.exactOptional(cardId) })
      .describe('Sails are taken off a ship, and it shows itself (fights)'),
    z
      .strictObject({ kind: z.literal('chooseVictim'), by: ship, victim: ship })
      .describe('Whom the spirit or the curse of a ship takes, where it could be one of several (fights)'),
    ofSeat('returnShip').describe(
      'The ship of this captain that sank last comes back by a Reincarnation (fights)',
    ),
    z
      .strictObject({
        kind: z.literal('letCome'),
        seat: seatSchema,
        card: cardId,
        on: z.exactOptional(seatSchema).describe('The captain it acts on'),
        pile: z.exactOptional(pile).describe('The pile it came from'),
        all: allPiles,
      })
      .describe('The Royal Navy or the Hurricane comes over all ships, or a red card acts (fights)'),
    z
      .strictObject({ kind: z.literal('meetNavy'), ship })
      .describe('Whom the Navy meets next, where the table is asked (fights)'),
    z.strictObject({ kind: z.literal('sinkNavy') }).describe('The Navy goes down in this fight (fights)'),
    z
      .strictObject({ kind: z.literal('spareShip'), ship })
      .describe('A Master Navigator was turned up under this ship (fights)'),
    z
      .strictObject({ kind: z.literal('endRound') })
      .describe('The Hurricane sinks what was not spared; the Navy has met everybody (fights)'),
    z
      .strictObject({
        kind: z.literal('spyHand'),
        on: z.exactOptional(seatSchema).describe('Whose hand; left out, all that are left'),
        card: z.exactOptional(cardId),
      })
      .describe('A Super Spy lays a card of a hand away (cards)'),
    z
      .strictObject({ kind: z.literal('loseShip'), ship })
      .describe('A ship is lost to the Bermuda Triangle (cards)'),
    z
      .strictObject({ kind: z.literal('bid'), seat: seatSchema, gold: z.number().int().min(0).max(1000) })
      .describe('For the ship that is sold; 0 lets it go (cards)'),
    z
      .strictObject({ kind: z.literal('closeBids') })
      .describe('Whoever has not bid for the ship bids nothing (cards)'),
    z
      .strictObject({ kind: z.literal('throwDie'), seat: seatSchema, face: z.number().int().min(1).max(20) })
      .describe('For a ship that all throw for (cards)'),
    z
      .strictObject({
        kind: z.literal('sailShip'),
        seat: seatSchema,
        card: cardId,
        place: z.exactOptional(z.number().int().min(0).max(100)).describe('Of the ship in its row'),
      })
      .describe('A ship of a hand, where Into The Sea calls them all (cards)'),
    z.strictObject({ kind: z.literal('endSailing') }).describe('All ships of the hands are laid (cards)'),
    z
      .strictObject({ kind: z.literal('fleeFight'), seat: seatSchema, card: cardId })
      .describe('Whoever is attacked leaves the fight behind a Smoke Screen (fights)'),
    z
      .strictObject({ kind: z.literal('keepCard'), seat: seatSchema, card: cardId, on: seatSchema })
      .describe('A card comes to lie before a captain, where hands are not told (fights)'),
    ofSeat('letGo').describe('The red card finds nobody who attacks (cards)'),
    z
      .strictObject({
        kind: z.literal('drawStarter'),
        seat: seatSchema,
        card: cardId.describe('A soul to sell, or a special ability'),
        green: z.exactOptional(z.number().int().min(1).max(100)).describe('Where one card alone is dealt'),
        red: z.exactOptional(z.number().int().min(1).max(100)),
      })
      .describe('Before the game: a soul is sold, and an ability got for it'),
    z
      .strictObject({ kind: z.literal('placeCard'), seat: seatSchema, ship: z.exactOptional(ship) })
      .describe('Where a Witch Doctor or Magic goes that another has laid down (cards)'),
    z
      .strictObject({ kind: z.literal('noteLook'), seat: seatSchema, ship, card: cardId })
      .describe(
        'Which card it was that this captain has looked at and placed: for the own seat alone (cards)',
      ),
    z
      .strictObject({ kind: z.literal('redirectAttack'), seat: seatSchema, ship })
      .describe('Refuses to be attacked, and names a ship of somebody else (fights)'),
    z
      .strictObject({ kind: z.literal('takeWreck'), seat: seatSchema, ship })
      .describe('A ship that has just sunk is had for gold (fights)'),
    z
      .strictObject({
        kind: z.literal('reuseMagic'),
        seat: seatSchema,
        ship,
        count: z.number().int().min(1).max(25),
      })
      .describe('Unused Magic of a ship that has just sunk (cards)'),
    z
      .strictObject({
        kind: z.literal('spendAlong'),
        seat: seatSchema,
        goods,
        count: z.number().int().min(1).max(25),
        ship: z.exactOptional(ship),
      })
      .describe('Bought with as much gold of the bank as somebody else has just spent'),
    ofSeat('goOut').describe('Without ships and cards, and out'),
    ofSeat('comeBack').describe('In the game again'),
    z.strictObject({ kind: z.literal('callTime') }).describe('The time is up: the most fame wins'),
    z
      .strictObject({ kind: z.literal('endGame'), winners: z.array(seatSchema).max(mostSeats) })
      .describe('Over as the table says: one winner, several, or nobody'),
    ...commonCommandSchemas,
  ]) satisfies z.ZodType<Command>;

/** Questions beside the game: none of them changes anything. */
export const questionSchema = () =>
  z.discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('bill'),
        seat: seatSchema,
        goods,
        count: z.number().int().min(1).max(25),
      })
      .describe('What so many would cost this captain now, and why none are sold'),
    z
      .strictObject({
        kind: z.literal('what-if'),
        ship: z.exactOptional(ship),
        target: z.exactOptional(ship),
        turned: z.exactOptional(z.array(z.strictObject({ ship, card: cardId })).max(60)),
      })
      .describe(
        'Who would sink, of two ships and with what might be turned up; of a fight that is on without ships',
      ),
  ]);
