export function timeoutSignal(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
