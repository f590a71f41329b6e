import { z } from 'zod';

/** Control characters other than tab and line ends, and halves of surrogate pairs: Postgres or JSON refuse them. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

export function cleanText(text: string): string {
  return text.replace(unstorable, '').trim();
}

/**
 * Format characters and fillers, which make names look the same or invisible, or change the direction of text. The
 * joiner inside an emoji is allowed.
 */
const invisible =
  /(\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f)?\u200d)|[\p{Cf}\u115f\u1160\u3164]/gu;

export function cleanLine(text: string): string {
  return cleanText(text.replace(invisible, '$1').replace(/[\t\n\r]+/g, ' '));
}

/** Returns the first `length` characters; a character of two code units is never split. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('');
}

/** A number as Postgres prints a `numeric`: '5.00', '-1.14472'. */
export const decimalString = z.string().regex(/^-?\d+(\.\d+)?$/);

export const timestamp = z.iso.datetime({ offset: true });
