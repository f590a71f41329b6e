import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const missing =
  'there is no caddy on this computer: install it (Debian: apt-get install caddy) or name it with CADDY_PATH';

/** The Caddy to check with: CADDY_PATH, else the system's. */
export function findCaddy(): string | undefined {
  const command = process.env.CADDY_PATH ?? 'caddy';
  return spawnSync(command, ['version']).status === 0 ? command : undefined;
}

/** Lets Caddy read its file, once for a domain and once for plain HTTP, and compares the file's layout with Caddy's own. */
export function checkCaddyfile(file: string): string[] {
  const caddy = findCaddy();
  if (!caddy) return [`omitted: ${missing}`];
  const problems = ['lavoir.example.fr', ':8080'].flatMap((address) => {
    const { status, stderr } = spawnSync(caddy, ['validate', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_ADDRESS: address, PUBLIC_URL: 'https://lavoir.example.fr' },
    });
    return status === 0 ? [] : [`${address}: ${stderr.trim().split('\n').at(-1)}`];
  });
  const { stdout: formatted } = spawnSync(caddy, ['fmt', file], { encoding: 'utf8' });
  return formatted === readFileSync(file, 'utf8')
    ? problems
    : [...problems, 'run "caddy fmt --overwrite" on it'];
}
