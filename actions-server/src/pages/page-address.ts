import { pageParameters } from '#contract/site/page-parameters.ts';
import { withoutTrailingSlashes } from '#contract/site/trailing-slashes.ts';

const known: ReadonlySet<string> = new Set(pageParameters);

/**
 * Returns the one spelling under which a page is drawn and cached: without trailing slashes, each segment encoded in the
 * same way, with the parameters that the page knows. Null for a path that no page can have.
 */
export function pageAddress(url: string): string | null {
  const query = url.indexOf('?');
  if (query < 0) return pagePath(url);
  const path = pagePath(url.slice(0, query));
  return path && path + pageQuery(url.slice(query));
}

/** Empty parameters, which a form sends for its empty fields, count as absent. */
function pageQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => known.has(name) && value !== '');
  if (kept.length === 0) return '';
  const params = new URLSearchParams(kept);
  params.sort();
  return `?${params}`;
}

function pagePath(path: string): string | null {
  // Nothing to decode or to remove, as in almost all requests.
  if (path === '/' || /^(\/[\w.~-]+)+$/.test(path)) return path;
  try {
    const segments = withoutTrailingSlashes(path.replace(/^\//, '')).split('/').map(decodeURIComponent);
    const isPossible = segments.every((segment) => segment !== '' && !/\p{Cc}/u.test(segment));
    return isPossible ? `/${segments.map(encodeURIComponent).join('/')}` : null;
  } catch {
    return null;
  }
}
