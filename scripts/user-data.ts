import { requireLocalEngine } from './local-instance.ts';

// Exports or erases the data of a user: npm run user -- export EMAIL, npm run user -- erase EMAIL --yes. Uses the Hasura of
// HASURA_URL and HASURA_ADMIN_SECRET, else the running local instance.
const isCommand = ['export', 'erase'].includes(process.argv[2] ?? '');
if (isCommand && !process.env.HASURA_URL) {
  const { engineUrl, adminSecret, stripe } = await requireLocalEngine('HASURA_URL and HASURA_ADMIN_SECRET');
  Object.assign(process.env, { HASURA_URL: engineUrl, HASURA_ADMIN_SECRET: adminSecret, ...stripe });
}
await import('../actions-server/src/user-data.ts');
