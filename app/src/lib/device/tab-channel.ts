export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Runs `work` while no other tab, and no worker, runs work of this name, such as `session`. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(`lavoir:${name}`, async () => work()) : work();
}
