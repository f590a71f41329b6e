import { escapeHtml } from '../http/html.ts';

export interface SitemapEntry {
  url: string;
  changedAt?: Date | null | undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlSet = (entries: readonly SitemapEntry[]) => sitemap('urlset', 'url', entries);
export const sitemapIndex = (entries: readonly SitemapEntry[]) => sitemap('sitemapindex', 'sitemap', entries);

const sitemap = (list: string, item: string, entries: readonly SitemapEntry[]) =>
  [
    declaration,
    `<${list} ${namespace}>`,
    ...entries.map((entry) => `<${item}>${contentOf(entry)}</${item}>`),
    `</${list}>\n`,
  ].join('\n');

function contentOf({ url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${escapeHtml(url)}</loc>${changed}`;
}
