import { afterEach, expect, test, vi } from 'vitest';
import { openBaseMap } from './leaflet-base.ts';

afterEach(() => void vi.useRealTimers());

test('a map can be closed while it zooms', async () => {
  const container = document.createElement('div');
  container.style.height = '300px';
  document.body.append(container);
  const { map, close } = openBaseMap(container, { center: [45.75, 4.85], zoom: 12, zoomAnimation: true });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const zooming = new Promise((resolve) => void map.once('zoomanim', resolve));
  map.zoomIn();
  await zooming;
  close();
  container.remove();
  expect(() => vi.runAllTimers()).not.toThrow();
});
