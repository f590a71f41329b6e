import { waitFor } from '../../scripts/production/wait.ts';

/** The server of the product alone. Its `url` is that of rendered pages. */
export async function start({ PORT }: { PORT?: string }) {
  await import('../../actions-server/src/main.ts');
  const url = `http://127.0.0.1:${PORT}`;
  await waitFor('the actions server', async () => (await fetch(`${url}/readyz`)).ok);
  return { url: `${url}/pages` };
}
