const anywhere = 'https://own.invalid';

/** Returns a path of this site; null for everything that a browser could read as another site or as a script. */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(value, anywhere);
  // `/..//other.site` shows its second slash only once the dots are resolved.
  if (origin !== anywhere || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
