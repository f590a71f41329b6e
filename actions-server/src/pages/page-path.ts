import { withoutTrailingSlashes } from '#contract/site/trailing-slashes.ts';

/** Returns the decoded parts of a path; null for one that cannot be decoded or contains control characters. */
export function segmentsOf(path: string): string[] | null {
  try {
    const segments = withoutTrailingSlashes(path.replace(/^\//, '')).split('/').map(decodeURIComponent);
    return segments.some((segment) => /\p{Cc}/u.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** Returns the path as spelled in our tables of pages; null for a path that no page can have. */
export function pageOf(path: string): string | null {
  const segments = segmentsOf(path);
  return segments && `/${segments.join('/')}`.toLowerCase();
}
