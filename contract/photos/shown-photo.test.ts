import { expect, test } from 'vitest';
import { cardPhoto, mainPhotoSizes, pagePhoto, cardPhotoSizes } from './shown-photo.ts';

test('a page chooses among all widths of a stored photo', () => {
  expect(pagePhoto('/photos/a.webp', mainPhotoSizes)).toEqual({
    src: '/photos/a-960.webp',
    srcSet: '/photos/a-480.webp 480w, /photos/a-960.webp 960w, /photos/a.webp 1600w',
    sizes: mainPhotoSizes,
  });
});

test.each([
  ['a_2400x1800', ['480w', '960w', '1600w', '2400w']],
  ['a_1600x1200', ['480w', '960w', '1600w']],
  ['a_1000x800', ['480w', '960w', '1000w']],
  ['a_320x240', ['320w']],
  ['a_720x7200', ['144w', '288w', '480w', '720w']],
])('the versions of %s are listed with their real widths', (name, widths) => {
  const { srcSet } = pagePhoto(`/photos/${name}.webp`, '50vw');
  expect(srcSet!.split(', ').map((version) => version.split(' ')[1])).toEqual(widths);
});

test('a photo whose size is known is not shown larger', () => {
  expect(pagePhoto('/photos/a_320x240.webp', '50vw')).toMatchObject({
    srcSet: '/photos/a_320x240-480.webp 320w',
    style: { maxWidth: 320, maxHeight: 240 },
  });
  expect(pagePhoto('/photos/a_2400x1800.webp', '50vw').srcSet).toMatch(
    /\/photos\/a_2400x1800\.webp 1600w, \/photos\/a_2400x1800-2400\.webp 2400w$/,
  );
});

test('a card does without the widest', () => {
  expect(cardPhoto('/photos/a.webp', cardPhotoSizes)).toEqual({
    src: '/photos/a-480.webp',
    srcSet: '/photos/a-480.webp 480w, /photos/a-960.webp 960w',
    sizes: cardPhotoSizes,
  });
});

test('a photo from elsewhere has one width', () => {
  const url = 'https://elsewhere.test/a.webp';
  for (const shown of [pagePhoto(url, '50vw'), cardPhoto(url, '50vw')])
    expect(shown).toEqual({ src: url, sizes: '50vw' });
});
