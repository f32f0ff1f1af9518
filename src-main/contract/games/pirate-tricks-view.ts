import type { auctionPart, rowsPart } from '../../rules/pirate-tricks/view/auction.ts';
import type { captainsPart } from '../../rules/pirate-tricks/view/captains.ts';
import type { claimsPart, spoilsPart } from '../../rules/pirate-tricks/view/claims.ts';
import type { secretsPart } from '../../rules/pirate-tricks/view/secrets.ts';
import type { scoreCardsPart, tablePart } from '../../rules/pirate-tricks/view/table.ts';
import type { flagsPart, trickPart, tricksPart } from '../../rules/pirate-tricks/view/trick.ts';

/** The parts of Pirate Tricks' view, for whoever draws them. */
export type AuctionPart = ReturnType<typeof auctionPart>;
export type { TurnedPart } from '../../rules/pirate-tricks/view/auction.ts';
export type RowPart = ReturnType<typeof rowsPart>[number];
export type CaptainPart = ReturnType<typeof captainsPart>[number];
export type ClaimsPart = ReturnType<typeof claimsPart>;
export type SpoilsPart = ReturnType<typeof spoilsPart>;
export type ScoreCardPart = ReturnType<typeof scoreCardsPart>[number];
export type TablePart = ReturnType<typeof tablePart>;
export type TrickPart = ReturnType<typeof trickPart>;
export type TricksPart = ReturnType<typeof tricksPart>;
export type FlagsPart = ReturnType<typeof flagsPart>;
/** Of the seats that this viewer may look into. */
export type SecretsPart = ReturnType<typeof secretsPart>;
