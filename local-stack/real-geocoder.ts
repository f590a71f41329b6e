const url = 'https://data.geopf.fr/geocodage';
/** A start must not wait long for a service that it can do without. */
const timeoutMs = 1_500;

/** Returns the geocoder of the Géoplateforme when it answers as documented, for computers with a network. */
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
