import assert from 'node:assert/strict';
import { exchange } from './harness/requests.ts';
import type { Requests } from './requests.ts';

/** Throws unless all servers return the same, non-empty data for the same request. */
export async function checkSameAnswers(
  servers: Record<string, { url: string }>,
  requests: Requests,
): Promise<void> {
  for (const index of requests.engine!.keys()) {
    let expected: unknown;
    for (const [name, { url }] of Object.entries(servers)) {
      const { path, body } = requests[name]![index]!;
      const text = (await exchange(`${url}${path}`, { method: 'POST', body })).body.toString();
      const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
      if (!data || errors || text.length < 500) throw new Error(`${name} answers ${text.slice(0, 500)}`);
      const found = alike(data);
      expected ??= found;
      assert.deepEqual(
        found,
        expected,
        `${name} answers otherwise. Where the app's document grew, the files in servers/ and postgraphile/ must too.`,
      );
    }
  }
}

/** Brings answers to one format: a single laundromat becomes a list, and timestamps get the same notation. */
function alike(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => {
      if (key === 'laundromats' && !Array.isArray(value)) return [value];
      if ((key === 'createdAt' || key === 'featuredUntil') && typeof value === 'string')
        return new Date(value).toISOString();
      return value;
    }),
  );
}
