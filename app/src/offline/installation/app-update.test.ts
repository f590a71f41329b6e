import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const worker = vi.hoisted(() => ({
  answer: () => undefined as void,
  wait: () => undefined as void,
  skipWaiting: vi.fn(),
}));
vi.mock('workbox-window', () => ({
  messageSW: () => new Promise<void>((resolve) => (worker.answer = resolve)),
  Workbox: class {
    addEventListener(_waiting: string, listener: () => void) {
      worker.wait = listener;
    }
    register = () => Promise.resolve({ update: () => Promise.resolve() });
    messageSkipWaiting = worker.skipWaiting;
  },
}));

let container: EventTarget & { controller: object };
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  container = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.resetModules();
});

async function acceptWaiting(may: () => boolean) {
  const { appUpdate } = await import('./app-update.ts');
  await appUpdate.start();
  worker.wait();
  appUpdate.accept(may);
  return appUpdate;
}

test('the new version takes over after the running worker has aborted its requests', async () => {
  await acceptWaiting(() => true);
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  worker.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test('the new version takes over from a worker of a release that does not answer', async () => {
  await acceptWaiting(() => true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test('the page reloads once the new version runs, unless it must not by then', async () => {
  let isTyping = false;
  const update = await acceptWaiting(() => !isTyping);
  isTyping = true;
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  expect(update.state()).toBe('replaced');
  isTyping = false;
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});
