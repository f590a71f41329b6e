import { findInstance } from '../local-stack/instance.ts';
import { readSecrets } from '../local-stack/secrets.ts';
import { readSettings } from '../local-stack/settings.ts';

// Exports or erases the data of a user: npm run user:export -- EMAIL, npm run user:erase -- EMAIL --yes. Uses the Hasura of
// HASURA_URL and HASURA_ADMIN_SECRET, else the running local instance.
if (!process.env.HASURA_URL) {
  const { dataDirectory } = readSettings(process.env);
  const [instance, secrets] = [await findInstance(dataDirectory), await readSecrets(dataDirectory)];
  if (!instance || !secrets) {
    console.error(
      'No instance runs here: start it with npm start, or set HASURA_URL and HASURA_ADMIN_SECRET.',
    );
    process.exit(1);
  }
  process.env.HASURA_URL = instance.engineUrl;
  process.env.HASURA_ADMIN_SECRET = secrets.adminSecret;
}
await import('../actions-server/src/user-data.ts');
