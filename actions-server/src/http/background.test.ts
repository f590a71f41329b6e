import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

test('whoever waits goes on only once all work has ended, failed or added late', async () => {
  const background = createBackground();
  const ended: string[] = [];
  let sendMail = () => {};
  const mail = new Promise<void>((resolve) => (sendMail = resolve));
  background.add(
    mail.then(() => {
      ended.push('mail');
      background.add(Promise.resolve().then(() => ended.push('added late')));
    }),
  );
  background.add(Promise.reject(new Error('looked after elsewhere')));

  const idle = background.idle().then(() => ended.push('idle'));
  sendMail();
  await idle;
  expect(ended).toEqual(['mail', 'added late', 'idle']);
});

test('nothing under way is nothing to wait for', async () => {
  await expect(createBackground().idle()).resolves.toBeUndefined();
});
