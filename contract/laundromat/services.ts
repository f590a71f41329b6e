import { z } from 'zod';

/** `GET /api/services`; `icon` is the name of a lucide icon in kebab-case. */
export const service = z.object({ id: z.guid(), name: z.string(), icon: z.string() });
export type Service = z.infer<typeof service>;
export const serviceList = z.array(service);
