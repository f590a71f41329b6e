/** A probe for each part of the stack; it rejects when the part is unavailable. */
export type Probes = Record<string, () => Promise<unknown>>;

export interface Health {
  status: 'ok' | 'unavailable';
  /** State of each part by name. */
  parts: Record<string, 'ok' | 'unavailable'>;
}

/** Probes all parts in parallel. A part that does not answer within two seconds is unavailable. */
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
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), 2000);
  });
  try {
    await Promise.race([probe(), timeout]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
