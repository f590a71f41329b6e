import { alone } from '#app/lib/device/tab-channel.ts';

/** Runs `work` while no other tab, and no worker, renews the session. */
export const sessionLock = <Result>(work: () => Promise<Result>) => alone('session', work);
