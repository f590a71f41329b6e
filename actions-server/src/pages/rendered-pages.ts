import { existsSync, readFileSync, statSync } from 'node:fs';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { typedInDirectory, typedPlace } from '#contract/laundromat/typed-place.ts';
import type { PageRendererSettings } from '#contract/site/page-renderer.ts';
import type { ReplicaReads } from '../hasura/replica-reads.ts';
import { findAddresses, type Geocoder } from '../places/geocoder.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { startPageThreads } from './page-threads.ts';
import { savePage, type SavedPage } from './saved-page.ts';

const queriesMs = 2_000;
/** Interval between checks for a new build, so that cached pages need no system call. */
const lookEveryMs = 500;
/** Without scripts the shell stays empty, so the browser requests the page again: it may be rendered by then. */
const askAgain = '<noscript><meta http-equiv="refresh" content="5" /></noscript>';

export interface RenderedPagesOptions {
  shellPath: string;
  rendererPath: string | undefined;
  origin: string;
  hasuraUrls: ReplicaReads['urls'];
  geocoder: Geocoder;
  cacheBytes: number;
  logger: Logger;
  metrics: Metrics;
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;
type Build = ReturnType<typeof openBuild>;
type Shell = { shell: Buffer; status: number; location?: undefined };
type Redirect = { location: string; status: number };

export function createRenderedPages(options: RenderedPagesOptions) {
  let build: Build | undefined;
  let lookedAt = 0;

  function currentBuild(): Build {
    if (build && performance.now() - lookedAt < lookEveryMs) return build;
    lookedAt = performance.now();
    const version = versionOf(options.shellPath, options.rendererPath);
    if (build && (version === undefined || version === build.version)) return build;
    void build?.close();
    build = openBuild(version ?? '', options);
    return build;
  }

  if (existsSync(options.shellPath)) currentBuild();

  return {
    /**
     * Returns the page; or a status with the shell, which the browser fills; or a redirect for another spelling of the
     * address.
     */
    async find(url: string, requestId: string): Promise<SavedPage | Shell | Redirect> {
      const { shell, waitingShell, cache } = currentBuild();
      const page = pageAddress(url);
      // The shell lets the browser render its page « not found » at the address of the visitor.
      if (page === null) return { shell, status: 404 };
      // Without the redirect, the browser would render the page under an address that no purge matches.
      if (page.location !== undefined) return { location: page.location, status: 301 };
      return cache.find(page.address, requestId).catch(() => ({ shell: waitingShell, status: 200 }));
    },
    purge: (concerns: (path: string) => boolean): void => build?.cache.purge(concerns),
    close: async () => build?.close(),
  };
}

function typedPlaceOf(address: string): string {
  const [path, query] = address.split('?', 2);
  const typed = path === '/' ? typedPlace : path === '/directory' ? typedInDirectory : undefined;
  return typed && query ? readPhrase(typed(new URLSearchParams(query))).words : '';
}

function versionOf(shellPath: string, rendererPath = ''): string | undefined {
  const [shell, renderer] = [shellPath, rendererPath].map((path) =>
    statSync(path, { throwIfNoEntry: false }),
  );
  return shell && `${shell.mtimeMs} ${renderer?.mtimeMs}`;
}

function openBuild(version: string, options: RenderedPagesOptions) {
  const { shellPath, rendererPath, origin, hasuraUrls, geocoder, cacheBytes, logger, metrics } = options;
  const shell = readFileSync(shellPath);
  const settings: PageRendererSettings = { shellPath, origin, timeoutMs: queriesMs };
  const hasRenderer = rendererPath !== undefined && existsSync(rendererPath);
  if (!hasRenderer)
    logger.error({ PAGE_RENDERER: rendererPath }, 'pages are not rendered: PAGE_RENDERER names no file');
  const threads = hasRenderer ? startPageThreads(rendererPath, settings) : undefined;

  async function render(address: string, requestId: string, mayBeLate: boolean): Promise<SavedPage> {
    if (!threads) throw new Error('there is no renderer');
    // Without parameters, which contain user input.
    const page = { requestId, path: address.split('?', 1)[0] };
    try {
      const at = new Date().toISOString();
      const [first, ...others] = hasuraUrls(mayBeLate).map((url) => `${url}/v1/graphql`);
      const addresses = await findAddresses(geocoder, typedPlaceOf(address));
      const task = { address, requestId, at, addresses };
      let rendered = await threads.render({ ...task, graphqlUrl: first! });
      for (const graphqlUrl of others)
        if (rendered.isShell) rendered = await threads.render({ ...task, graphqlUrl });
      for (const error of rendered.errors) logger.error(page, `rendering a page: ${error}`);
      if (rendered.isShell) throw new Error('the renderer returned the plain shell');
      metrics.pages.inc({ outcome: 'rendered' });
      return await savePage(rendered);
    } catch (error) {
      metrics.pages.inc({ outcome: 'failed' });
      logger.warn({ ...page, err: error }, 'a page could not be rendered');
      throw error;
    }
  }

  return {
    version,
    shell,
    waitingShell: Buffer.from(shell.toString().replace('</head>', `${askAgain}</head>`)),
    cache: createPageCache({ maxBytes: cacheBytes, render }),
    close: async () => threads?.close(),
  };
}
