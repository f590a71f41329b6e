import { z } from 'zod';
import { posterFormats } from './poster-formats.ts';

export const posterQuery = z.object({ format: z.enum(posterFormats) });
