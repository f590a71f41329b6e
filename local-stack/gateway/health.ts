import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Probes = Record<string, () => Promise<unknown>>;

interface Health {
  status: 'ok' | 'unavailable';
  parts: Record<string, 'ok' | 'unavailable'>;
}

export async function checkHealth(probes: Probes): Promise<Health> {
  const states = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => [name, await answers(probe)] as const),
  );
  return {
    status: states.every(([, isUp]) => isUp) ? 'ok' : 'unavailable',
    parts: Object.fromEntries(states.map(([name, isUp]) => [name, isUp ? 'ok' : 'unavailable'])),
  };
}

function answers(probe: () => Promise<unknown>): Promise<boolean> {
  const answered = probe().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(2_000, false, { ref: false })]);
}

/** Large enough to need a disk block: a full disk can still create empty files. */
const content = Buffer.alloc(8192, 'lavoir');

export async function probeDisk(directory: string): Promise<void> {
  const file = path.join(directory, `.probe-${randomUUID()}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
