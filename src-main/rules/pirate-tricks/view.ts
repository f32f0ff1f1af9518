import type { Parts, Viewer } from '../kernel/view.ts';
import { auctionPart, rowsPart, turnedPart } from './view/auction.ts';
import { captainsPart } from './view/captains.ts';
import { claimsPart, spoilsPart } from './view/claims.ts';
import { secretsPart } from './view/secrets.ts';
import { editionPart, editorPart, pastPart, scoreCardsPart, tablePart } from './view/table.ts';
import { flagsPart, trickPart, tricksPart } from './view/trick.ts';
import type { State } from './state.ts';

/** Small parts that change separately. Only `secrets`, `captains` and `past` differ by who looks, and the console alone fills in score cards. */
export function view(state: State, viewer: Viewer): Parts {
  return {
    table: tablePart(state),
    scoreCards: scoreCardsPart(state),
    rows: rowsPart(state),
    auction: auctionPart(state),
    turned: turnedPart(state),
    captains: captainsPart(state, viewer),
    claims: claimsPart(state),
    trick: trickPart(state),
    tricks: tricksPart(state),
    spoils: spoilsPart(state),
    flags: flagsPart(state),
    past: pastPart(state, viewer),
    secrets: secretsPart(state, viewer),
    edition: editionPart(state),
    ...(viewer.kind === 'console' ? { editor: editorPart } : {}),
  };
}
