import { Router } from 'express';
import { complete, reverse, search } from './answers.ts';
import { readCommunes, type Commune } from './communes.ts';

/**
 * Returns a fake of the Géoplateforme with the reference communes, a few hundred invented streets in each, and some real
 * quarters and stations. It sends what the actions server reads. The same address always has the same point.
 */
export function geocoderRoutes(databaseUrl: string): Router {
  let read: Promise<Commune[]> | undefined;
  const communes = () =>
    (read ??= readCommunes(databaseUrl).catch((error: unknown) => {
      read = undefined;
      throw error;
    }));
  const routes = Router();
  routes.get('/search', async ({ query }, response) => {
    const q = String(query.q ?? '');
    if (q.trim().length < 3) return void response.status(400).json({ code: 400, message: 'q' });
    response.json(search(await communes(), q));
  });
  routes.get('/reverse', async ({ query }, response) => {
    const point = { latitude: Number(query.lat), longitude: Number(query.lon) };
    response.json(reverse(await communes(), point));
  });
  routes.get('/completion', async ({ query }, response) => {
    const limit = Number(query.maximumResponses ?? 10);
    const type = String(query.type ?? 'StreetAddress,PositionOfInterest');
    response.json(complete(await communes(), { text: String(query.text ?? ''), limit, type }));
  });
  return routes;
}

const url = 'https://data.geopf.fr/geocodage';
/** Short, because the geocoder is optional and the start waits for this answer. */
const timeoutMs = 1_500;

export async function reachableGeocoder(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${url}/search?q=Place+Bellecour+Lyon&limit=1`, { signal });
    const { type } = (await answer.json()) as { type?: string };
    return answer.ok && type === 'FeatureCollection' ? url : undefined;
  } catch {
    return undefined;
  }
}
