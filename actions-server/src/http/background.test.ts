import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

test('waiting ends once all work has ended, including failed work and work added later', async () => {
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

test('without work there is nothing to wait for', async () => {
  await expect(createBackground().idle()).resolves.toBeUndefined();
});
