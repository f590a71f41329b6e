import { Router } from 'express';
import { lookup } from 'node:dns/promises';
import { z } from 'zod';
import { hookSecretHeader } from '../hasura/hook-secret.ts';
import type { Background } from '../http/background.ts';
import { parseInput } from '../http/validation.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { RenderedPages } from './rendered-pages.ts';

const peerTimeoutMs = 2_000;
/** Stands for all pages in a purge. */
export const anyPath = '*';
const purged = z.object({ paths: z.array(z.string().max(300)).min(1).max(10) });

interface PagePurgeServices {
  /** Pages of this server. */
  purge: RenderedPages['purge'];
  /** Base URLs of all actions servers; a name stands for each of its addresses. This server may be among them. */
  peerUrls: string[];
  secret: string;
  background: Background;
  logger: Logger;
}

/** Deletes pages of laundromats, and all lists, from the caches of all servers. */
export interface PagePurge {
  /** Waits for no other server: one that does not answer serves its pages until they are too old. */
  everywhere(paths: string[]): void;
  /** `/peers/purged-pages`, where the other servers send their purges. */
  routes: Router;
}

export function createPagePurge({
  purge,
  peerUrls,
  secret,
  background,
  logger,
}: PagePurgeServices): PagePurge {
  const purgeHere = (paths: string[]) =>
    purge((path) => paths.includes(anyPath) || paths.includes(path) || listsLaundromats(path));

  async function notify(peer: string, paths: string[]): Promise<void> {
    try {
      const response = await fetch(`${peer}/peers/purged-pages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [hookSecretHeader]: secret },
        body: JSON.stringify({ paths }),
        signal: AbortSignal.timeout(peerTimeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`it answered with status ${response.status}`);
    } catch (error) {
      logger.warn(
        { peer, err: error },
        'a server was not notified of changed pages, and serves old ones for half a minute',
      );
    }
  }

  async function notifyAll(peerUrl: string, paths: string[]): Promise<void> {
    const peers = await addressesOf(peerUrl).catch((error: unknown) => {
      logger.warn({ peer: peerUrl, err: error }, 'the name of the other servers has no address');
      return [];
    });
    await Promise.all(peers.map((peer) => notify(peer, paths)));
  }

  const routes = Router();
  routes.post('/purged-pages', (request, response) => {
    purgeHere(parseInput(purged, request.body).paths);
    response.status(204).end();
  });
  return {
    routes,
    everywhere(paths) {
      purgeHere(paths);
      for (const peerUrl of peerUrls) background.add(notifyAll(peerUrl, paths));
    },
  };
}

/** Looked up for each purge, because servers come and go. */
async function addressesOf(peerUrl: string): Promise<string[]> {
  const { hostname, port } = new URL(peerUrl);
  const addresses = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true });
  return addresses.map(
    ({ address, family }) => `http://${family === 6 ? `[${address}]` : address}:${port || 80}`,
  );
}

/** Tells whether a page has a list, in which a changed laundromat may have got another position. */
function listsLaundromats(path: string): boolean {
  return path === '/' || path === '/directory' || path.startsWith('/laveries/');
}
