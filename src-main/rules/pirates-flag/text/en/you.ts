import type { Catalogue } from '../../../kernel/message.ts';

/** What is asked and answered, as the phone of whom it is about says it. */
export const you: Catalogue = {
  'you.prompt.chair': 'You leave.',
  'you.prompt.take-captain': 'You take a Pirate Captain.',
  'you.prompt.start-roll': 'You roll for who begins.',
  'you.prompt.roll': 'You roll {count|one die|two dice}.',
  'you.prompt.roll.escape': 'You roll again to escape.',
  'you.prompt.sail': 'You have {left} {left|space|spaces} to sail.',
  'you.prompt.fall': 'You may go over the waterfall.',
  'you.prompt.pick-up': 'You may pick up the flag.',
  'you.prompt.battle': 'You may fight for the flag.',
  'you.prompt.trade': 'You may use the Trading Post.',
  'you.prompt.pass-dice': 'You may pass the dice.',
  'you.prompt.battle-roll': 'You roll one die.',
  'you.prompt.battle-roll.again': 'You are tied: one die again.',
  'you.prompt.forced-roll': 'You have to roll one die.',
  'you.prompt.discard': 'You discard {count} {count|card|cards}.',
  'you.prompt.rest': 'You are sent round and round.',
  'you.prompt.ship-at': 'You sail. Where is the ship now?',
  'you.prompt.ship-at.again': 'You won and sail again. Where to?',
  'you.prompt.battle-told': 'You met {player}. Who won?',
  'you.answer.seat': 'You',
};
