import { seededRandom } from '../../random.ts';
import {
  blue,
  clay,
  darker,
  ink,
  lighter,
  linen,
  mist,
  mix,
  night,
  sage,
  sand,
  skyBlue,
  slate,
  sun,
  white,
  wood,
} from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { basket, linenStack } from '../linen.ts';
import { type Point, arcPoints, box, disc, line, polygon } from '../planes.ts';
import { plant } from '../plant.ts';
import { tiling } from '../room.ts';
import { sheet } from './close-up.ts';

/** A bottle of detergent with a cap, a label and its shine. */
function bottle(d: Drawing, u: number, v: number, w: number, h: number, colour: string, cap: string): void {
  const shape: Point[] = [
    ...arcPoints(u + w - 0.18, v + 0.18, 0.18, 0.75, 1),
    [u + w, v + h * 0.66],
    [u + w * 0.68, v + h * 0.86],
    [u + w * 0.68, v + h],
    [u + w * 0.32, v + h],
    [u + w * 0.32, v + h * 0.86],
    [u, v + h * 0.66],
    ...arcPoints(u + 0.18, v + 0.18, 0.18, 0.5, 0.75),
  ];
  d.path(box(sheet, u + 0.1, v - 0.06, w, 0.2), { fill: ink, opacity: 0.4, blur: 10 });
  d.path(polygon(sheet, shape), {
    fill: d.linear(
      [
        [0, darker(colour, 0.12)],
        [0.25, lighter(colour, 0.3)],
        [0.6, colour],
        [1, darker(colour, 0.35)],
      ],
      [0, 0, 1, 0],
    ),
  });
  d.path(box(sheet, u + w * 0.26, v + h * 0.97, w * 0.48, h * 0.15, 0.06), {
    fill: d.linear(
      [
        [0, lighter(cap, 0.25)],
        [1, darker(cap, 0.3)],
      ],
      [0, 0, 1, 0],
    ),
  });
  d.path(box(sheet, u + w * 0.1, v + h * 0.16, w * 0.8, h * 0.38, 0.1), { fill: linen });
  d.path(disc(sheet, u + w * 0.5, v + h * 0.39, w * 0.17), { fill: colour });
  d.path(disc(sheet, u + w * 0.6, v + h * 0.43, w * 0.09), { fill: lighter(colour, 0.5) });
  for (const text of [0.22, 0.27])
    d.path(
      line(sheet, [
        [u + w * 0.28, v + h * text],
        [u + w * 0.72, v + h * text],
      ]),
      { stroke: slate, width: 4, opacity: 0.6 },
    );
  d.path(
    line(sheet, [
      [u + w * 0.16, v + h * 0.6],
      [u + w * 0.16, v + h * 0.12],
    ]),
    { stroke: white, width: 7, opacity: 0.4 },
  );
}

function rolledTowel(d: Drawing, u: number, v: number, r: number, colour: string): void {
  d.path(disc(sheet, u + 0.06, v - 0.08, r), { fill: ink, opacity: 0.3, blur: 8 });
  d.path(disc(sheet, u, v, r), {
    fill: d.linear([
      [0, lighter(colour, 0.3)],
      [1, darker(colour, 0.3)],
    ]),
  });
  const turns = Array.from({ length: 90 }, (_, step): Point => {
    const t = step / 89;
    return [u + r * 0.9 * t * Math.cos(t * 21), v + r * 0.9 * t * Math.sin(t * 21)];
  });
  d.path(line(sheet, turns), { stroke: darker(colour, 0.32), width: 5, opacity: 0.7 });
}

export function shelves(): Drawing {
  const d = new Drawing();
  const random = seededRandom(46);
  tiling(d, sheet, -8, -6, 16, 12, mix(sage, linen, 0.35), random, 0.8);
  d.veil(
    d.linear(
      [
        [0, '#fff6de', 0.5],
        [0.55, white, 0],
        [1, ink, 0.25],
      ],
      [0, 0, 1, 1],
    ),
    1,
  );
  const shelf = (v: number) => {
    d.path(box(sheet, -7.4, v - 1, 14.8, 0.8), {
      fill: d.linear([
        [0, ink, 0.36],
        [1, ink, 0],
      ]),
    });
    d.path(box(sheet, -7.4, v - 0.34, 14.8, 0.34), {
      fill: d.linear([
        [0, lighter(wood, 0.4)],
        [0.35, wood],
        [1, darker(wood, 0.3)],
      ]),
    });
    for (let grain = 0; grain < 14; grain += 1) {
      const u = -7.2 + random.next() * 12;
      d.path(
        line(sheet, [
          [u, v - 0.08 - random.next() * 0.2],
          [u + 1 + random.next(), v - 0.08 - random.next() * 0.2],
        ]),
        { stroke: darker(wood, 0.4), width: 2, opacity: 0.3 },
      );
    }
  };
  shelf(0.9);
  shelf(-4.1);
  bottle(d, -6.5, 0.9, 1.7, 3.4, blue, white);
  bottle(d, -4.4, 0.9, 1.4, 2.8, clay, linen);
  linenStack(d, sheet, -2.3, 0.9, 3, [white, skyBlue, mist, sand, white], random, 0.52);
  plant(d, sheet, 2.6, 0.9, 3, clay, random);
  bottle(d, 4.6, 0.9, 1.7, 3.2, sun, night);
  for (const [u, v, colour] of [
    [-6.1, -3.45, skyBlue],
    [-4.8, -3.45, white],
    [-3.5, -3.45, skyBlue],
    [-5.45, -2.35, sand],
    [-4.15, -2.35, white],
  ] as const)
    rolledTowel(d, u, v, 0.65, colour);
  basket(d, sheet, -2, -4.1, 3.6, 1.7, [white, clay, skyBlue, white], random);
  linenStack(d, sheet, 2.6, -4.1, 3.2, ['#3a63d8', white, skyBlue, white, sage], random, 0.5);
  d.vignette(ink, 0.3);
  return d;
}
