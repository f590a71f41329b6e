import { missingTitle } from '#contract/site/routes.ts';
import { addressesOf, metaTags, scriptJson, type PageHead } from '#contract/site/page-head.ts';
import { siteContactMeta, type SiteContact } from '#contract/site/site.ts';
import { escapeHtml } from '../http/html.ts';

/** Head of a page: complete, or only a title where search engines must not index the page. */
export type KnownHead = PageHead | { title: string; path?: undefined; photo?: undefined };

/** Head of a missing page, the same as in the app. */
export const notFoundHead = (path: string): KnownHead => ({ title: missingTitle(path) });

/**
 * Returns the built page with its head. Added elements have the attribute `data-server`, by which the app finds and
 * replaces them.
 */
export function fillHead(
  shell: string,
  head: KnownHead,
  origin: string,
  contact: SiteContact | null = null,
): string {
  const elements = elementsOf(head, origin);
  if (contact) elements.push(element('meta', { name: siteContactMeta, content: JSON.stringify(contact) }));
  // A function as replacement, because `$&` and the like have a meaning in a string and may occur in names.
  return shell.replace('</head>', (end) => `${elements.join('\n    ')}\n  ${end}`);
}

function elementsOf(head: KnownHead, origin: string): string[] {
  const title = `<title data-server>${escapeHtml(head.title)}</title>`;
  if (head.path === undefined) return [title, element('meta', { name: 'robots', content: 'noindex' })];
  const absolute = addressesOf(origin);
  return [
    title,
    element('link', { rel: 'canonical', href: absolute(head.path) }),
    ...metaTags(head, absolute).map((tag) => element('meta', tag)),
    ...(head.data
      ? [`<script type="application/ld+json" data-server>${scriptJson(head.data(absolute))}</script>`]
      : []),
  ];
}

function element(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${written.join(' ')} data-server />`;
}
