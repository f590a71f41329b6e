/** Runs `work` while no other tab, and no worker, renews the session. */
export async function sessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('lavoir:session', async () => work()) : work();
}
