import { readSecrets } from '../../local-stack/secrets.ts';
import { readSettings } from '../../local-stack/settings.ts';

const { dataDirectory } = readSettings(process.env);
const secrets = await readSecrets(dataDirectory);
if (!secrets) {
  console.error(`There are no secrets in ${dataDirectory} yet: the first npm start creates them.`);
  process.exit(1);
}
for (const [name, value] of Object.entries(secrets)) console.log(`${name}=${value}`);
