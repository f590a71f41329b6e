import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('src/index.css', import.meta.url), 'utf8');

const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6}))?/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark ?? light! }],
  ),
);

const surfaces = ['linen', 'card', 'mist', 'blue-50'];
const bands = ['deep-600', 'deep-700', 'deep-900', 'night'];

/** Backgrounds of each colour, by the least contrast of WCAG 2.2: 4.5 for text, 3 for anything else. */
const used: Record<number, Record<string, string[]>> = {
  4.5: {
    ink: [...surfaces, 'blue-100', 'sun-100', 'leaf-100', 'brick-100'],
    slate: [...surfaces, 'sun-100'],
    'blue-700': [...surfaces, 'blue-100', 'sun-100'],
    'blue-900': [...surfaces, 'blue-100'],
    'leaf-700': [...surfaces, 'leaf-100'],
    'brick-700': [...surfaces, 'brick-100'],
    'sun-700': ['linen', 'card', 'sun-100'],
    white: bands,
    'foam-100': ['deep-900', 'night'],
    'foam-200': ['deep-900'],
    card: ['ink', 'brick-700', 'leaf-700'],
  },
  3: {
    edge: [...surfaces, 'sun-100'],
    'blue-500': surfaces,
    'blue-600': [...surfaces, 'blue-100'],
    'sun-700': surfaces,
    'deep-600': ['linen', 'card'],
    white: ['deep-500'],
  },
};

test.each(['light', 'dark'] as const)('texts and borders have enough contrast in the %s theme', (theme) => {
  const low = Object.entries(used).flatMap(([least, pairs]) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs
        .map((back) => ({ pair: `${front} on ${back}`, is: contrast(front, back, theme), least }))
        .filter(({ is }) => is < Number(least)),
    ),
  );
  expect(low).toEqual([]);
});

test('the bar of the browser has the colour of the page', () => {
  const html = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  for (const [scheme, colour] of Object.entries(colours.get('linen')!))
    expect(html).toContain(
      `content="${colour}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}"`,
    );
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const [light, dark] = [front, back]
    .map((name) => luminance(colours.get(name)![theme]))
    .toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
