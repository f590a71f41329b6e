import { escapeHtml } from '../http/html.ts';

export interface SitemapEntry {
  url: string;
  changedAt?: Date | null | undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function urlSet(entries: readonly SitemapEntry[]): string {
  return [
    declaration,
    `<urlset ${namespace}>`,
    ...entries.map((entry) => `<url>${contentOf(entry)}</url>`),
    '</urlset>\n',
  ].join('\n');
}

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return [
    declaration,
    `<sitemapindex ${namespace}>`,
    ...entries.map((entry) => `<sitemap>${contentOf(entry)}</sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

function contentOf({ url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${escapeHtml(url)}</loc>${changed}`;
}
