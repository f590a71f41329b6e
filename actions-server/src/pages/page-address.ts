import { pageParameters } from '#contract/site/page-parameters.ts';
import { withoutTrailingSlashes } from '#contract/site/trailing-slashes.ts';

const known: ReadonlySet<string> = new Set(pageParameters);

export interface PageAddress {
  /** The one spelling under which the page is rendered, cached and purged, with the parameters that it knows. */
  address: string;
  /** Target of the redirect for another spelling of the path, with all parameters. */
  location?: string;
}

export function pageAddress(url: string): PageAddress | null {
  const end = url.indexOf('?');
  const [pathname, search] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const path = pagePath(pathname);
  if (path === null) return null;
  return path === pathname
    ? { address: path + pageQuery(search) }
    : { address: path + pageQuery(search), location: path + search };
}

function pageQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => known.has(name) && value !== '');
  if (kept.length === 0) return '';
  const params = new URLSearchParams(kept);
  params.sort();
  return `?${params}`;
}

function pagePath(path: string): string | null {
  if (path === '/' || /^(\/[a-z\d_-]+)+$/.test(path)) return path;
  try {
    const segments = withoutTrailingSlashes(path.replace(/^\//, '')).split('/').map(decodeURIComponent);
    const isPossible = segments.every((segment) => !/^\.{0,2}$|\p{Cc}/u.test(segment));
    return isPossible
      ? `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`
      : null;
  } catch {
    return null;
  }
}
