import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';

// The headless shell first: it renders the same pages with a fifth of the work for each new page (decision 045).
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

/** The Chromium for browser tests: CHROMIUM_PATH, else the system's, else the one Playwright has installed. */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no program: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
    chromium.executablePath(),
  ];
  const found = candidates.find((candidate) => candidate !== '' && isExecutable(candidate));
  if (found) return found;
  throw new Error(
    'No Chromium for the browser tests: install chromium or Google Chrome, name one with CHROMIUM_PATH, or run "npx playwright install chromium".',
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
