import { z } from 'zod';
import { cleanName, cleanText } from '../rules/kernel/name.ts';

const nothing = 'nothing of it can be seen';

/** A name that somebody has given, as it may stand on any screen and label. */
export const nameSchema = (most: number) => z.string().overwrite(cleanName).min(1, nothing).max(most);

/** What somebody has written, in as many lines as it takes. */
export const textSchema = (most: number) => z.string().overwrite(cleanText).min(1, nothing).max(most);

/** The same where nothing need be written. */
export const remarkSchema = (most: number) => z.string().overwrite(cleanText).max(most);

/** Choices by their names, from the first step of an answer on. */
export const pathSchema = z.array(z.string().min(1).max(120)).max(40);

/** Where an evening was; empty where nobody says. */
export const placeSchema = z.string().overwrite(cleanName).max(60);
