// Installs, builds and starts the product from a fresh clone. Plain Node, because nothing is installed yet.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { whileNobodyElsePrepares } from './preparation-lock.mjs';
import { logProgress } from './progress.mjs';
import { projectFolder } from './project-folder.mjs';

requireNode();
const settingsFile = path.join(projectFolder, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

// The lock keeps other processes from installing or building at the same time.
let appBuilt;
await new Promise((resolve, reject) => {
  appBuilt = whileNobodyElsePrepares(async () => {
    await ensureInstalled();
    resolve();
    await ensureBuilt();
  });
  appBuilt.catch(reject);
});

const { register } = await import('tsx/esm/api');
register();
const { start } = await import(pathToFileURL(path.join(projectFolder, 'local-stack', 'cli.ts')).href);
await start({ appBuilt, log: logProgress });
