import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { logProgress } from './progress.mjs';
import { projectFolder } from './project-folder.mjs';

const dist = path.join(projectFolder, 'dist');
const appFolder = path.join(dist, 'app');
const rendererFolder = path.join(dist, 'page-renderer');
const stamp = path.join(dist, 'app.hash');
const thisFile = path.join(projectFolder, 'scripts', 'build.mjs');
const inputs = ['app', 'contract', 'vite.config.ts', 'package-lock.json', 'scripts/build.mjs'];
const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml|ico|map)$/;

export async function ensureBuilt() {
  const isCurrent =
    [appFolder, rendererFolder, stamp].every((place) => existsSync(place)) &&
    readFileSync(stamp, 'utf8') === hashInputs();
  if (isCurrent) return;
  logProgress('building the app');
  // In another process, because the bundler's threads and settings would remain.
  const build = spawn(process.execPath, [thisFile], { cwd: projectFolder, stdio: 'inherit' });
  const [code] = await once(build, 'close');
  if (code === 0) return logProgress('the app is built');
  console.error('The app could not be built: see the output of vite above.');
  process.exit(1);
}

async function buildApp() {
  const wanted = hashInputs();
  // Built beside the present folders, which another instance may be serving.
  const folders = [appFolder, rendererFolder];
  const fresh = (folder) => `${folder}.${process.pid}`;
  const old = (folder) => `${fresh(folder)}.old`;
  try {
    await writeBuild(fresh(appFolder), fresh(rendererFolder));
    await compressFiles(fresh(appFolder));
    for (const folder of folders) {
      if (existsSync(folder)) renameSync(folder, old(folder));
      renameSync(fresh(folder), folder);
    }
    writeFileSync(stamp, wanted);
  } finally {
    for (const folder of folders.flatMap((each) => [fresh(each), old(each)])) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * In mode `development`, React reports every difference between the pages of server and browser, and the size limits do
 * not apply.
 */
async function writeBuild(app, renderer, mode = 'production') {
  await runVite({ mode, build: { outDir: app, manifest: true } });
  await runVite({
    mode,
    build: {
      outDir: renderer,
      ssr: path.join(projectFolder, 'app', 'page-renderer', 'page-renderer.ts'),
      copyPublicDir: false,
    },
    define: {
      CLIENT_BUILD: JSON.stringify(takeClientBuild(app)),
      'process.env.NODE_ENV': JSON.stringify(mode),
    },
  });
}

async function runVite({ build: output, ...options }) {
  const { build } = await import('vite');
  await build({
    configFile: path.join(projectFolder, 'vite.config.ts'),
    root: path.join(projectFolder, 'app'),
    logLevel: 'warn',
    build: { emptyOutDir: true, ...output },
    ...options,
  });
}

function takeClientBuild(folder) {
  const shell = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8');
  rmSync(path.join(folder, '.vite'), { recursive: true });
  return {
    shellHash: createHash('sha256').update(shell).digest('base64url').slice(0, 22),
    manifest: JSON.parse(manifest),
  };
}

async function compressFiles(directory) {
  const files = listFiles(directory).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const quality = file.endsWith('.map') ? 4 : 11;
      const brotli = await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      });
      if (brotli.length >= content.length) return;
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const place = path.join(projectFolder, input);
    if (!existsSync(place)) continue;
    for (const file of statSync(place).isDirectory() ? listFiles(place) : [place]) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(projectFolder, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function listFiles(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (process.argv[1] === thisFile) {
  const folder = process.argv[process.argv.indexOf('--development') + 1];
  if (process.argv.includes('--unless-current')) await ensureBuilt();
  else if (process.argv.includes('--development')) {
    process.env.NODE_ENV = 'development';
    await writeBuild(path.join(folder, 'app'), path.join(folder, 'page-renderer'), 'development');
  } else await buildApp();
}
