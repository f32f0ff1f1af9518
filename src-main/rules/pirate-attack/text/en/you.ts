import type { Catalogue } from '../../../kernel/message.ts';

/** What is asked, as the phone of whoever is asked says it. */
export const you: Catalogue = {
  'you.prompt.chair': 'You leave.',
  'you.prompt.turn': 'You have the Chip.',
  'you.prompt.gold-card': 'You turn up {count} {count|Gold Card|Gold Cards}.',
  'you.prompt.card': 'You have the Chip.',
  'you.prompt.red-card.drawn': 'You have drawn {card}. Who attacks?',
  'you.prompt.red-card.comes': 'You have drawn {card}. It comes over all ships.',
  'you.prompt.fight.navy': 'You meet the {card}. What sinks?',
  'you.prompt.stake.of': 'You say which ships of {of} are staked: {count}.',
  'you.prompt.gamble.gold': 'You throw for {count} gold of each.',
  'you.prompt.gamble.ships': 'You throw for {count} {count|ship|ships} of each.',
  'you.prompt.navy': 'You choose whom the Royal Navy meets next.',
  'you.prompt.choose-ship.of': 'You choose whom the {ship} of {player} takes.',
  'you.prompt.unknown-size.of': 'You throw for the {ship}.',
  'you.prompt.remove-card.by': 'You may throw a card out by the {ship}.',
  'you.prompt.join-fight': 'You may let a ship fight along.',
  'you.prompt.raise': 'You may raise one of the dead.',
  'you.prompt.hurricane.own': 'You drew the Whirlpool. Which ships are spared?',
  'you.prompt.hurricane.all': 'You drew the Hurricane. Who is spared?',
  'you.prompt.react.to': 'You may stop {card} of {player}.',
  'you.prompt.counter.to': 'You may answer {card} of {player}.',
  'you.prompt.spied.of': 'You may say which card of {player} your Spy laid away.',
  'you.prompt.place.curse': 'You look at {count} {count|Witch Doctor|Witch Doctors} of {of}. Where to?',
  'you.prompt.place.magic': 'You look at Magic of {of}. Where to?',
};
