/** Returns the pause of a `Retry-After`, given in seconds or as a date; null when it requests none. */
export function requestedPauseMs(headers: Headers, now = Date.now()): number | null {
  // A proxy may add its own: the first counts.
  const [requested = ''] = (headers.get('Retry-After') ?? '').trim().split(/,(?! \d\d )/);
  if (/^\d+$/.test(requested)) return Number(requested) * 1000 || null;
  // The date follows the server's clock, which may differ from the device's.
  const serverNow = Date.parse(headers.get('Date') ?? '') || now;
  const pause = /^\D/.test(requested) ? Date.parse(requested) - serverNow : 0;
  return pause > 0 ? pause : null;
}
