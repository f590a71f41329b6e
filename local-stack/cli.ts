import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { missingSettings, requiredSettings } from '#contract/site/site-settings.ts';
import { reachableGeocoder } from './geocoder/geocoder.ts';
import { explainStartFailure, startStack, type Stack } from './index.ts';
import { isAlive } from './postgres/orphan.ts';
import { projectFolder } from './project-folder.ts';
import { readSettings } from './settings.ts';

const localGeocoder = 'géocodeur local, rues inventées';
const demoAccounts = ['client@lavoir.test', 'proprietaire@lavoir.test', 'admin@lavoir.test'];

let stack: Stack | undefined;
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) process.exit(1);
  isStopping = true;
  console.log('\nstopping');
  setTimeout(() => process.exit(1), 8000).unref();
  // A stack that is still starting has no `close` yet. That is fine, because Postgres ends with this process.
  await stack?.close();
  process.exit(0);
}

/** Ends when npm was killed, which can no longer pass on a signal. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = npmProcess(parent);
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) void stop();
  }, 500).unref();
}

function npmProcess(parent: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
  const [grandparent, command = ''] = stdout?.trim().split(/\s+/) ?? [];
  return command.endsWith('sh') ? Number(grandparent) : parent;
}

interface StartOptions {
  appBuilt: Promise<void>;
  log: (message: string) => void;
}

export async function start(options: StartOptions): Promise<void> {
  await run(options).catch((error: unknown) => {
    console.error(explainStartFailure(error) ?? error);
    process.exit(1);
  });
}

async function run({ appBuilt, log }: StartOptions): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  stopWithNpm();
  const settings = readSettings(process.env);
  const appDirectory = path.join(projectFolder, 'dist', 'app');
  const started = await startStack({
    ...settings,
    appDirectory: appBuilt.then(() => appDirectory),
    geocoderUrl: settings.server.GEOCODER_URL ?? reachableGeocoder(),
    log,
  });
  stack = started;
  if (isStopping) return void started.close();
  console.log(`\nPrêt : ${started.url}`);
  if (!settings.server.SMTP_URL) console.log(`Mails : ${started.url}/__sandbox/mail`);
  if (!settings.server.STRIPE_SECRET_KEY) console.log(`Paiements : ${started.url}/__sandbox/stripe`);
  console.log(
    `Adresses : ${started.hasOwnGeocoder ? localGeocoder : (settings.server.GEOCODER_URL ?? 'Géoplateforme (IGN)')}`,
  );
  if (settings.demo) {
    console.log('\nComptes de démonstration (mot de passe : demo1234)');
    for (const account of demoAccounts) console.log(`  ${account}`);
  }
  const missing = await missingPublisher(started);
  if (missing.length > 0) {
    console.log('\nMentions légales incomplètes (/admin-dashboard, onglet Paramètres) :');
    console.log(`  ${missing.join(', ')}`);
  }
}

const answer = z.object({
  data: z.object({ site_settings: z.tuple([z.record(z.enum(requiredSettings), z.string().nullable())]) }),
});

async function missingPublisher({ engineUrl, secrets }: Stack): Promise<string[]> {
  const response = await fetch(`${engineUrl}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': secrets.adminSecret },
    body: JSON.stringify({ query: `{ site_settings { ${requiredSettings.join(' ')} } }` }),
  }).catch(() => undefined);
  const known = answer.safeParse(await response?.json().catch(() => undefined));
  return known.success ? missingSettings(known.data.data.site_settings[0]) : [];
}
