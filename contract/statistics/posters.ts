import { z } from 'zod';

export const posterFormats = ['a4', 'a6'] as const;
export type PosterFormat = (typeof posterFormats)[number];

/** Query of `GET /api/laundromats/{id}/poster`. */
export const posterQuery = z.object({ format: z.enum(posterFormats) });
