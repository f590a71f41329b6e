/** One question per part of the stack; it rejects when the part does not answer. */
export type Probes = Record<string, () => Promise<unknown>>;

export interface Health {
  status: 'ok' | 'unavailable';
  /** State of each part by name. */
  parts: Record<string, 'ok' | 'unavailable'>;
}

/** Asks every part at once; one that has not answered within two seconds counts as down. */
export async function checkHealth(probes: Probes): Promise<Health> {
  const states = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => [name, await answers(probe)] as const),
  );
  return {
    status: states.every(([, isUp]) => isUp) ? 'ok' : 'unavailable',
    parts: Object.fromEntries(states.map(([name, isUp]) => [name, isUp ? 'ok' : 'unavailable'])),
  };
}

async function answers(probe: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), 2000);
  });
  try {
    await Promise.race([probe(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
