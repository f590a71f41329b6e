import type { Entry } from './entry.ts';

export type AllowedCollection = ReturnType<typeof readAllowList>[number];

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
  return allowList.list().map((entry) => {
    entry.record(['collection', 'scope']);
    const queries = byName.get(entry.get('collection').string());
    if (!queries) return entry.get('collection').fail(`is not a collection of ${collections.file}`);
    const scope = entry.get('scope');
    scope.record(['global', 'roles']);
    const isGlobal = scope.get('global').boolean(true);
    const roles = scope.get('roles').strings();
    return { queries, roles: isGlobal ? undefined : roles };
  });
}
