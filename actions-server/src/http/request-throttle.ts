const longestWaitMs = 1_000;
/** The Géoplateforme blocks a caller for 5 seconds; another value comes in `retry-after`. */
const defaultPauseMs = 5_000;
const longestPauseMs = 60_000;

export type Throttle = ReturnType<typeof createThrottle>;

/**
 * `busy`: the service or our own limit asks to wait. `unusable`: not the documented answer, for example the sign-in page
 * of a network.
 */
type ServiceFault = 'unreachable' | 'slow' | 'busy' | 'unusable';

/** An external service gave no usable answer. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly fault: ServiceFault;

  constructor(fault: ServiceFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const busy = (message: string) => new ServiceError('busy', message);

interface Waiting {
  send(): void;
  refuse(reason: string): void;
}

/**
 * Spreads requests evenly, because the service's time windows are unknown. Senders are served in rotation; when too
 * many requests wait, the sender with the most loses its last one.
 */
export function createThrottle(perSecond: number) {
  const gapMs = 1_000 / perSecond;
  const waitingAtMost = Math.floor(longestWaitMs / gapMs);
  const queues = new Map<string, Waiting[]>();
  let nextSlot = 0;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  function serveNext() {
    timer = undefined;
    const [next] = queues;
    if (!next) return;
    const [sender, [request, ...others]] = next;
    queues.delete(sender);
    if (others.length > 0) queues.set(sender, others);
    const now = performance.now();
    if (now < pausedUntil) request?.refuse('the service has asked to wait');
    else request?.send();
    nextSlot = Math.max(nextSlot, now - gapMs) + gapMs;
    serveLater();
  }

  function serveLater() {
    if (queues.size > 0) timer ??= setTimeout(serveNext, nextSlot - performance.now());
  }

  function makeRoom(sender: string): boolean {
    const waiting = [...queues.values()];
    if (waiting.reduce((sum, { length }) => sum + length, 0) < waitingAtMost) return true;
    const longest = waiting.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= (queues.get(sender)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse('others wait as well');
    return true;
  }

  return {
    async slot(sender = ''): Promise<void> {
      const now = performance.now();
      if (now < pausedUntil) throw busy('the service has asked to wait');
      if (queues.size === 0 && now >= nextSlot) {
        nextSlot = now + gapMs;
        return;
      }
      if (!makeRoom(sender)) throw busy('too many requests at once');
      await new Promise<void>((send, reject) => {
        const request: Waiting = { send, refuse: (reason) => reject(busy(reason)) };
        queues.set(sender, [...(queues.get(sender) ?? []), request]);
        serveLater();
      });
    },
    pause(retryAfter: string | null): void {
      const ms = Number(retryAfter) * 1_000;
      pausedUntil = performance.now() + (ms > 0 ? Math.min(ms, longestPauseMs) : defaultPauseMs);
    },
  };
}
