import type { Drawing, Style } from './drawing.ts';
import { arcPoints, line, type Plane, type Point } from './planes.ts';

/** Strokes of the capitals we need, in a box one unit high; fonts differ between machines, strokes do not. */
const letters: Record<string, { advance: number; strokes: Point[][] }> = {
  L: {
    advance: 0.6,
    strokes: [
      [
        [0, 1],
        [0, 0],
        [0.5, 0],
      ],
    ],
  },
  A: {
    advance: 0.82,
    strokes: [
      [
        [0, 0],
        [0.36, 1],
        [0.72, 0],
      ],
      [
        [0.13, 0.34],
        [0.59, 0.34],
      ],
    ],
  },
  V: {
    advance: 0.8,
    strokes: [
      [
        [0, 1],
        [0.35, 0],
        [0.7, 1],
      ],
    ],
  },
  E: {
    advance: 0.65,
    strokes: [
      [
        [0.52, 1],
        [0, 1],
        [0, 0],
        [0.52, 0],
      ],
      [
        [0, 0.52],
        [0.44, 0.52],
      ],
    ],
  },
  R: {
    advance: 0.72,
    strokes: [
      [[0, 0], [0, 1], [0.28, 1], ...arcPoints(0.3, 0.75, 0.25, 0.25, -0.25), [0, 0.5]],
      [
        [0.3, 0.5],
        [0.58, 0],
      ],
    ],
  },
  I: {
    advance: 0.22,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  },
  O: { advance: 0.95, strokes: [arcPoints(0.4, 0.5, 0.4, 0, 1, 0.5)] },
};

/** Writes a word centred on `u`, `size` metres high. */
export function lettering(
  d: Drawing,
  plane: Plane,
  word: string,
  u: number,
  v: number,
  size: number,
  style: Style,
): void {
  const glyphs = [...word].map((letter) => letters[letter]!);
  const gap = 0.22;
  const total = glyphs.reduce((sum, glyph) => sum + glyph.advance + gap, -gap - 0.1);
  let pen = u - (total * size) / 2;
  for (const glyph of glyphs) {
    for (const stroke of glyph.strokes)
      d.path(
        line(
          plane,
          stroke.map(([x, y]): Point => [pen + x * size, v + y * size]),
        ),
        {
          width: plane.scale(u, v) * size * 0.14,
          ...style,
        },
      );
    pen += (glyph.advance + gap) * size;
  }
}
