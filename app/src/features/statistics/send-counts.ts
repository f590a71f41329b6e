import { largestCountBatch } from '#contract/statistics/count-kinds.ts';
import { newClientId } from '#app/lib/device/client-id.ts';

const sendAfterMs = 10_000;

/**
 * Collects counts and sends them after ten seconds, or when the page is hidden. The request carries no cookie and goes on
 * when the page closes. One that fails is lost: figures are not worth storing anything on the device.
 */
export function sendsCounts() {
  let batch: Record<string, string[]> = {};
  let size = 0;
  let timer: number | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (size === 0) return;
    const body = JSON.stringify({ id: newClientId(), ...batch });
    batch = {};
    size = 0;
    const headers = { 'Content-Type': 'application/json' };
    fetch('/api/counts', { method: 'POST', credentials: 'omit', keepalive: true, headers, body }).catch(
      () => undefined,
    );
  }

  const sendIfHidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', sendIfHidden);
  // Safari hides a page that is left without the event above.
  window.addEventListener('pagehide', send);

  return {
    add(kind: string, laundromatId: string) {
      (batch[kind] ??= []).push(laundromatId);
      size += 1;
      if (size === largestCountBatch) send();
      else timer ??= window.setTimeout(send, sendAfterMs);
    },
    stop() {
      document.removeEventListener('visibilitychange', sendIfHidden);
      window.removeEventListener('pagehide', send);
      send();
    },
  };
}
