import { expect, test } from 'vitest';
import { dataAge } from './data-age.ts';

test('a query that is served and dropped at once notifies nobody, also when it is repeated', async () => {
  const seen: (number | null)[] = [];
  const stop = dataAge.subscribe(() => seen.push(dataAge.oldest()));
  dataAge.servedFromDevice(1, 1_000);
  dataAge.servedFresh(1);
  await Promise.resolve();
  expect(seen).toEqual([]);
  dataAge.servedFromDevice(1, 1_000);
  await Promise.resolve();
  expect(seen).toEqual([1_000]);
  dataAge.servedFromDevice(2, 2_000);
  dataAge.servedFresh(2);
  await Promise.resolve();
  expect(seen).toEqual([1_000]);
  stop();
  dataAge.servedFresh(1);
});
