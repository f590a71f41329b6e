import { expect, test } from 'vitest';
import { cardPhoto, mainPhotoSizes, pagePhoto, cardPhotoSizes } from './shown-photo.ts';

test('a page chooses among all widths of a stored photo', () => {
  expect(pagePhoto('/photos/a.webp', mainPhotoSizes)).toEqual({
    src: '/photos/a-960.webp',
    srcSet: '/photos/a-480.webp 480w, /photos/a-960.webp 960w, /photos/a.webp 1600w',
    sizes: mainPhotoSizes,
  });
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
