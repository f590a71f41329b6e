import { z } from 'zod';
import { missingSettings, requiredSettings } from '#contract/site/site-settings.ts';

const answer = z.object({
  data: z.object({ site_settings: z.tuple([z.record(z.enum(requiredSettings), z.string().nullable())]) }),
});

/** Returns the French names of the settings that the legal notice lacks; none when the instance does not answer. */
export async function missingPublisher(url: string): Promise<string[]> {
  const response = await fetch(`${url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ site_settings { ${requiredSettings.join(' ')} } }` }),
  }).catch(() => undefined);
  const known = answer.safeParse(await response?.json().catch(() => undefined));
  return known.success ? missingSettings(known.data.data.site_settings[0]) : [];
}
