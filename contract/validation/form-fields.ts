import { z } from 'zod';
import { isTypedDay, yearMessage } from './day-range.ts';
import { isLatin, latinLine, latinMessage } from './latin-text.ts';
import { rowId } from './row-id.ts';
import { cleanLine, cleanText } from './text.ts';

export const missingFieldsTitle = 'Champs requis manquants';
const emailMessage = "Format d'email invalide";

const required = (message: string, length: number, clean: typeof cleanText) =>
  z
    .string(message)
    .meta({ minLength: 1, maxLength: length })
    .transform(clean)
    .pipe(z.string().min(1, message).max(length));

export const requiredText = (message: string, length: number) => required(message, length, cleanLine);

/** A name or an address, required like a text: letters that only look like Latin ones are refused. */
export const requiredLatin = (message: string, length: number) =>
  required(message, length, latinLine).refine(isLatin, latinMessage);

export const requiredLines = (message: string, length: number) => required(message, length, cleanText);

const textOr = (length: number, empty: null | undefined, clean = cleanLine) =>
  z
    .string()
    .meta({ maxLength: length })
    .nullish()
    .transform((text) => (typeof text === 'string' ? clean(text) || empty : text))
    .pipe(z.string().max(length).nullish());

export const optionalText = (length: number) => textOr(length, null);

export const optionalLines = (length: number) => textOr(length, null, cleanText);

/** A text that is left out when it is empty; an empty {@link optionalText} is null, which removes the stored one. */
export const omittableText = (length: number) => textOr(length, undefined);

export const omittableLatin = (length: number) =>
  textOr(length, undefined, latinLine).refine((text) => isLatin(text ?? ''), latinMessage);

const address = z.email(emailMessage).max(254, emailMessage);

export const requiredEmail = (message: string) =>
  z.string(message).trim().toLowerCase().min(1, { error: message, abort: true }).pipe(address);

/** An email address in lower case without space around it, as it is stored. */
export const email = requiredEmail(emailMessage);

export const optionalEmail = z
  .string(emailMessage)
  .nullish()
  .transform((text) => (typeof text === 'string' ? text.trim().toLowerCase() || null : text))
  .pipe(address.nullish());

export const clientMadeId = rowId().optional();

/**
 * The secret that an id was made from (`lib/client-id.ts` of the app). With it, a correction may replace a recent text
 * of this id.
 */
export const editKey = rowId().optional();

export const typedDay = (message: string) => z.iso.date(message).refine(isTypedDay, yearMessage);
