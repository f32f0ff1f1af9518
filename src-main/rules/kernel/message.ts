import type { SeatId } from './seat.ts';

/**
 * A sentence not yet put into a language: the key of a template and what goes into it. Views carry messages, so
 * the same bytes serve a German phone and an English television.
 */
export interface Message {
  readonly key: string;
  readonly values?: MessageValues;
}

export type MessageValues = Readonly<Record<string, MessageValue>>;
export type MessageValue = string | number | SeatName | Message | readonly MessageValue[];

/** Stands for whoever sits there now. */
export interface SeatName {
  readonly seat: SeatId;
}

export const message = (key: string, values?: MessageValues): Message => (values ? { key, values } : { key });

/** Templates by key; `{name}` is filled in, `{count|card|cards}` chooses by number. */
export type Catalogue = Readonly<Record<string, string>>;

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
