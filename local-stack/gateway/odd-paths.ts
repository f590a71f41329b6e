import type { NextFunction, Request, Response } from 'express';

/** Maximum length in characters, after decoding; the same as in deploy/web/Caddyfile. */
const longestPath = 2048;

/** Refuses paths that are too long or contain an empty segment, before anything parses them. */
export function refuseOddPaths(request: Request, response: Response, next: NextFunction): void {
  const path = decoded(request.path);
  if (path.length > longestPath) {
    response.status(414).json({ message: 'Cette adresse est trop longue.' });
  } else if (path.includes('//')) {
    response.status(404).json({ message: 'Page introuvable' });
  } else next();
}

/** Returns the decoded path, or the path itself when it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
