import { z } from 'zod';

/** A text as a form holds it; empty where none was saved. Release 1.0.0 saved some of them as numbers. */
export const typedText = z.union([z.string(), z.number().transform(String)]).catch('');
