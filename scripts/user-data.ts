import { findLocalEngine } from './local-instance.ts';

// Exports or erases the data of a user: npm run user -- export EMAIL, npm run user -- erase EMAIL --yes. Uses the Hasura of
// HASURA_URL and HASURA_ADMIN_SECRET, else the running local instance.
const isCommand = ['export', 'erase'].includes(process.argv[2] ?? '');
if (isCommand && !process.env.HASURA_URL) {
  const engine = await findLocalEngine();
  if (!engine) {
    console.error(
      'No instance runs here: start it with npm start, or set HASURA_URL and HASURA_ADMIN_SECRET.',
    );
    process.exit(1);
  }
  process.env.HASURA_URL = engine.url;
  process.env.HASURA_ADMIN_SECRET = engine.adminSecret;
}
await import('../actions-server/src/user-data.ts');
