import { requireLocalEngine } from './local-instance.ts';

// Exports or erases the data of a user: npm run user -- export EMAIL, npm run user -- erase EMAIL --yes. Uses DATABASE_URL, HASURA_URL
// and HASURA_ADMIN_SECRET, else the running local instance.
const isCommand = ['export', 'erase'].includes(process.argv[2] ?? '');
if (isCommand && !process.env.HASURA_URL) {
  const { engineUrl, serverDatabaseUrl, adminSecret, stripe } = await requireLocalEngine(
    'DATABASE_URL, HASURA_URL and HASURA_ADMIN_SECRET',
  );
  const settings = {
    DATABASE_URL: serverDatabaseUrl,
    HASURA_URL: engineUrl,
    HASURA_ADMIN_SECRET: adminSecret,
  };
  Object.assign(process.env, settings, stripe);
}
await import('../actions-server/src/user-data.ts');
