import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeCustomer } from '../objects/customer.ts';
import { Store } from './store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-store-'));
  file = path.join(folder, 'stripe.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const customer = (id: string) => makeCustomer({ id, created: 1 });

it('a stored transaction is read from the file, even if it was not closed', () => {
  new Store(file).transaction(() => undefined);
  const store = new Store(file);
  store.transaction(() => {
    store.put('customers', customer('cus_1'));
    store.put('customers', customer('cus_2'));
    store.remove('customers', 'cus_2');
  });
  expect(new Store(file).find('customers').map(({ id }) => id)).toEqual(['cus_1']);
});

it('a failed transaction changes nothing in memory or on disk', () => {
  const store = new Store(file);
  store.put('customers', customer('cus_1'));
  const failing = () =>
    store.transaction(() => {
      store.put('customers', { ...customer('cus_1'), name: 'Anne' });
      store.put('customers', customer('cus_2'));
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(store.find('customers')).toMatchObject([{ id: 'cus_1', name: null }]);
  expect(new Store(file).find('customers')).toMatchObject([{ id: 'cus_1', name: null }]);
});

it('an incomplete last line of a killed process is ignored', () => {
  const store = new Store(file);
  store.put('customers', customer('cus_1'));
  store.close();
  appendFileSync(file, '[["customers","cus_2",{"id":');
  expect(new Store(file).find('customers')).toHaveLength(1);
  expect(readFileSync(file, 'utf8')).not.toContain('cus_2');
});

it('an object that does not match its SDK type is not stored', () => {
  const store = new Store();
  expect(() => store.put('customers', { ...customer('cus_1'), livemode: 'no' } as never)).toThrow(/livemode/);
  expect(() => store.put('customers', { ...customer('cus_1'), nom: 'Anne' } as never)).toThrow(
    /nom is unknown/,
  );
  const { email: _email, ...incomplete } = customer('cus_1');
  expect(() => store.put('customers', incomplete as never)).toThrow(/email is missing/);
});
