/** Runs `work` while no other tab, and no worker, runs work of this name. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(`lavoir:${name}`, async () => work()) : work();
}
