import { z } from 'zod';
import { isTypedDay, yearMessage } from './day-range.ts';

/** A day that a person types, as `2026-08-01`. The message is for a text that is no day. */
export const typedDay = (message: string) => z.iso.date(message).refine(isTypedDay, yearMessage);
