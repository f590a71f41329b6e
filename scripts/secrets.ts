import { readSecrets } from '../local-stack/secrets.ts';
import { readSettings } from '../local-stack/settings.ts';

const { dataDirectory } = readSettings(process.env);
const secrets = await readSecrets(dataDirectory);
if (!secrets) {
  console.error(`There are no secrets in ${dataDirectory} yet: they are made by the first npm start.`);
  process.exit(1);
}
for (const [name, value] of Object.entries(secrets)) console.log(`${name}=${value}`);
