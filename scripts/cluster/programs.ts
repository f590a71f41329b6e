import { spawnSync } from 'node:child_process';
import { StartError } from '../../local-stack/start-error.ts';

const packages = {
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  caddy: 'caddy',
  setpriv: 'util-linux',
  initdb: 'postgresql',
  postgres: 'postgresql',
  pg_ctl: 'postgresql',
  pg_basebackup: 'postgresql',
};
const furtherPackages = { age: 'age', 'age-keygen': 'age', promtool: 'prometheus' };
/** Debian has one folder of Postgres for each version. */
const script = `PATH="$PATH:/usr/sbin:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)"
for name; do command -v "$name" || echo; done`;

export type Programs = typeof packages;

export function findPrograms(): Programs {
  return find(packages);
}

export function requireProductionPrograms(): void {
  find({ ...packages, ...furtherPackages });
}

function find<Packages extends Programs>(packages: Packages): Packages {
  const names = Object.keys(packages);
  const { stdout } = spawnSync('sh', ['-c', script, 'sh', ...names], { encoding: 'utf8' });
  const paths = stdout.split('\n');
  const missing = Object.values(packages).filter((_, index) => !paths[index]);
  if (missing.length > 0)
    throw new StartError(`Programs are missing: apt-get install ${[...new Set(missing)].join(' ')}`);
  const found = Object.fromEntries(names.map((name, index) => [name, paths[index]])) as Packages;
  return { ...found, caddy: process.env.CADDY_PATH ?? found.caddy };
}
