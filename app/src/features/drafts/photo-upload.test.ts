import { expect, test } from 'vitest';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { uploadPhotos, type UploadProgress } from './photo-upload.ts';

const photo = (id: string): ChosenPhoto => ({ id, name: `${id}.jpg`, file: new Blob([id]) });

function device(photos: ChosenPhoto[], answers: (ApiFailure | null)[] = []) {
  const kept = [...photos];
  const sent: FormDataEntryValue[] = [];
  const progress: UploadProgress[] = [];
  return {
    kept,
    sent,
    progress,
    parts: {
      read: () => Promise.resolve([...kept]),
      remove: (id: string) => {
        kept.splice(
          kept.findIndex((each) => each.id === id),
          1,
        );
        return Promise.resolve();
      },
      send: (form: FormData) => {
        sent.push(form.get('id')!);
        const answer = answers.shift();
        return answer ? Promise.reject(answer) : Promise.resolve();
      },
      onProgress: (step: UploadProgress) => void progress.push(step),
    },
  };
}
const failure = (status: number, details: { errors?: Record<string, string>; sentence?: string } = {}) =>
  new ApiFailure('x', { status, ...details });

test('photos are sent one by one in their order, each with its id, and deleted from the device', async () => {
  const { parts, sent, kept, progress } = device([photo('a'), photo('b')]);
  expect(await uploadPhotos(parts)).toEqual({ refused: [] });
  expect([sent, kept]).toEqual([['a', 'b'], []]);
  expect(progress).toEqual([
    { done: 0, total: 2 },
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ]);
});

test.each([0, 409, 429, 503])(
  'a failure that may pass (%i) keeps what is left for another time',
  async (status) => {
    const { parts, kept } = device(
      [photo('a'), photo('b')],
      [null, failure(status, { sentence: 'Plus tard' })],
    );
    expect(await uploadPhotos(parts)).toEqual({ refused: [], interrupted: 'Plus tard' });
    expect(kept.map(({ id }) => id)).toEqual(['b']);
    expect(await uploadPhotos(parts)).toEqual({ refused: [] });
    expect(kept).toEqual([]);
  },
);

test('a photo that is refused for good is reported with its reason, and the others are sent', async () => {
  const broken = failure(400, { errors: { 'photos.0': 'Cette photo est endommagée.' } });
  const { parts, sent, kept } = device([photo('a'), photo('b')], [broken]);
  expect(await uploadPhotos(parts)).toEqual({
    refused: [{ name: 'a.jpg', reason: 'Cette photo est endommagée.' }],
  });
  expect([sent, kept]).toEqual([['a', 'b'], []]);
});
