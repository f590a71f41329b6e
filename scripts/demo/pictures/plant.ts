import type { Random } from '../random.ts';
import { darker, ink, leaf, lighter, linen, mix, sun } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Plane, type Point, box, line, polygon } from './planes.ts';

/** A pot with long leaves, standing at height `v`. */
export function plant(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  size: number,
  pot: string,
  random: Random,
  foliage = leaf,
): void {
  const px = plane.scale(u, v);
  for (let index = 0; index < 17; index += 1) {
    const spread = ((index * 7) % 17) / 16 - 0.5;
    const tall = size * (0.62 + random.next() * 0.42) * (1 - Math.abs(spread) * 0.55);
    const tip: Point = [u + spread * size * 0.95, v + size * 0.32 + tall * (1 - Math.abs(spread) * 0.5)];
    const root: Point = [u + spread * size * 0.12, v + size * 0.3];
    const bend: Point = [u + spread * size * 0.42, tip[1] - size * 0.06];
    const wide = size * 0.055;
    const colour = mix(
      foliage,
      index % 3 === 0 ? sun : index % 3 === 1 ? linen : ink,
      0.12 + random.next() * 0.2,
    );
    const side = (sign: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((t) => {
        const w = Math.sin(Math.PI * Math.min(0.96, t + 0.08)) * wide * sign;
        const x = (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0];
        const y = (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1];
        return [x + w, y - w * spread];
      });
    d.path(polygon(plane, [...side(1), ...side(-1).reverse()]), {
      fill: d.linear([
        [0, lighter(colour, 0.16)],
        [1, darker(colour, 0.3)],
      ]),
    });
    d.path(line(plane, side(0)), {
      stroke: lighter(colour, 0.4),
      width: Math.max(1, px * size * 0.006),
      opacity: 0.5,
    });
  }
  const shape: Point[] = [
    [u - size * 0.2, v + size * 0.36],
    [u + size * 0.2, v + size * 0.36],
    [u + size * 0.15, v],
    [u - size * 0.15, v],
  ];
  d.path(polygon(plane, shape), {
    fill: d.linear(
      [
        [0, lighter(pot, 0.2)],
        [0.4, pot],
        [1, darker(pot, 0.4)],
      ],
      [0, 0, 1, 0],
    ),
  });
  d.path(box(plane, u - size * 0.22, v + size * 0.33, size * 0.44, size * 0.06, size * 0.02), {
    fill: d.linear(
      [
        [0, lighter(pot, 0.35)],
        [1, darker(pot, 0.25)],
      ],
      [0, 0, 1, 0],
    ),
  });
}
