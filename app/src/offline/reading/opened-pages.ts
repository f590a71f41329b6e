import { delMany, entries, set } from 'idb-keyval';
import { useEffect } from 'react';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { useSession } from '#app/session/session-context.tsx';
import type { SavedPage } from './readable-offline.ts';

export interface OpenedPage {
  kind: 'laundromat' | 'search';
  href: string;
  title: string;
  detail?: string;
  args?: SearchArguments;
  owner: string | null;
  at: number;
}

const store = openDeviceStore('lavoir-pages');
const most = { laundromat: 60, search: 10 };

export async function recordOpenedPage(page: Omit<OpenedPage, 'at'>): Promise<void> {
  try {
    await set(page.href, { ...page, at: Date.now() } satisfies OpenedPage, store);
    const known = await all();
    const surplus = (['laundromat', 'search'] as const).flatMap((kind) =>
      known.filter((each) => each.kind === kind).slice(most[kind]),
    );
    await delMany(
      surplus.map(({ href }) => href),
      store,
    );
  } catch {
    // Full or forbidden: the page is not offered offline.
  }
}

export function savedPage({ kind, href, args }: OpenedPage): SavedPage {
  if (kind === 'laundromat') return { key: href, slugs: [href.slice(href.lastIndexOf('/') + 1)] };
  // Offline, « Ouvert maintenant » filters the stored results of the same search.
  const { open_at: _, ...anyTime } = args ?? {};
  return { key: href, slugs: [], search: anyTime };
}

export async function openedPages(owner: string | null): Promise<OpenedPage[]> {
  const pages = await all().catch(() => []);
  return pages.filter((page) => page.owner === null || page.owner === owner);
}

export async function deletePrivatePages(): Promise<void> {
  const pages = await all().catch(() => []);
  const hrefs = pages.filter(({ owner }) => owner !== null).map(({ href }) => href);
  if (hrefs.length > 0) await delMany(hrefs, store).catch(() => undefined);
}

async function all(): Promise<OpenedPage[]> {
  const pages = (await entries<string, OpenedPage>(store)).map(([, page]) => page);
  return pages.filter((page) => typeof page?.href === 'string').sort((a, b) => b.at - a.at);
}

export function OpenedPageRecord({ kind, href, title, detail, args }: Omit<OpenedPage, 'at' | 'owner'>) {
  const session = useSession();
  const search = JSON.stringify(args);
  useEffect(() => {
    const args = search ? (JSON.parse(search) as SearchArguments) : undefined;
    void recordOpenedPage({ kind, href, title, detail, args, owner: session.userId() });
  }, [session, kind, href, title, detail, search]);
  return null;
}
