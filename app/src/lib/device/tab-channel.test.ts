import { expect, test, vi } from 'vitest';
import { openTabChannel } from './tab-channel.ts';

test('a browser that refuses channels between tabs does not stop the app', () => {
  vi.stubGlobal('BroadcastChannel', function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(openTabChannel('lavoir:session')).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openTabChannel('lavoir:session')).toBeUndefined();
  vi.unstubAllGlobals();
});
