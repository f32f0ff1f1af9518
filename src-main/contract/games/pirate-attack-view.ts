/** The parts of Pirate Attack's view, and what it answers beside the game, for whoever draws them. */
export type { FleetPart, PursePart, ShipPart } from '../../rules/pirate-attack/view/captains.ts';
export type { FightPart } from '../../rules/pirate-attack/view/fight.ts';
export type { LookPart } from '../../rules/pirate-attack/view/looks.ts';
export type { SheetFigure, SheetShip, SheetSide } from '../../rules/pirate-attack/view/sheet.ts';
export type { BuyerPart, ShopPart } from '../../rules/pirate-attack/view/shops.ts';
export type { Supposed, WhatIf } from '../../rules/pirate-attack/view/what-if.ts';
export type { StarterPart } from '../../rules/pirate-attack/view/starters.ts';
export type { TurnPart } from '../../rules/pirate-attack/view/turn.ts';
