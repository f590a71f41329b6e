/** Returns a signal that aborts after `ms`, in older browsers as well (`AbortSignal.timeout` is from 2022). */
export function timeoutSignal(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
