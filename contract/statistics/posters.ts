import { z } from 'zod';
import { posterFormats } from './poster-formats.ts';

/** Query of `GET /api/laundromats/{id}/poster`. */
export const posterQuery = z.object({ format: z.enum(posterFormats) });
