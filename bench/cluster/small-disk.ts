import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withClient } from '../../local-stack/with-client.ts';
import type { Cluster } from '../../scripts/cluster/cluster.ts';
import { waitFor } from '../../scripts/production/wait.ts';

const shell = (script: string, { databases }: Cluster) =>
  promisify(execFile)('sh', ['-ec', script, databases.directory(databases.primary())]);

const move = `if test -e "$0-before"; then exit; fi
mv "$0" "$0-before"; mkdir "$0"
mount -t tmpfs -o size=$(($(du -sm "$0-before" | cut -f 1) + 100))m tmpfs "$0"
cp -a "$0-before/." "$0"`;

/** 100 MB in memory, which only root may mount. */
export async function moveToSmallDisk(cluster: Cluster): Promise<void> {
  const program = await cluster.processes.stop(cluster.databases.primary());
  await shell(move, cluster);
  cluster.processes.start(program);
  await waitFor('Postgres', () => withClient(cluster.databases.url(), async () => true));
  await sleep(5_000);
}

export const removeSmallDisk = (cluster: Cluster) =>
  shell('if test -e "$0-before"; then umount "$0"; fi', cluster);

/**
 * Leaves the disk full for 20 s; with `withoutLog` also uses up the log files in reserve, so that Postgres stops.
 * Returns the time at which room was made.
 */
export async function fillDisk(cluster: Cluster, withoutLog = false): Promise<number> {
  await shell('cat /dev/zero > "$0/filler"', cluster).catch(() => undefined);
  const use = `select pg_logical_emit_message(false, '', ''), pg_switch_wal()`;
  const useUp = withClient(cluster.databases.url(), async (client) => {
    while (withoutLog) await client.query(use);
  });
  await useUp.catch(() => undefined);
  await sleep(20_000);
  await shell('rm "$0/filler"', cluster);
  return performance.now();
}
