const anywhere = 'https://own.invalid';

/**
 * The address of our own that `returnTo` names; null for everything that a browser could read as another site or as
 * a script, and for an address that is no text at all.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(value, anywhere);
  // `/..//other.site` only shows its second slash once its dots are gone.
  if (origin !== anywhere || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
