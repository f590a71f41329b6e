import type { Entry } from './entry.ts';

export type AllowedQuery = ReturnType<typeof readAllowList>[number];

export function readAllowList(allowList: Entry, collections: Entry) {
  const byName = new Map<string, { text: Entry; name: string }[]>();
  for (const collection of collections.list()) {
    collection.record(['name', 'definition', 'comment']);
    const queries = collection.get('definition').get('queries').list();
    byName.set(
      collection.get('name').string(),
      queries.map((query) => ({ text: query.get('query'), name: query.get('name').string() })),
    );
  }
  return allowList.list().flatMap((entry) => {
    entry.record(['collection', 'scope']);
    const queries = byName.get(entry.get('collection').string());
    if (!queries) return entry.get('collection').fail(`is not a collection of ${collections.file}`);
    entry.get('scope').record(['global']);
    if (!entry.get('scope').get('global').boolean(true)) entry.get('scope').fail('must be global');
    return queries;
  });
}
