import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const source = (build: string) => `
  const broken = {
    '/throws': () => { throw new Error('a component failed'); },
    '/exits': () => process.exit(1),
    '/crashes': () => new Promise(() => setTimeout(() => { throw new Error('outside of any promise'); }, 0)),
    '/hangs': () => { for (;;); },
  };
  async function isHasuraUp({ timeoutMs }, requestId, graphqlUrl) {
    const answer = await fetch(graphqlUrl, {
      method: 'POST',
      headers: { 'x-request-id': requestId },
      body: '{}',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok;
  }
  export function createPageRenderer(settings) {
    let rendered = 0;
    return async ({ address, requestId, at, graphqlUrl }) => {
      await broken[address]?.();
      if (address.includes('/live') && !(await isHasuraUp(settings, requestId, graphqlUrl).catch(() => false)))
        return { status: 200, html: 'shell', etag: '', errors: ['Hasura did not answer'], isShell: true };
      rendered += 1;
      const page = { status: 200, etag: 'tag-of-' + encodeURIComponent(address), errors: [], isShell: false };
      if (address === '/moved') return { ...page, status: 301, location: '/directory', html: '' };
      if (address === '/partly') page.errors = ['the reviews failed'];
      if (address === '/404') page.status = 404;
      return { ...page, html: '<title>' + address + '</title><p>${build}, page ' + rendered + ' at ' + at + '</p>' + 'x'.repeat(2000) };
    };
  }`;

export type FakeBuild = Awaited<ReturnType<typeof writeFakeBuild>>;

/**
 * Writes a shell and a renderer whose pages name their address, the build and the count of their thread. Some addresses
 * fail; those with /live query Hasura.
 */
export async function writeFakeBuild() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-build-'));
  const shellPath = path.join(folder, 'index.html');
  const rendererPath = path.join(folder, 'page-renderer.mjs');
  const write = async (build: string) => {
    await writeFile(rendererPath, source(build));
    await writeFile(
      shellPath,
      `<!doctype html><head><title>Lavoir</title></head><div id="root"></div><!-- ${build} -->`,
    );
  };
  await write('first build');
  return {
    shellPath,
    rendererPath,
    write,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
