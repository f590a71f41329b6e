import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const missing = 'Caddy is not installed: install it (Debian: apt-get install caddy) or set CADDY_PATH';

/** Returns the command of Caddy: CADDY_PATH, else the system's. */
export function findCaddy(): string | undefined {
  const command = process.env.CADDY_PATH ?? 'caddy';
  return spawnSync(command, ['version']).status === 0 ? command : undefined;
}

/** Validates the Caddyfile for a domain and for plain HTTP, and checks its formatting. Returns the problems. */
export function checkCaddyfile(file: string): string[] {
  const caddy = findCaddy();
  if (!caddy) return [`omitted: ${missing}`];
  const settings = { PUBLIC_URL: 'https://lavoir.example.fr', REDIRECT_FROM: 'www.lavoir.example.fr' };
  const problems = ['lavoir.example.fr', ':8080'].flatMap((address) => {
    const { status, stderr } = spawnSync(caddy, ['validate', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_ADDRESS: address, ...settings },
    });
    return status === 0 ? [] : [`${address}: ${stderr.trim().split('\n').at(-1)}`];
  });
  // The port of the container that HTTP/3 announces is not the published one.
  if (!/^\s*protocols h1 h2$/m.test(readFileSync(file, 'utf8'))) problems.push('HTTP/3 is not switched off');
  const { stdout: formatted } = spawnSync(caddy, ['fmt', file], { encoding: 'utf8' });
  return formatted === readFileSync(file, 'utf8')
    ? problems
    : [...problems, 'run "caddy fmt --overwrite" on it'];
}
