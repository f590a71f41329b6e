import { z } from 'zod';

const tags = z.record(z.string(), z.string()).catch({});

/** Parses the tags of an object, which are unknown JSON to the schema. */
export const tagsOf = (value: unknown): Record<string, string | undefined> => tags.parse(value);
