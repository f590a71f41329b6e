import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright/test';
import {
  chromiumArguments,
  isExecutable,
  packagedChromium,
  packagedFolder,
  systemChromiums,
} from './chromium.ts';

const run = promisify(execFile);

/** Major version of the npm package @sparticuz/chromium, with which the tests run. */
const oldestVersion = 143;

/**
 * Finds a Chromium that is new enough, and sets CHROMIUM_PATH to it: CHROMIUM_PATH, else the system's, else
 * Playwright's. Else installs Playwright's headless shell, or the Chromium of an npm package. Throws an error of one
 * sentence when there is none.
 */
export async function ensureChromium(
  log = (line: string) => void process.stdout.write(`${line}\n`),
): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  const problems: string[] = [];
  const isUsable = async (program: string | undefined, name: string) => {
    const result = await tryStart(program);
    if ('problem' in result) problems.push(`${name} ${result.problem}`);
    else process.env.CHROMIUM_PATH = result.program;
    return 'program' in result;
  };
  if (chosen) {
    if (await isUsable(chosen, `CHROMIUM_PATH names ${chosen}, which`)) return chosen;
    throw new Error(`${problems[0]!.replace(/\.$/, '')}.`);
  }
  for (const program of systemChromiums()) {
    if (await isUsable(program, program)) return program;
  }
  const found = () => process.env.CHROMIUM_PATH!;
  if (await isUsable(undefined, "Playwright's own")) return found();
  if (isExecutable(packagedChromium) && (await isUsable(packagedChromium, packagedChromium))) return found();
  for (const install of [installWithPlaywright, installPackage]) {
    const problem = await install(log).catch((error: unknown) => lastLine(error));
    if (problem) problems.push(problem);
    else if (await isUsable(install === installPackage ? packagedChromium : undefined, 'the installed one'))
      return found();
  }
  for (const problem of problems) log(`· ${problem}`);
  throw new Error(
    'The browser tests found no Chromium: install chromium or Google Chrome, name one with CHROMIUM_PATH, or run "npx playwright install chromium-headless-shell" where its download can be reached.',
  );
}

async function tryStart(
  executablePath: string | undefined,
): Promise<{ program: string } | { problem: string }> {
  if (executablePath !== undefined && !isExecutable(executablePath)) return { problem: 'is no program' };
  try {
    const server = await chromium.launchServer({ executablePath, args: chromiumArguments });
    try {
      const browser = await chromium.connect(server.wsEndpoint());
      const version = browser.version();
      await browser.close();
      const problem = problemOfVersion(version);
      return problem ? { problem } : { program: executablePath ?? server.process().spawnfile };
    } finally {
      await server.close();
    }
  } catch (error) {
    return { problem: problemOf(String(error)) };
  }
}

export function problemOfVersion(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= oldestVersion) return undefined;
  return `is version ${version}, and the tests need ${oldestVersion} or later`;
}

function problemOf(message: string): string {
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(message)?.[1];
  if (library) return `does not start, because the library ${library} is missing`;
  if (message.includes("Executable doesn't exist")) return 'is not installed';
  const reason = /\[err\] (.*)/.exec(message)?.[1] ?? message.split('\n')[0]!;
  return `does not start: ${reason}`;
}

/** Returns a problem, or undefined once Playwright's headless shell is installed in Playwright's own folder. */
async function installWithPlaywright(log: (line: string) => void): Promise<string | undefined> {
  log(
    '· installing a Chromium for the browser tests (about 110 MB): playwright install chromium-headless-shell',
  );
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  );
  const install = spawn(process.execPath, [cli, 'install', 'chromium-headless-shell'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  install.stderr.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(install, 'close')) as [number | null];
  if (code === 0) return undefined;
  const reason = /^Error: (?!Failed|Download)(.*)/m.exec(output)?.[1] ?? 'see npx playwright install';
  return `Playwright's Chromium could not be installed (${reason})`;
}

/** Installs the Chromium of an npm package into .cache. Returns a problem, or undefined once it is there. */
async function installPackage(log: (line: string) => void): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'the Chromium of an npm package is for Linux on x64';
  log('· installing the Chromium of the npm package @sparticuz/chromium (63 MB, 200 MB unpacked) in .cache');
  const cache = path.dirname(packagedFolder);
  const isLeftOver = (name: string) => name.startsWith(`${path.basename(packagedFolder)}.`);
  await mkdir(cache, { recursive: true });
  const leftOver = (await readdir(cache)).filter((name) => isLeftOver(name));
  await Promise.all(leftOver.map((name) => rm(path.join(cache, name), { recursive: true, force: true })));
  const folder = `${packagedFolder}.${process.pid}`;
  try {
    await cp(path.join(import.meta.dirname, 'chromium-package'), folder, { recursive: true });
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
    const unpack = "import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())";
    await run(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: folder,
      // The package unpacks its libraries only for AWS Lambda.
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    await rm(path.join(folder, 'node_modules'), { recursive: true });
    await writeFile(path.join(folder, path.basename(packagedChromium)), startScript, { mode: 0o755 });
    await rm(packagedFolder, { recursive: true, force: true });
    await rename(folder, packagedFolder);
    return undefined;
  } catch (error) {
    return `the npm package @sparticuz/chromium could not be installed (${lastLine(error)})`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const startScript = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
"$here/chromium" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`;

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr || message).split('\n').filter((line) => line.trim() && !/complete log/i.test(line));
  return lines.at(-1)!.replace(/^npm error /, '');
}
