import type { Catalogue } from '../message.ts';

/** Was zu einem Platz gefragt wird, den jemand verlässt, und was daraus wurde, in den Worten jedes Spiels. */
export const chairs: Catalogue = {
  'prompt.chair': 'geht.',
  'prompt.chair.hint': 'Was wird aus dem Platz? Wer wiederkommt, findet ihn, wie er verlassen wurde.',
  'chair.taken': 'Jemand übernimmt den Platz',
  'chair.taken.note': 'Alles, was dazugehört, bleibt. Der Name lässt sich unter „Mehr“ eintragen.',
  'chair.stays': '{player} bleibt',
  'chair.stays.note': 'Nichts hat sich geändert.',
  'chair.piece.stays': 'Was auf dem Plan steht, bleibt dort',
  'chair.piece.off': 'Es wird vom Plan genommen',
  'tell.chairLeft': '{player} geht.',
  'tell.chairSettled.taken': 'Jemand übernimmt den Platz von {player}.',
  'tell.chairSettled.stays': '{player} bleibt.',
  'tell.chairTakenAgain': '{player} ist wieder da.',
  'tell.chairBrought': '{player} kommt dazu.',
};
