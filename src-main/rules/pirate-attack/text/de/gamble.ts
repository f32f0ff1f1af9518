import type { Catalogue } from '../../../kernel/message.ts';

/** The Gambler: was gefragt, geantwortet und gesagt wird. */
export const gamble: Catalogue = {
  'prompt.stake.own': 'setzt {count} {count|Schiff|Schiffe}. Welche?',
  'prompt.stake.of': 'sagt, welche Schiffe von {of} gesetzt werden: {count}.',
  'prompt.stake.hint': 'Bevor jemand würfelt. Wer so viele hat, setzt so viele.',
  'prompt.gamble.gold': 'würfelt um je {count} Gold.',
  'prompt.gamble.ships': 'würfelt um je {count} {count|Schiff|Schiffe}.',
  'prompt.gamble.hint':
    'Ein gelesener Würfel ist der Wurf. Der höchste nimmt alles; bei Gleichstand wird noch einmal gewürfelt.',
  'answer.stake-none': 'hat kein Schiff mehr zu setzen',
  'answer.gamble.gold': 'Gold',
  'answer.gamble.ships': 'Schiffe',
  'tell.gambleCalled.gold': '{player} spielt The Gambler um je {count} Gold: {players&und}',
  'tell.gambleCalled.ships':
    '{player} spielt The Gambler um je {count} {count|Schiff|Schiffe}: {players&und}',
  'tell.shipsStaked': '{player} setzt {ships}',
  'tell.stakeThrown': '{player} würfelt {face}',
  'tell.gambleTied': '{players&und} würfeln noch einmal',
  'tell.gambleWon': '{player} gewinnt, was gesetzt wurde',
  'tell.goldGambled': '{player} hat jetzt {gold} Gold von {from}',
  'task.gamble': 'wer The Gambler von {player} gewinnt',
  'piece.green-6': 'Grüner Sechserwürfel, {face}',
  'piece.red-6': 'Roter Sechserwürfel, {face}',
};
