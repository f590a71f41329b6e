import type { Random } from '../random.ts';
import { darker, glow, ink, leaf, lighter, mix, slate, steel, sun, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
  type Camera,
  type Plane,
  type Point,
  arc,
  arcPoints,
  box,
  disc,
  line,
  polygon,
  wall,
} from './planes.ts';

/** A street lamp; after dark it shines. */
export function streetLamp(d: Drawing, camera: Camera, x: number, z: number, lit: boolean): void {
  const plane = wall(camera, [x, z], [1, 0]);
  const px = plane.scale(0, 2);
  d.path(
    line(plane, [
      [0, 0],
      [0, 3.7],
    ]),
    { stroke: darker(slate, 0.6), width: px * 0.07 },
  );
  d.path(
    line(plane, [
      [0, 0],
      [0, 0.7],
    ]),
    { stroke: darker(slate, 0.7), width: px * 0.12 },
  );
  d.path(
    polygon(plane, [
      [-0.13, 3.7],
      [0.13, 3.7],
      [0.2, 4.15],
      [-0.2, 4.15],
    ]),
    { fill: lit ? glow : mix(steel, white, 0.4), stroke: darker(slate, 0.6), width: px * 0.025 },
  );
  d.path(
    polygon(plane, [
      [-0.26, 4.15],
      [0.26, 4.15],
      [0, 4.42],
    ]),
    { fill: darker(slate, 0.6) },
  );
  if (lit)
    d.path(disc(plane, 0, 3.95, 1.5), {
      fill: d.radial([
        [0, glow, 0.75],
        [0.25, glow, 0.3],
        [1, glow, 0],
      ]),
      blend: 'screen',
    });
}

export function tree(d: Drawing, camera: Camera, x: number, z: number, random: Random, colour = leaf): void {
  const plane = wall(camera, [x, z], [1, 0]);
  d.path(
    polygon(plane, [
      [-0.11, 0],
      [0.11, 0],
      [0.07, 2.6],
      [-0.07, 2.6],
    ]),
    {
      fill: d.linear(
        [
          [0, '#8a6a4a'],
          [1, '#4a3a35'],
        ],
        [0, 0, 1, 0],
      ),
    },
  );
  d.path(disc(plane, 0, 3.4, 1.15, 1), { fill: darker(colour, 0.4) });
  for (let blob = 0; blob < 130; blob += 1) {
    const angle = random.next() * 6.28;
    const reach = Math.sqrt(random.next());
    const east = Math.cos(angle) * reach * 1.2;
    const up = Math.sin(angle) * reach * 1.05;
    // The sun comes from the upper left; later leaves lie nearer to it.
    const light = (up - east * 0.6) * 0.3 + blob / 330;
    const tone = mix(colour, sun, 0.12);
    d.path(disc(plane, east, 3.4 + up, 0.13 + random.next() * 0.15, 0.1 + random.next() * 0.12), {
      fill: light > 0 ? lighter(tone, Math.min(0.4, light)) : darker(tone, Math.min(0.5, -light)),
    });
  }
}

/** A bicycle leaning on the wall. */
export function bicycle(d: Drawing, plane: Plane, u: number, colour: string): void {
  const px = plane.scale(u, 0.5);
  const stroke = (points: Point[], style: { colour: string; w: number }) =>
    d.path(line(plane, points), { stroke: style.colour, width: px * style.w });
  for (const wheel of [0, 1.08]) {
    d.path(disc(plane, u + wheel, 0.35, 0.34), { stroke: ink, width: px * 0.04 });
    d.path(disc(plane, u + wheel, 0.35, 0.31), { stroke: steel, width: px * 0.012 });
    for (const [su, sv] of arcPoints(u + wheel, 0.35, 0.31, 0, 1).filter((_, index) => index % 5 === 0))
      stroke(
        [
          [u + wheel, 0.35],
          [su, sv],
        ],
        { colour: steel, w: 0.006 },
      );
  }
  const frame = { colour, w: 0.038 };
  stroke(
    [
      [u, 0.35],
      [u + 0.42, 0.35],
      [u + 0.86, 0.82],
      [u + 0.3, 0.82],
      [u, 0.35],
    ],
    frame,
  );
  stroke(
    [
      [u + 0.42, 0.35],
      [u + 0.26, 0.94],
    ],
    frame,
  );
  stroke(
    [
      [u + 1.08, 0.35],
      [u + 0.84, 0.98],
      [u + 0.72, 1.02],
    ],
    { colour: darker(colour, 0.2), w: 0.034 },
  );
  stroke(
    [
      [u + 0.16, 0.96],
      [u + 0.36, 0.95],
    ],
    { colour: '#6b4a2e', w: 0.075 },
  );
  d.path(disc(plane, u + 0.42, 0.35, 0.08), { stroke: ink, width: px * 0.025 });
  d.path(box(plane, u + 0.84, 0.78, 0.36, 0.24, 0.04), { fill: '#b98652' });
  d.path(arc(plane, u + 1.02, 1, 0.15, 0.02, 0.48), { stroke: white, width: px * 0.06 });
}
