import { expect, type Locator, type Page } from 'playwright/test';
import { limits } from '../local-stack/testing/speed.ts';

// Types of the pages in which functions of this file run; the file runs in Node.
interface StoredObjects {
  getAll(): DatabaseRequest<unknown[]>;
  put(value: unknown, key: string): void;
  transaction: { oncomplete: () => void; onabort: () => void };
}
interface Database {
  objectStoreNames: { contains(name: string): boolean };
  createObjectStore(name: string): { put(value: unknown, key: number): void };
  transaction(store: string, mode?: 'readwrite'): { objectStore(name: string): StoredObjects };
  close(): void;
}
interface DatabaseRequest<Result> {
  result: Result;
  onsuccess: () => void;
  onerror: () => void;
  onupgradeneeded: () => void;
  transaction: { abort(): void } | null;
}
declare const indexedDB: {
  open(name: string, version?: number): DatabaseRequest<Database>;
  databases(): Promise<{ name?: string }[]>;
};
declare const document: {
  querySelector(selector: string): object | null;
  querySelectorAll(selector: string): object[];
};
declare const navigator: {
  serviceWorker: { controller: unknown; ready: Promise<{ waiting: unknown; update(): Promise<unknown> }> };
};

/** Resolves when React has attached its listeners, which it shows by properties of the elements. */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = (usable: string) => {
    const elements = [...document.querySelectorAll(usable)];
    const isMarked = (element: object) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return document.querySelector('#root') === null || (elements.length > 0 && elements.every(isMarked));
  };
  const usable = '#root :is(a, button, input, select, summary):not([class*="leaflet"] *)';
  const { condition } = limits;
  await page.waitForFunction(isHydrated, usable, { polling: 50, timeout: condition });
}

export async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

export async function untilUpdateWaits(page: Page, waits: boolean): Promise<void> {
  await until(page, waits, async () => (await navigator.serviceWorker.ready).waiting !== null, null);
}

/**
 * Waits until a page has made no request for half a second. A request would restart the old worker, which Chromium does
 * not stop while Playwright watches it.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let latest = Date.now();
  const note = () => (latest = Date.now());
  page.on('request', note);
  await expect.poll(() => Date.now() - latest).toBeGreaterThan(500);
  page.off('request', note);
}

/** Waits for a promise of true. `page.waitForFunction` takes every promise as true. */
async function until<Argument>(
  page: Page,
  answer: boolean,
  question: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  const ask = () => page.evaluate(question as (argument: unknown) => Promise<boolean>, argument as unknown);
  await expect(async () => expect(await ask()).toBe(answer)).toPass();
}

export async function untilShown(photo: Locator): Promise<void> {
  await photo.waitFor();
  await photo.evaluate((image: { decode(): Promise<void> }) => image.decode());
}

export async function untilStored(page: Page, database: string, text: string): Promise<void> {
  await until(
    page,
    true,
    async ([name, wanted]) => {
      const known = await indexedDB.databases();
      if (!known.some((each) => each.name === name)) return false;
      const answer = <Result>(request: DatabaseRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(`${name} does not answer`));
        });
      const opening = indexedDB.open(name);
      // The app may create its database now: this look must not create an empty one.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const opened = await answer(opening).catch(() => null);
      if (!opened?.objectStoreNames.contains('entries')) {
        opened?.close();
        return false;
      }
      const all = await answer(opened.transaction('entries').objectStore('entries').getAll());
      opened.close();
      return JSON.stringify(all).includes(wanted);
    },
    [database, text] as const,
  );
}

export async function createUnreadableDatabases(page: Page, names: string[]): Promise<void> {
  await page.evaluate(async (names) => {
    for (const name of names) {
      await new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 7);
        request.onupgradeneeded = () => request.result.createObjectStore('unknown').put('{', 1);
        request.onsuccess = () => resolve(request.result.close());
      });
    }
  }, names);
}

export async function leaveInOutbox(page: Page, items: { id: string }[]): Promise<void> {
  const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === 'lavoir-outbox');
  await until(page, true, isThere, null);
  await page.evaluate(async (items) => {
    const opened = await new Promise<Database>((resolve) => {
      const request = indexedDB.open('lavoir-outbox');
      request.onsuccess = () => resolve(request.result);
    });
    const objects = opened.transaction('entries', 'readwrite').objectStore('entries');
    for (const item of items) objects.put(item, item.id);
    await new Promise<void>((resolve) => (objects.transaction.oncomplete = resolve));
    opened.close();
  }, items);
}

export async function limitDevice(page: Page, url: string, bytes: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: bytes });
}

/** Writes until the browser refuses even a few bytes. Random bytes, because the browser compresses its storage. */
export async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opened = await new Promise<Database>((resolve) => {
      const request = indexedDB.open('filler', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('entries');
      request.onsuccess = () => resolve(request.result);
    });
    const write = (key: string, length: number) =>
      new Promise<boolean>((resolve) => {
        const bytes = new Uint8Array(length);
        for (let from = 0; from < length; from += 65_536) {
          crypto.getRandomValues(bytes.subarray(from, from + 65_536));
        }
        const objects = opened.transaction('entries', 'readwrite').objectStore('entries');
        objects.transaction.oncomplete = () => resolve(true);
        objects.transaction.onabort = () => resolve(false);
        objects.put(bytes, key);
      });
    for (let length = 2 ** 22, key = 0; length >= 64; key += 1) {
      if (!(await write(String(key), length))) length /= 4;
    }
    opened.close();
  });
}
