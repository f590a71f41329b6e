import { expect, test } from 'vitest';
import { type Answer, device, failing, start, taken } from '../../../testing/outbox-device.ts';
import { longestPauseMs, nextPhoto } from './outbox-item.ts';
import { createSender } from './outbox-sender.ts';
import { discardItem, takeBackItem } from './outbox-take-back.ts';

const photo = (id: string) => ({ id, name: `${id}.jpg`, file: new Blob([id], { type: 'image/jpeg' }) });
const withPhotos = (...ids: string[]) => ({ editKey: 'k', photos: ids.map(photo) });
const later = 2 * longestPauseMs;

function refusing(id: string, status: number, answer: object): Answer {
  return (sent) => (sent.id === id ? Response.json(answer, { status }) : taken(sent));
}

test('photos are sent after their text, with its key, and then leave the device', async () => {
  const forms: unknown[] = [];
  const { send, requests, states, store } = await device([withPhotos('a', 'b'), {}], async (sent) => {
    if (sent.body instanceof FormData) {
      const file = sent.body.get('photos') as File;
      forms.push([sent.body.get('editKey'), file.name, file.type, await file.text()]);
    }
    return taken(sent);
  });
  expect(await send()).toBe(0);
  expect(requests).toEqual(['0', 'a', 'b', '1']);
  expect(forms).toEqual([
    ['k', 'a.jpg', 'image/jpeg', 'a'],
    ['k', 'b.jpg', 'image/jpeg', 'b'],
  ]);
  expect(await states()).toEqual(['sent', 'sent']);
  expect((await store.all())[0]?.photos).toEqual([]);
});

test('photos go to the address of their review', async () => {
  const paths: unknown[] = [];
  const { options } = await device([withPhotos('a')], taken);
  const { fetch } = options;
  options.fetch = (path, init) => {
    paths.push(path);
    return fetch(path, init);
  };
  await createSender(options)();
  expect(paths).toEqual(['/api/laundromats/l/reviews', '/api/laundromats/l/reviews/0/photos']);
});

test('a refused photo ends with its sentence, and the others are sent', async () => {
  const sentence = 'Cette photo est endommagée ou incomplète.';
  const answer = { code: 'invalidInput', message: 'Refusé', errors: { photos: sentence } };
  const { send, states, store } = await device([withPhotos('a', 'b')], refusing('a', 400, answer));
  expect(await send()).toBe(0);
  expect(await states()).toEqual(['sent']);
  expect(await store.all()).toMatchObject([{ photos: [], photoRefusals: [sentence] }]);
});

test('photos of a review that is gone end with one sentence', async () => {
  const answer: Answer = (sent) =>
    sent.id === '0' ? taken(sent) : Response.json({ code: 'reviewNotFound', message: 'x' }, { status: 404 });
  const { send, states, store } = await device([withPhotos('a', 'b')], answer);
  expect(await send()).toBe(0);
  expect(await states()).toEqual(['sent']);
  expect((await store.all())[0]?.photoRefusals).toEqual(['x']);
});

test('a refused text keeps its photos for the form, and sends none', async () => {
  const { send, requests, states, store } = await device(
    [withPhotos('a')],
    refusing('0', 400, { code: 'invalidInput', message: 'x' }),
  );
  await send();
  expect(requests).toEqual(['0']);
  expect(await states()).toEqual(['refused']);
  expect((await store.all())[0]?.photos).toHaveLength(1);
});

test.each<[string, Answer]>([
  ['a failing server', failing],
  ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a sign-in page of a hotel', () => new Response('<html>')],
  ['the limit of a day', () => Response.json({ code: 'tooManyRequests' }, { status: 429 })],
])('after %s a photo is sent again under its id, and its text is not', async (_case, answer) => {
  let fails = true;
  const { send, requests, states, clock } = await device([withPhotos('a')], (sent) =>
    fails && sent.id === 'a' ? answer(sent) : taken(sent),
  );
  expect(await send()).toBe(1);
  expect(await states()).toEqual(['photosWaiting']);
  fails = false;
  clock.now += later;
  expect(await send()).toBe(0);
  expect(requests).toEqual(['0', 'a', 'a']);
});

test('the limit of photos does not hold up texts', async () => {
  const headers = { 'Retry-After': '3600' };
  const { send, requests } = await device([withPhotos('a'), {}], (sent) =>
    sent.id === 'a' ? Response.json({ code: 'tooManyRequests' }, { status: 429, headers }) : taken(sent),
  );
  expect(await send()).toBe(1);
  expect(requests).toEqual(['0', 'a', '1']);
});

test('a photo that the device cannot read any more does not hold up the others', async () => {
  const { options, store, requests } = await device([withPhotos('a', 'b')], taken);
  const all = async () => {
    const [item] = await store.all();
    const [first, ...others] = item!.photos!;
    if (first?.id !== 'a') return [item!];
    const file = { ...first.file, arrayBuffer: () => Promise.reject(new Error('The file is gone.')) };
    return [{ ...item!, photos: [{ ...first, file: file as Blob }, ...others] }];
  };
  expect(await createSender({ ...options, store: { ...store, all } })()).toBe(0);
  expect(requests).toEqual(['0', 'b']);
});

test('an item whose photos wait for days stays', async () => {
  const { store } = await device([{ ...withPhotos('a'), sentAt: start - 10 * 24 * 60 * 60_000 }], taken);
  const [item] = await store.all();
  expect(nextPhoto(item!)?.id).toBe('a');
});

test('an item taken back before it was sent brings its photos', async () => {
  const { store } = await device([{ ...withPhotos('a'), isUnanswered: false }], taken);
  const taking = await takeBackItem(store, '0');
  expect(taking).toMatchObject({ state: 'taken', item: { photos: [{ id: 'a' }] } });
  expect(await store.all()).toEqual([]);
});

test('a text that may have arrived brings its photos, and leaves none behind', async () => {
  const { store } = await device([{ ...withPhotos('a'), isUnanswered: true }], taken);
  const taking = await takeBackItem(store, '0');
  expect(taking).toMatchObject({ state: 'replacing', item: { photos: [{ id: 'a' }] } });
  expect((await store.all())[0]?.photos).toBeUndefined();
});

test('a withdrawn review sends no more photos', async () => {
  const { store, send, requests, options } = await device([withPhotos('a')], failing);
  await store.change('0', { sentAt: start, isUnanswered: false });
  await discardItem(store, '0');
  const { fetch } = options;
  const paths: unknown[] = [];
  options.fetch = (path, init) => {
    paths.push(path);
    return fetch(path, init);
  };
  await createSender(options)({ evenIfNotDue: true }).catch(() => undefined);
  expect(paths).toEqual(['/api/laundromats/l/reviews/0/withdraw']);
  expect(requests).toHaveLength(1);
  expect(await send()).toBe(1);
});
