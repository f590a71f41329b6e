import type { AddressSuggestion } from '../places/addresses.ts';

/**
 * Interface between the server and the server build of the app (`dist/page-renderer/page-renderer.mjs`), which renders
 * public pages for an anonymous visitor.
 */

export interface PageRendererSettings {
  /** The built index.html. If its hash differs from the one in the server build, every page is the plain shell. */
  shellPath: string;
  origin: string;
  timeoutMs: number;
}

export interface PageTask {
  address: string;
  graphqlUrl: string;
  requestId: string;
  at: string;
  addresses?: AddressSuggestion[];
}

export interface RenderedPage {
  status: number;
  location?: string;
  html: string;
  /** Hash of the document without its instant: equal for pages that differ only in it. */
  etag: string;
  errors: string[];
  /** The plain shell instead of a rendered page: it must not be cached. */
  isShell: boolean;
}

export type RenderPage = (task: PageTask) => Promise<RenderedPage>;

/** Never throws for a wrong build: pages are then the plain shell, with an error. */
export type CreatePageRenderer = (settings: PageRendererSettings) => RenderPage;
