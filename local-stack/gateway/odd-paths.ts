import type { NextFunction, Request, Response } from 'express';

/** In characters after decoding; deploy/web/Caddyfile has the same limit. */
const longestPath = 2048;

/** Refuses paths that are longer than any of ours or hold an empty part, before anything takes them apart. */
export function refuseOddPaths(request: Request, response: Response, next: NextFunction): void {
  const path = decoded(request.path);
  if (path.length > longestPath) {
    response.status(414).json({ message: 'Cette adresse est trop longue.' });
  } else if (path.includes('//')) {
    response.status(404).json({ message: 'Page introuvable' });
  } else next();
}

/** A path that cannot be decoded is judged as it came. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
