import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';

/** Enough to need a block: a full disk can still create empty files. */
const content = Buffer.alloc(8192, 'lavoir');

/** Writes a file to the folder and deletes it. Rejects when the disk is full or read-only. */
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
