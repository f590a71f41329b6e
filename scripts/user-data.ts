import { requireInstance } from './local-instance.ts';

// Exports or erases the data of a user: npm run user -- export EMAIL, npm run user -- erase EMAIL --yes. Uses DATABASE_URL, else the
// running local instance.
const isCommand = ['export', 'erase'].includes(process.argv[2] ?? '');
if (isCommand && !process.env.DATABASE_URL) {
  const { databaseUrl, stripe } = await requireInstance();
  Object.assign(process.env, { DATABASE_URL: databaseUrl }, stripe);
}
await import('../actions-server/src/user-data.ts');
