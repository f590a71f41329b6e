import { type Random, seededRandom } from '../../random.ts';
import {
  blue,
  clay,
  darker,
  glow,
  ink,
  leaf,
  lighter,
  linen,
  mist,
  night,
  sage,
  sand,
  skyBlue,
  slate,
  sun,
  white,
} from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { masonry, shutteredWindow } from '../house-parts.ts';
import { type House, house, shade } from '../house.ts';
import { type Camera, type Plane, type Point, box, disc, floor, line, polygon, wall } from '../planes.ts';
import { plant } from '../plant.ts';
import { storefront } from '../storefront.ts';
import { streetLamp } from '../street-furniture.ts';
import { type Hour, sky, streetCamera } from '../street.ts';
import { blueHour, dayCorner } from './corners.ts';

interface Street {
  hour: Hour;
  half: number;
  left: House[];
  right: House[];
  ground: string;
  seed: number;
}

/** Two rows of houses running to the horizon. */
function street(
  d: Drawing,
  camera: Camera,
  look: Street,
  random: Random,
): { left: (shift: number) => Plane; right: (shift: number) => Plane } {
  const { half } = look;
  const long = 5.4;
  const start = 1.6;
  const left = (shift: number) => wall(camera, [-half - shift, start], [0, 1]);
  const end = start + long * look.right.length;
  const right = (shift: number) => wall(camera, [half + shift, end], [0, -1]);
  const ground = floor(camera);
  d.path(
    polygon(ground, [
      [-half, 60],
      [half, 60],
      [half, 1],
      [-half, 1],
    ]),
    {
      fill: d.linear([
        [0, lighter(look.ground, 0.4)],
        [1, look.ground],
      ]),
    },
  );
  for (let z = 1.4; z < 30; z += 0.5)
    for (let x = -half; x < half; x += 0.5) {
      const tone = random.next();
      d.path(box(ground, x + (Math.round(z * 2) % 2) * 0.25, z, 0.47, 0.46), {
        fill: tone > 0.5 ? lighter(look.ground, (tone - 0.5) * 0.6) : darker(look.ground, tone * 0.2),
        opacity: 0.8,
      });
    }
  look.left
    .map((each, index) => ({ each, index }))
    .reverse()
    .forEach(({ each, index }) => house(d, left(0), index * long, long, each, random, look.hour, index > 0));
  look.right.forEach((each, index) => house(d, right(0), index * long, long, each, random, look.hour, true));
  shade(d, right(0), 0, end - start, 10, 0.22);
  d.path(
    polygon(ground, [
      [half, 30],
      [half, 1],
      [half - 1.9, 1],
      [half - 1.9, 30],
    ]),
    { fill: ink, opacity: 0.22, blur: 5 },
  );
  return { left, right };
}

function colouredStreet(): Drawing {
  const d = new Drawing();
  const random = seededRandom(53);
  const camera = streetCamera({ focal: 1050, horizon: 790, x: 1, yaw: -0.16, eye: 1.6 });
  sky(d, 'day', random);
  const far = wall(camera, [-4, 34], [1, 0]);
  d.path(
    polygon(far, [
      [2.6, 0],
      [2.6, 11],
      [4, 15.5],
      [5.4, 11],
      [5.4, 0],
    ]),
    { fill: '#b9c3da' },
  );
  d.path(box(far, 3.5, 8.6, 1, 1.7, 0.4), { fill: '#8e9abb' });
  const { left } = street(
    d,
    camera,
    {
      hour: 'day',
      half: 3.7,
      ground: '#c9bfae',
      seed: 53,
      left: [
        { colour: '#f4e3bd', shutters: blue, height: 9 },
        { colour: '#e9b8a6', shutters: linen, height: 8.6 },
        { colour: '#cfdcf6', shutters: night, height: 9.4 },
        { colour: '#e7d5a3', shutters: leaf, height: 8.8 },
        { colour: '#d9e3d3', shutters: clay, height: 9.2 },
      ],
      right: [
        { colour: '#dfe6f5', shutters: clay, height: 9 },
        { colour: '#f0d9a6', shutters: blue, height: 9.4 },
        { colour: '#d8b3a4', shutters: sage, height: 8.7 },
        { colour: '#e7ecdf', shutters: night, height: 9.2 },
        { colour: '#efdcc2', shutters: leaf, height: 8.8 },
      ],
    },
    random,
  );
  storefront(
    d,
    left(0),
    left(1.9),
    left(-0.6),
    1.9,
    {
      paint: blue,
      letters: white,
      word: 'LAVERIE',
      hour: 'day',
      awning: [white, clay],
      door: 'right',
      width: 5.6,
    },
    random,
  );
  plant(d, wall(camera, [-3.1, 9.6], [1, 0]), 0, 0, 1.1, sand, random);
  plant(d, wall(camera, [2.9, 6.2], [1, 0]), 0, 0, 1.15, clay, random);
  streetLamp(d, camera, 2.6, 9.5, false);
  d.vignette(ink, 0.28);
  return d;
}

/** A line between two walls, sagging, with cloth pegged to it. */
function clothesLine(
  d: Drawing,
  camera: Camera,
  z: number,
  height: number,
  half: number,
  cloth: string[],
  random: Random,
): void {
  const plane = wall(camera, [0, z], [1, 0]);
  const sag = (u: number) => height - 0.3 * (1 - (u / half) ** 2);
  const rope = Array.from({ length: 25 }, (_, step): Point => [
    -half + (half * 2 * step) / 24,
    sag(-half + (half * 2 * step) / 24),
  ]);
  d.path(line(plane, rope), { stroke: darker(slate, 0.4), width: Math.max(2, plane.scale(0, 0) * 0.012) });
  let at = -half + 0.35;
  for (const colour of cloth) {
    const w = 0.5 + random.next() * 0.4;
    if (at + w > half - 0.2) break;
    const h = 0.6 + random.next() * 0.55;
    const sway = (random.next() - 0.4) * 0.18;
    const shape: Point[] = [
      [at, sag(at)],
      [at + w / 2, sag(at + w / 2) - 0.03],
      [at + w, sag(at + w)],
      [at + w + sway, sag(at + w) - h],
    ];
    for (let step = 1; step <= 8; step += 1)
      shape.push([at + w + sway - (w * step) / 8, sag(at) - h + 0.035 * Math.sin(step * 1.6)]);
    d.path(polygon(plane, shape), {
      fill: d.linear(
        [
          [0, lighter(colour, 0.3)],
          [0.35, colour],
          [0.6, lighter(colour, 0.22)],
          [1, darker(colour, 0.2)],
        ],
        [0, 0, 1, 0.15],
      ),
    });
    for (const fold of [0.3, 0.62])
      d.path(
        line(plane, [
          [at + w * fold, sag(at) - 0.06],
          [at + w * fold + sway * 0.8, sag(at) - h * 0.92],
        ]),
        { stroke: darker(colour, 0.28), width: 3, opacity: 0.4 },
      );
    for (const peg of [0.04, w - 0.08])
      d.path(box(plane, at + peg, sag(at + peg) - 0.07, 0.04, 0.12), { fill: '#b98652' });
    at += w + 0.12 + random.next() * 0.12;
  }
}

function hangingLinen(): Drawing {
  const d = new Drawing();
  const random = seededRandom(54);
  const camera = streetCamera({ focal: 1150, horizon: 900, eye: 1.6 });
  sky(d, 'day', random);
  street(
    d,
    camera,
    {
      hour: 'day',
      half: 2.9,
      ground: '#cdb79a',
      seed: 54,
      left: [
        { colour: '#f0c79a', shutters: sage, height: 10.5 },
        { colour: '#f2dcae', shutters: blue, height: 9.6 },
      ],
      right: [
        { colour: '#f4e1bf', shutters: '#7f9fe8', height: 10 },
        { colour: '#e3a68c', shutters: leaf, height: 10.8 },
      ],
    },
    random,
  );
  const end = wall(camera, [-2.9, 12.4], [1, 0]);
  masonry(d, end, 0, 0, 5.8, 6.4, '#f3e6cd', random, false);
  d.path(box(end, 0, 6.4, 5.8, 0.5), { fill: '#b8674e' });
  for (const u of [0.9, 3.7]) shutteredWindow(d, end, u, 4.15, 0.95, 1.5, blue, false);
  storefront(
    d,
    end,
    wall(camera, [-2.9, 14], [1, 0]),
    wall(camera, [-2.9, 11.8], [1, 0]),
    0.3,
    {
      paint: night,
      letters: glow,
      word: 'LAVOIR',
      hour: 'day',
      awning: [sun, white],
      door: 'right',
      width: 5.2,
    },
    random,
  );
  d.path(box(end, 0, 0, 0.7, 6.4), {
    fill: d.linear(
      [
        [0, ink, 0.2],
        [1, ink, 0],
      ],
      [0, 0, 1, 0],
    ),
  });
  plant(d, wall(camera, [-2.4, 8.2], [1, 0]), 0, 0, 1.1, clay, random);
  plant(d, wall(camera, [-2.35, 5.6], [1, 0]), 0, 0, 0.9, blue, random);
  plant(d, wall(camera, [2.35, 6.8], [1, 0]), 0, 0, 1.15, clay, random);
  clothesLine(d, camera, 11, 6.6, 2.9, [white, skyBlue, clay, white, sand, mist], random);
  clothesLine(d, camera, 8.4, 6, 2.9, [sun, white, '#3a63d8', white, skyBlue, sage], random);
  clothesLine(d, camera, 6, 5.2, 2.9, [white, skyBlue, white, clay, mist, white], random);
  d.path(disc(floor(camera), -0.5, 8.6, 1.5, 1.2), { fill: '#fff6de', opacity: 0.4, blur: 26 });
  d.vignette(ink, 0.28);
  return d;
}

export const streets: Record<string, () => Drawing> = {
  'rue-01': dayCorner,
  'rue-02': blueHour,
  'rue-03': colouredStreet,
  'rue-04': hangingLinen,
};
