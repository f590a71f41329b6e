import type { ShownPhoto } from '../photos/shown-photo.ts';

/** Tags of a page's head, for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The one address of the page, from the root of the site. */
  path: string;
  image?: { url: string; alt?: string };
  /** The first photo of the page, which the server preloads. */
  photo?: ShownPhoto;
  /** Structured data of schema.org, which requires absolute addresses. */
  data?: (absolute: (path: string) => string) => object;
}

/** For pages without a picture. */
export const siteImage = '/og.png';

export type MetaTag = { name: string; content: string } | { property: string; content: string };

/** The meta elements of a page. App and server both write these, and nothing else, for a page with an address. */
export function metaTags(head: PageHead, absolute: (path: string) => string): MetaTag[] {
  const { title, description, path, image } = head;
  const picture = image && absolute(image.url);
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(image?.alt ? [{ property: 'og:image:alt', content: image.alt }] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(picture ? [{ name: 'twitter:image', content: picture }] : []),
  ];
}

/** Makes the address of a path of the site; addresses of elsewhere stay as they are. */
export function addressesOf(origin: string): (path: string) => string {
  return (path) => (path.startsWith('/') ? origin + path : path);
}

/** Returns JSON for a `<script>` element: no text in it can end the element or open a comment. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}
