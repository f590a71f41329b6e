import type { Random } from '../random.ts';
import { darker, lighter, wood } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Plane, type Point, arc, arcPoints, box, disc, line, polygon } from './planes.ts';

/** Folded linen: one layer per colour, the fold rounded on the left. */
export function linenStack(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  colours: string[],
  random: Random,
  layer = 0.075,
): void {
  const px = plane.scale(u, v);
  colours.forEach((colour, index) => {
    const shift = (random.next() - 0.5) * w * 0.05;
    const base = v + index * layer;
    const shape: Point[] = [
      ...arcPoints(u + shift + layer / 2, base + layer / 2, layer * 0.49, 0.25, 0.75),
      [u + shift + w, base + layer * 0.02],
      [u + shift + w + layer * 0.1, base + layer * 0.5],
      [u + shift + w, base + layer * 0.98],
    ];
    d.path(polygon(plane, shape), {
      fill: d.linear([
        [0, lighter(colour, 0.4)],
        [0.45, colour],
        [1, darker(colour, 0.34)],
      ]),
    });
    for (const fold of [0.36, 0.66])
      d.path(
        line(plane, [
          [u + shift + layer * 0.35, base + layer * fold],
          [u + shift + w * 0.97, base + layer * (fold - 0.03)],
        ]),
        {
          stroke: darker(colour, 0.3),
          width: Math.max(1, px * layer * 0.035),
          opacity: 0.4,
        },
      );
    if (index % 2 === 0)
      for (const stripe of [0.8, 0.84])
        d.path(
          line(plane, [
            [u + shift + w * stripe, base + layer * 0.06],
            [u + shift + w * (stripe + 0.005), base + layer * 0.94],
          ]),
          {
            stroke: darker(colour, 0.42),
            width: Math.max(1, px * 0.008),
            opacity: 0.55,
          },
        );
  });
}

/** A wicker basket heaped with towels. */
export function basket(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  towels: string[],
  random: Random,
): void {
  const px = plane.scale(u, v);
  towels.forEach((towel, index) => {
    const at = u + w * (0.2 + (0.62 * index) / Math.max(1, towels.length - 1));
    const r = w * (0.2 + random.next() * 0.06);
    d.path(disc(plane, at, v + h * (0.98 + random.next() * 0.16), r, r * 0.72), {
      fill: d.linear(
        [
          [0, lighter(towel, 0.35)],
          [1, darker(towel, 0.4)],
        ],
        [0.2, 0, 0.6, 1],
      ),
    });
    d.path(arc(plane, at, v + h * 0.98, r * 0.6, 0.1, 0.38), {
      stroke: darker(towel, 0.28),
      width: Math.max(1.5, px * 0.012),
      opacity: 0.6,
    });
  });
  const body: Point[] = [
    [u, v + h],
    [u + w, v + h],
    [u + w * 0.9, v],
    [u + w * 0.1, v],
  ];
  d.path(polygon(plane, body), {
    fill: d.linear(
      [
        [0, lighter(wood, 0.2)],
        [0.4, wood],
        [1, darker(wood, 0.5)],
      ],
      [0, 0, 1, 0],
    ),
  });
  const clip = d.clip(polygon(plane, body));
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 16; column += 1) {
      const cu = u + (w * (column + (row % 2) * 0.5)) / 15;
      const cv = v + (h * (row + 0.5)) / 9;
      d.path(arc(plane, cu, cv - h * 0.02, w / 26, 0.03, 0.47), {
        stroke: row % 2 ? darker(wood, 0.42) : lighter(wood, 0.32),
        width: Math.max(1.5, px * h * 0.03),
        opacity: 0.65,
        clip,
      });
    }
  d.path(box(plane, u - w * 0.02, v + h * 0.93, w * 1.04, h * 0.12, h * 0.05), {
    fill: d.linear([
      [0, lighter(wood, 0.35)],
      [1, darker(wood, 0.3)],
    ]),
  });
}
