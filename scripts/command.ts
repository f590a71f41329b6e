import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs scripts/<family>/<name>.ts, or scripts/<family>.ts without a name:
// npm run check -- hydration --as owner
const [family = '', name = ''] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, family);
const names = readdirSync(folder).map((file) => path.parse(file).name);
const isNamed = names.includes(name);
const program = isNamed ? path.join(folder, `${name}.ts`) : `${folder}.ts`;
if (isNamed || ((name === '' || name.startsWith('-')) && existsSync(program))) {
  process.argv.splice(2, isNamed ? 2 : 1);
  await import(pathToFileURL(program).href);
} else {
  console.error(`Usage: npm run ${family} -- ${names.join('|')}`);
  process.exitCode = 1;
}
