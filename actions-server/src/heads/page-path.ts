import { withoutTrailingSlashes } from '#contract/trailing-slashes.ts';

/** The decoded parts of a path; null for what no address of ours contains, control characters among them. */
export function segmentsOf(path: string): string[] | null {
  try {
    const segments = withoutTrailingSlashes(path.replace(/^\//, '')).split('/').map(decodeURIComponent);
    return segments.some((segment) => /\p{Cc}/u.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** The path as our tables of pages spell it; null where no page of ours can be. */
export function pageOf(path: string): string | null {
  const segments = segmentsOf(path);
  return segments && `/${segments.join('/')}`.toLowerCase();
}

/** Whether a path fits a pattern of the router, in which `:id` stands for one segment. */
export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''))
  );
}
