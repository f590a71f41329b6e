import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../local-stack/project-folder.ts';

// The headless shell first: it renders the same pages with a fifth of the work for each new page (decision 001).
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const packagedFolder = path.join(projectFolder, '.cache', 'chromium');
export const packagedChromium = path.join(packagedFolder, 'start');

/** Command-line arguments that keep Chromium from looking for updates or anything else on the network. */
export const chromiumArguments = [
  // Chromium has no sandbox for root, which most CI uses.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function systemChromiums(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
  ].filter((candidate) => isExecutable(candidate));
}

/**
 * Returns the Chromium to use; undefined stands for Playwright's own. `npm test` sets CHROMIUM_PATH
 * (ensure-chromium.ts); a single test searches.
 */
export function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ||
    systemChromiums()[0] ||
    (isExecutable(packagedChromium) ? packagedChromium : undefined)
  );
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
