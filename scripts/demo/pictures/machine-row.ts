import { seededRandom } from '../random.ts';
import { darker, ink, lighter, slate, wood } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { washer } from './machines.ts';
import { type Plane, box } from './planes.ts';
import type { MachineLook } from './porthole.ts';

/** A run of machines with a shelf above them. */
export function row(
  d: Drawing,
  plane: Plane,
  from: number,
  count: number,
  look: MachineLook,
  seed: number,
  w = 0.86,
  h = 1.2,
): void {
  const random = seededRandom(seed);
  d.path(box(plane, from - 0.06, 0, count * (w + 0.02) + 0.12, 0.1), { fill: darker(slate, 0.5) });
  for (let index = 0; index < count; index += 1)
    washer(d, plane, from + index * (w + 0.02), 0.1, w, h, look, random, index % 4 !== 3);
  const top = 0.1 + h;
  const long = count * (w + 0.02) + 0.1;
  d.path(box(plane, from - 0.05, top, long, 0.06), {
    fill: d.linear([
      [0, lighter(wood, 0.35)],
      [1, darker(wood, 0.2)],
    ]),
  });
  d.path(box(plane, from - 0.05, top - 0.05, long, 0.05), { fill: ink, opacity: 0.25 });
}
