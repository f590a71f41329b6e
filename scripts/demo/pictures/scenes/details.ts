import { seededRandom, type Random } from '../../random.ts';
import {
  blue,
  brick,
  clay,
  darker,
  ink,
  leaf,
  lighter,
  linen,
  mist,
  mix,
  night,
  sage,
  sand,
  skyBlue,
  slate,
  steel,
  sun,
  white,
  wood,
} from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { basket, groundShadow, linenStack, pendant, plant, roomWindow } from '../furniture.ts';
import { steelMachine, washer, whiteMachine } from '../machines.ts';
import { arc, arcPoints, box, disc, line, polygon, wall, type Plane, type Point } from '../planes.ts';
import { buildRoom, daylight, floorSheen, roomCamera, tiling } from '../room.ts';

/** A plane on which a metre is 100 pixels, its origin in the middle of the picture. */
const sheet: Plane = { at: (u, v) => [800 + u * 100, 600 - v * 100], scale: () => 100 };

/** Cloth carried round by the drum: bands between two spirals, lit along their crest. */
function swirl(d: Drawing, radius: number, clip: string, cloth: string[], random: Random): void {
  cloth.forEach((colour, index) => {
    const start = index / cloth.length + random.next() * 0.04;
    const spiral = (offset: number, wobble: number): Point[] =>
      Array.from({ length: 44 }, (_, step) => {
        const t = step / 43;
        const angle = (start + offset + t * 0.62) * 2 * Math.PI;
        const reach = radius * (1.34 - t * 1.16) * (1 + 0.035 * Math.sin(t * 14 + wobble));
        return [reach * Math.cos(angle), reach * Math.sin(angle) * 0.98];
      });
    const wobble = random.next() * 6;
    const outer = spiral(0, wobble);
    const inner = spiral(0.15, wobble + 1.4).reverse();
    d.path(polygon(sheet, [...outer, ...inner]), { fill: ink, opacity: 0.35, blur: 10, clip });
    d.path(polygon(sheet, [...outer, ...inner]), {
      fill: d.linear(
        [
          [0, lighter(colour, 0.32)],
          [0.5, colour],
          [1, darker(colour, 0.42)],
        ],
        [0.2, 0, 0.8, 1],
      ),
      clip,
    });
    for (const fold of [0.035, 0.075, 0.115])
      d.path(line(sheet, spiral(fold, wobble + fold * 9).slice(2, 38)), {
        stroke: fold === 0.075 ? lighter(colour, 0.55) : darker(colour, 0.38),
        width: fold === 0.075 ? 5 : 4,
        opacity: 0.5,
        clip,
      });
  });
}

function closeUp(cloth: string[], body: string, water: string, seed: number, foam: boolean): Drawing {
  const d = new Drawing();
  const random = seededRandom(seed);
  d.veil(
    d.linear(
      [
        [0, mix(body, white, 0.5)],
        [0.5, body],
        [1, mix(body, slate, 0.4)],
      ],
      [0, 0, 1, 1],
    ),
    1,
  );
  d.path(box(sheet, -9, 5.35, 18, 1), {
    fill: d.linear([
      [0, lighter(blue, 0.1)],
      [1, darker(blue, 0.25)],
    ]),
  });
  d.path(box(sheet, -9, 5.2, 18, 0.15), { fill: ink, opacity: 0.2 });
  d.path(disc(sheet, 0.25, -0.4, 5.35), { fill: ink, opacity: 0.4, blur: 34 });
  d.path(disc(sheet, 0, 0, 5.2), {
    fill: d.linear(
      [
        [0, white],
        [0.3, '#aeb7c9'],
        [0.55, '#f7f9fc'],
        [1, '#76819a'],
      ],
      [0, 0, 1, 1],
    ),
  });
  d.path(disc(sheet, 0, 0, 4.88), {
    fill: d.linear(
      [
        [0, '#7f8aa3'],
        [1, '#f2f4f8'],
      ],
      [0, 0, 1, 1],
    ),
  });
  d.path(disc(sheet, 0, 0, 4.55), { fill: '#1b253d' });
  d.path(disc(sheet, 0, 0, 4.4), {
    fill: d.radial([
      [0.8, '#2c3855'],
      [1, '#0e1630'],
    ]),
  });
  const radius = 4.02;
  const clip = d.clip(disc(sheet, 0, 0, radius));
  d.path(disc(sheet, 0, 0, radius), {
    fill: d.radial([
      [0, mix(water, white, 0.2)],
      [0.6, mix(water, ink, 0.35)],
      [1, mix(water, ink, 0.72)],
    ]),
  });
  for (const ring of [1.3, 2, 2.7, 3.4])
    for (const [u, v] of arcPoints(0, 0, ring, 0, 1).filter((_, index) => index % 3 === 0))
      d.path(disc(sheet, u, v, 0.06), { fill: ink, opacity: 0.4, clip });
  swirl(d, radius, clip, cloth, random);
  d.path(disc(sheet, 0, 0, 0.95), {
    fill: d.radial([
      [0, mix(water, ink, 0.62), 0.95],
      [1, mix(water, ink, 0.5), 0],
    ]),
    clip,
  });
  if (foam)
    for (let bubble = 0; bubble < 90; bubble += 1) {
      const angle = (0.56 + random.next() * 0.4) * 6.283;
      const reach = radius * (0.72 + random.next() * 0.3);
      const size = 0.05 + random.next() ** 2 * 0.24;
      const [u, v] = [reach * Math.cos(angle), reach * Math.sin(angle)];
      d.path(disc(sheet, u, v, size), {
        fill: d.radial(
          [
            [0, white, 0.25],
            [0.75, white, 0.42],
            [1, white, 0.85],
          ],
          [0.4, 0.35, 0.65],
        ),
        clip,
      });
      d.path(arc(sheet, u, v, size * 0.65, 0.3, 0.45), { stroke: white, width: 2, opacity: 0.9, clip });
    }
  d.path(disc(sheet, 0, 0, radius), {
    fill: d.radial([
      [0.66, ink, 0],
      [1, ink, 0.62],
    ]),
  });
  for (const [from, to, opacity] of [
    [-3.3, -1.5, 0.3],
    [-1.1, -0.65, 0.22],
  ] as const)
    d.path(
      polygon(sheet, [
        [from - 0.9, -0.4],
        [from + 1.3, 3.9],
        [to + 1.5, 3.9],
        [to - 0.7, -0.7],
      ]),
      {
        fill: d.linear([
          [0, white, opacity],
          [1, white, 0.02],
        ]),
        clip,
      },
    );
  d.path(arc(sheet, 0, 0, 3.72, 0.62, 0.86), { stroke: white, width: 12, opacity: 0.22 });
  d.path(arc(sheet, 0, 0, 5.04, 0.2, 0.45), { stroke: white, width: 12, opacity: 0.9 });
  d.path(arc(sheet, 0, 0, 5.04, 0.75, 0.92), { stroke: ink, width: 10, opacity: 0.18 });
  d.path(box(sheet, 4.35, -0.95, 1.15, 1.9, 0.4), { fill: ink, opacity: 0.3, blur: 8 });
  d.path(box(sheet, 4.3, -0.85, 1.1, 1.8, 0.4), {
    fill: d.linear(
      [
        [0, white],
        [0.5, '#d5dae5'],
        [1, '#7c879f'],
      ],
      [0, 0, 1, 0],
    ),
  });
  d.vignette(ink, 0.25);
  return d;
}

function foldingTable(): Drawing {
  const d = new Drawing();
  const random = seededRandom(42);
  const camera = roomCamera({ eye: 1.35, focal: 1500, horizon: 560 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#e8eefb', tiles: '#dfe6f6', floorColour: '#cfc7b8', tiled: 0 },
    random,
    5,
    4.4,
  );
  roomWindow(d, room.back, 0.5, 1.2, 1.6, 1.25, ['#b9cdfd', '#fdf3df'], white);
  daylight(d, room, 2.2, 0.45);
  const front = wall(camera, [-2.5, 2.6], [1, 0]);
  d.path(box(front, 0.9, 0.92, 3.2, 0.1), { fill: ink, opacity: 0.3, blur: 12 });
  d.path(
    polygon(front, [
      [0.7, 0.86],
      [4.35, 0.86],
      [4.2, 1.02],
      [0.85, 1.02],
    ]),
    {
      fill: d.linear([
        [0, lighter(wood, 0.5)],
        [1, lighter(wood, 0.2)],
      ]),
    },
  );
  d.path(box(front, 0.7, 0.76, 3.65, 0.1), {
    fill: d.linear([
      [0, wood],
      [1, darker(wood, 0.35)],
    ]),
  });
  for (let grain = 0; grain < 9; grain += 1) {
    const from = 0.8 + random.next() * 2.4;
    d.path(
      line(front, [
        [from, 0.8 + (grain % 3) * 0.02],
        [from + 0.8, 0.8 + (grain % 3) * 0.02],
      ]),
      { stroke: darker(wood, 0.4), width: 2, opacity: 0.35 },
    );
  }
  for (const leg of [1.45, 3.3])
    d.path(box(front, leg, -0.4, 0.1, 1.17), {
      fill: d.linear([
        [0, darker(wood, 0.45)],
        [1, darker(wood, 0.2)],
      ]),
    });
  const stacks: [number, number, string[]][] = [
    [1.02, 0.72, [white, skyBlue, white, '#3a63d8', mist, skyBlue]],
    [1.95, 0.66, [sand, white, sun, linen]],
    [2.82, 0.7, [clay, linen, mix(brick, linen, 0.6), white, sage]],
  ];
  for (const [u, w, colours] of stacks) {
    d.path(box(front, u - 0.03, 0.93, w + 0.1, 0.05), { fill: ink, opacity: 0.4, blur: 7 });
    linenStack(d, front, u, 0.95, w, colours, random, 0.105);
  }
  plant(d, front, 3.85, 0.96, 0.5, blue, random);
  pendant(d, wall(camera, [-2.5, 3.4], [1, 0]), 3.1, 3, 0.75, blue, false);
  d.vignette(ink, 0.26);
  return d;
}

function terminal(): Drawing {
  const d = new Drawing();
  const random = seededRandom(43);
  tiling(d, sheet, -8, -6, 16, 12, '#c9d8f8', random, 0.95);
  d.veil(
    d.linear(
      [
        [0, '#fff6de', 0.5],
        [0.5, white, 0.05],
        [1, ink, 0.26],
      ],
      [0, 0, 1, 1],
    ),
    1,
  );
  d.path(
    polygon(sheet, [
      [-7.5, 6],
      [-4.5, 6],
      [1.5, -6],
      [-1.5, -6],
    ]),
    { fill: '#fff6de', opacity: 0.4, blur: 16 },
  );
  d.path(box(sheet, -2.75, -5, 6.2, 9.8, 0.5), { fill: ink, opacity: 0.42, blur: 34 });
  d.path(box(sheet, -3, -4.7, 6, 9.6, 0.5), {
    fill: d.linear(
      [
        [0, '#f7f8fb'],
        [0.6, '#d3d9e6'],
        [1, '#9da7bb'],
      ],
      [0, 0, 1, 0.4],
    ),
  });
  d.path(box(sheet, -2.98, -4.68, 5.96, 9.56, 0.48), { stroke: white, width: 5, opacity: 0.8 });
  d.path(box(sheet, -2.5, 1.35, 5, 3.1, 0.22), { fill: '#0e1732' });
  d.path(box(sheet, -2.35, 1.5, 4.7, 2.8, 0.14), {
    fill: d.linear([
      [0, '#3a63d8'],
      [1, night],
    ]),
  });
  for (let index = 0; index < 6; index += 1) {
    const u = -2.05 + (index % 3) * 1.45;
    const v = index < 3 ? 2.98 : 1.72;
    d.path(box(sheet, u, v, 1.25, 1.05, 0.12), {
      fill: index === 1 ? sun : '#ffffff',
      opacity: index === 1 ? 1 : 0.16,
    });
    d.path(disc(sheet, u + 0.62, v + 0.56, 0.3), { stroke: index === 1 ? ink : white, width: 7 });
    d.path(arc(sheet, u + 0.62, v + 0.56, 0.15, 0.5, 1), { stroke: index === 1 ? ink : white, width: 5 });
  }
  d.path(
    polygon(sheet, [
      [-2.35, 2.6],
      [-0.6, 4.3],
      [0.5, 4.3],
      [-2.35, 1.6],
    ]),
    { fill: white, opacity: 0.12 },
  );
  d.path(box(sheet, -2.5, -1.6, 2.9, 2.5, 0.18), {
    fill: d.linear([
      [0, '#2a3552'],
      [1, '#141d36'],
    ]),
  });
  for (let key = 0; key < 12; key += 1) {
    const u = -2.24 + (key % 3) * 0.86;
    const v = 0.32 - Math.floor(key / 3) * 0.56;
    const colour = key === 11 ? leaf : key === 9 ? brick : '#eef2fa';
    d.path(box(sheet, u, v - 0.06, 0.66, 0.42, 0.1), { fill: ink });
    d.path(box(sheet, u, v, 0.66, 0.42, 0.1), {
      fill: d.linear([
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.12)],
      ]),
    });
  }
  d.path(box(sheet, 0.75, -1.6, 1.8, 2.5, 0.18), {
    fill: d.linear([
      [0, lighter(blue, 0.12)],
      [1, darker(blue, 0.25)],
    ]),
  });
  for (const r of [0.28, 0.52, 0.76])
    d.path(arc(sheet, 1.28, -0.3, r, -0.11, 0.11), { stroke: white, width: 12, opacity: 0.95 });
  d.path(box(sheet, 0.98, -1.3, 1.34, 0.13, 0.05), { fill: '#0c1430' });
  d.path(box(sheet, -2.2, -2.6, 1.5, 0.18, 0.08), { fill: '#222c44' });
  d.path(disc(sheet, -1.45, -3.6, 0.62), {
    fill: d.linear([
      [0, '#8b96ae'],
      [1, '#eef1f6'],
    ]),
  });
  d.path(box(sheet, -1.55, -4, 0.2, 0.8, 0.08), { fill: '#1b253d' });
  d.path(box(sheet, 0.3, -4.25, 2.3, 1.5, 0.2), {
    fill: d.linear([
      [0, '#5c6781'],
      [1, '#a9b3c7'],
    ]),
  });
  d.path(box(sheet, 0.45, -4.1, 2, 1.05, 0.15), { fill: '#1b253d' });
  for (const [u, v, colour] of [
    [0.95, -3.85, '#d8b04c'],
    [1.35, -3.9, '#e9d7a4'],
    [1.75, -3.82, '#d8b04c'],
  ] as const) {
    d.path(disc(sheet, u, v, 0.24, 0.12), { fill: darker(colour, 0.3) });
    d.path(disc(sheet, u, v + 0.06, 0.24, 0.12), { fill: lighter(colour, 0.2) });
  }
  // A card held before the reader.
  const card: Plane = {
    at: (u, v) => [1075 + (u * 0.93 + v * 0.3) * 100, 780 - (v * 0.95 - u * 0.34) * 100],
    scale: () => 100,
  };
  d.path(box(card, 0.25, -1.5, 4.2, 2.6, 0.24), { fill: ink, opacity: 0.38, blur: 18 });
  d.path(box(card, 0, -1.2, 4.2, 2.6, 0.24), {
    fill: d.linear(
      [
        [0, '#fff1cf'],
        [0.5, sun],
        [1, darker(sun, 0.2)],
      ],
      [0, 0, 1, 1],
    ),
  });
  d.path(box(card, 0.4, 0, 0.72, 0.56, 0.1), {
    fill: d.linear([
      [0, '#fdf6e2'],
      [1, '#b9b3a1'],
    ]),
  });
  d.path(
    line(card, [
      [0.4, 0.28],
      [1.12, 0.28],
    ]),
    { stroke: slate, width: 3 },
  );
  for (const u of [0.4, 1.3, 2.2, 3.1])
    d.path(
      line(card, [
        [u, -0.5],
        [u + 0.6, -0.5],
      ]),
      { stroke: darker(sun, 0.5), width: 12, opacity: 0.75 },
    );
  d.vignette(ink, 0.3);
  return d;
}

function basketBeforeMachine(): Drawing {
  const d = new Drawing();
  const random = seededRandom(45);
  const camera = roomCamera({ eye: 0.85, focal: 1500, horizon: 520 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#f3ead9', tiles: '#e9d2a4', floorColour: '#c9d3e8', tiled: 2.4 },
    random,
    5,
    3.6,
  );
  daylight(d, room, 0.6, 0.35);
  const front = wall(camera, [-2.5, 3.1], [1, 0]);
  floorSheen(d, room, -1.8, 1.9, 3.1, white);
  for (const index of [0, 1, 2])
    washer(d, front, 0.72 + index * 1.2, 0.05, 1.16, 1.5, index === 1 ? whiteMachine : steelMachine, random);
  const near = wall(camera, [-2.5, 2.15], [1, 0]);
  groundShadow(d, room.ground, 0.05, 2.15, 0.62, 0.2, 0.5);
  basket(d, near, 2.05, 0.02, 0.95, 0.42, [white, skyBlue, clay, sun, white], random);
  d.vignette(ink, 0.32);
  return d;
}

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

function shelves(): Drawing {
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

export const details: Record<string, () => Drawing> = {
  'detail-01': () =>
    closeUp(
      [sun, skyBlue, mix(brick, linen, 0.2), white, '#3a63d8', sage, linen],
      '#eef1f6',
      '#3a63d8',
      41,
      true,
    ),
  'detail-02': foldingTable,
  'detail-03': terminal,
  'detail-04': () =>
    closeUp([skyBlue, white, '#3a63d8', mist, '#7f9fe8', white], '#d7deec', night, 44, false),
  'detail-05': basketBeforeMachine,
  'detail-06': shelves,
};
