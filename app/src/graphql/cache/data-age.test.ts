import { expect, test } from 'vitest';
import { dataAge } from './data-age.ts';

test('listeners see no age of a query that is served and given up at once', async () => {
  const seen: (number | null)[] = [];
  const stop = dataAge.subscribe(() => seen.push(dataAge.oldest()));
  dataAge.servedFromDevice(1, 1_000);
  dataAge.servedFresh(1);
  await Promise.resolve();
  expect(seen).toEqual([null]);
  dataAge.servedFromDevice(1, 1_000);
  await Promise.resolve();
  expect(seen).toEqual([null, 1_000]);
  stop();
  dataAge.servedFresh(1);
});
