// Everything from a fresh clone to a running product. Plain Node: nothing is installed yet when this begins.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { whileNobodyElsePrepares } from './preparation-lock.mjs';
import { projectFolder } from './project-folder.mjs';

requireNode();
const settingsFile = path.join(projectFolder, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

await whileNobodyElsePrepares(async () => {
  ensureInstalled();
  ensureBuilt();
});

// In this very process, so that a signal to it reaches the stack.
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(path.join(projectFolder, 'local-stack', 'cli.ts')).href);
