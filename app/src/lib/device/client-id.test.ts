import { expect, test, vi } from 'vitest';
import { newAuthoredId, newClientId } from './client-id.ts';

test('an id is a random uuid, another one each time', () => {
  const ids = Array.from({ length: 50 }, newClientId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});

test('an authored id is derived from its key, and the server can verify it', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set(
      Uint8Array.from('0f8fad5bd9cb469fa16570867728950e'.match(/../g)!, (hex) => parseInt(hex, 16)),
    );
    return bytes;
  });
  // The server's author-check.test.ts has the same pair.
  expect(await newAuthoredId()).toEqual({
    id: 'c812e1ed-b644-47d6-890d-cfbaf16c21cd',
    editKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
  });
  vi.restoreAllMocks();
});

test('on plain http an id has no key', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect((await newAuthoredId()).editKey).toBeUndefined();
  vi.unstubAllGlobals();
});
