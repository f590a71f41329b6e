import assert from 'node:assert/strict';
import type { BenchRequest, Contestant } from './requests.ts';

export type Servers = Partial<Record<Contestant, string>>;

/** Throws unless every contestant returns the same, non-empty data for the same request. */
export async function checkSameAnswers(
  servers: Servers,
  requests: Record<Contestant, BenchRequest[]>,
): Promise<void> {
  const count = requests.engine.length;
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    const answers = await Promise.all(
      Object.entries(servers).map(async ([name, url]) => {
        const { path, body } = requests[name as Contestant][index] as BenchRequest;
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
        const text = await response.text();
        const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
        if (!data || errors) throw new Error(`${name} answers ${text.slice(0, 500)}`);
        size += text.length;
        return { name, data: alike(data) };
      }),
    );
    for (const { name, data } of answers)
      assert.deepEqual(
        data,
        answers[0]?.data,
        `${name} answers otherwise. Where the app's document grew, servers/express.ts and postgraphile-documents.ts must too.`,
      );
  }
  assert.ok(size > count * 500, 'the answers are nearly empty');
}

/** Normalizes a single laundromat to a list and timestamps to one format. */
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
