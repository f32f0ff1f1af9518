import type { Catalogue } from '../../../kernel/message.ts';

/** The Gambler: what is asked, answered and told. */
export const gamble: Catalogue = {
  'prompt.stake.own': 'stakes {count} {count|ship|ships}. Which?',
  'prompt.stake.of': 'says which of the ships of {of} are staked: {count}.',
  'prompt.stake.hint': 'Before anybody throws. Each who has so many stakes as many.',
  'prompt.gamble.gold': 'throws for {count} gold of each.',
  'prompt.gamble.ships': 'throws for {count} {count|ship|ships} of each.',
  'prompt.gamble.hint': 'A die that is read is the throw. The highest takes all; who is tied throws again.',
  'answer.stake-none': 'has no ship left to stake',
  'answer.gamble.gold': 'gold',
  'answer.gamble.ships': 'ships',
  'tell.gambleCalled.gold': '{player} plays The Gambler for {count} gold each: {players&and}',
  'tell.gambleCalled.ships': '{player} plays The Gambler for {count} {count|ship|ships} each: {players&and}',
  'tell.shipsStaked': '{player} stakes {ships}',
  'tell.stakeThrown': '{player} throws {face}',
  'tell.gambleTied': '{players&and} throw again',
  'tell.gambleWon': '{player} wins what was staked',
  'tell.goldGambled': '{player} has {gold} gold of {from} now',
  'task.gamble': 'who wins The Gambler of {player}',
  'piece.green-6': 'Green die of six, {face}',
  'piece.red-6': 'Red die of six, {face}',
};
