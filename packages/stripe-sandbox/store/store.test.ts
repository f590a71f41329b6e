import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Store } from './store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-store-'));
  file = path.join(folder, 'stripe.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const product = (id: string, name = 'Premium') => ({ id, object: 'product' as const, created: 1, name });

it('a stored transaction is read from the file, even if it was not closed', () => {
  new Store(file).transaction(() => undefined);
  const store = new Store(file);
  store.transaction(() => {
    store.put('products', product('prod_1'));
    store.put('products', product('prod_2'));
    store.remove('products', 'prod_2');
  });
  expect(new Store(file).find('products').map(({ id }) => id)).toEqual(['prod_1']);
});

it('a failed transaction changes nothing in memory or on disk', () => {
  const store = new Store(file);
  store.put('products', product('prod_1'));
  const failing = () =>
    store.transaction(() => {
      store.put('products', product('prod_1', 'Premium+'));
      store.put('products', product('prod_2'));
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(store.find('products')).toMatchObject([{ id: 'prod_1', name: 'Premium' }]);
  expect(new Store(file).find('products')).toMatchObject([{ id: 'prod_1', name: 'Premium' }]);
});

it('an incomplete last line of a killed process is ignored', () => {
  const store = new Store(file);
  store.put('products', product('prod_1'));
  store.close();
  appendFileSync(file, '[["products","prod_2",{"id":');
  expect(new Store(file).find('products')).toHaveLength(1);
  expect(readFileSync(file, 'utf8')).not.toContain('prod_2');
});
