import type { Random } from '../random.ts';
import { darker, glow, ink, leaf, lighter, linen, mix, sage, slate, sun, white, wood } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { arc, arcPoints, box, disc, line, polygon, type Plane, type Point } from './planes.ts';

/** A shadow lying on the floor under something. */
export function groundShadow(
  d: Drawing,
  ground: Plane,
  u: number,
  v: number,
  ru: number,
  rv: number,
  opacity = 0.35,
): void {
  d.path(disc(ground, u, v, ru, rv), { fill: ink, opacity, blur: 12 });
}

/** A lamp hanging from the ceiling; lit, it throws a cone of light. */
export function pendant(
  d: Drawing,
  plane: Plane,
  u: number,
  top: number,
  drop: number,
  colour: string,
  lit: boolean,
): void {
  const v = top - drop;
  const px = plane.scale(u, v);
  d.path(
    line(plane, [
      [u, top],
      [u, v + 0.2],
    ]),
    { stroke: ink, width: Math.max(2, px * 0.014) },
  );
  if (lit) {
    d.path(
      polygon(plane, [
        [u - 0.2, v],
        [u + 0.2, v],
        [u + 1.15, v - 1.9],
        [u - 1.15, v - 1.9],
      ]),
      {
        fill: d.linear([
          [0, glow, 0.5],
          [1, glow, 0],
        ]),
        blur: 14,
      },
    );
    d.path(disc(plane, u, v - 0.02, 0.5), {
      fill: d.radial([
        [0, glow, 0.85],
        [1, glow, 0],
      ]),
    });
  }
  d.path(polygon(plane, [...arcPoints(u, v, 0.26, 0, 0.5, 0.24)]), {
    fill: d.linear(
      [
        [0, darker(colour, 0.3)],
        [0.35, lighter(colour, 0.2)],
        [1, darker(colour, 0.35)],
      ],
      [0, 0, 1, 0],
    ),
  });
  d.path(disc(plane, u, v, 0.26, 0.035), { fill: lit ? '#fff4d6' : darker(colour, 0.55) });
}

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

/** A slatted wooden bench of `w` metres with a dark metal frame. */
export function bench(d: Drawing, plane: Plane, u: number, w: number, back = true): void {
  const px = plane.scale(u, 0.4);
  for (const leg of [0.12, w - 0.16])
    d.path(box(plane, u + leg, 0, 0.05, 0.42), { fill: mix(ink, slate, 0.2) });
  const slat = (v: number, h: number, tone: number) => {
    d.path(box(plane, u, v, w, h, 0.02), {
      fill: d.linear([
        [0, lighter(wood, 0.3 - tone)],
        [0.5, darker(wood, tone)],
        [1, darker(wood, 0.25 + tone)],
      ]),
    });
    for (const grain of [0.3, 0.65])
      d.path(
        line(plane, [
          [u + 0.06, v + h * grain],
          [u + w * 0.4, v + h * (grain + 0.08)],
          [u + w - 0.08, v + h * grain],
        ]),
        {
          stroke: darker(wood, 0.4),
          width: Math.max(1, px * 0.004),
          opacity: 0.35,
        },
      );
  };
  if (back) {
    for (const leg of [0.14, w - 0.17])
      d.path(box(plane, u + leg, 0.4, 0.04, 0.5), { fill: mix(ink, slate, 0.2) });
    slat(0.78, 0.11, 0);
    slat(0.63, 0.11, 0.04);
  }
  slat(0.4, 0.085, 0.02);
  d.path(box(plane, u + 0.02, 0.33, w - 0.04, 0.07), { fill: ink, opacity: 0.3 });
}

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

/** A window seen from inside: sky, far roofs, bars and sill. */
export function roomWindow(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  sky: [string, string],
  frame: string,
): void {
  d.path(box(plane, u - 0.07, v - 0.07, w + 0.14, h + 0.14), { fill: darker(frame, 0.18) });
  d.path(box(plane, u - 0.05, v - 0.05, w + 0.1, h + 0.1), { fill: frame });
  d.path(box(plane, u, v, w, h), {
    fill: d.linear([
      [0, sky[0]],
      [1, sky[1]],
    ]),
  });
  const clip = d.clip(box(plane, u, v, w, h));
  [0.34, 0.22, 0.42, 0.3, 0.38].forEach((roof, index) => {
    const left = u + (w * index) / 5;
    const colour = mix(sky[1], slate, 0.28 + (index % 2) * 0.14);
    d.path(
      polygon(plane, [
        [left - 0.05, v],
        [left - 0.05, v + h * roof],
        [left + w / 10, v + h * (roof + 0.1)],
        [left + w / 5 + 0.05, v + h * roof],
        [left + w / 5 + 0.05, v],
      ]),
      { fill: colour, clip },
    );
    for (const lit of [0.25, 0.6])
      d.path(box(plane, left + (w / 5) * lit, v + h * roof * 0.55, w * 0.03, h * 0.07), {
        fill: lighter(colour, 0.35),
        clip,
      });
  });
  d.path(disc(plane, u + w * 0.1, v, h * 0.24), { fill: mix(sage, sky[1], 0.3), clip });
  d.path(disc(plane, u + w * 0.88, v + h * 0.02, h * 0.2), { fill: mix(sage, sky[1], 0.15), clip });
  d.path(
    polygon(plane, [
      [u, v + h * 0.5],
      [u + w * 0.42, v + h],
      [u + w * 0.6, v + h],
      [u, v + h * 0.28],
    ]),
    { fill: white, opacity: 0.24, clip },
  );
  const px = plane.scale(u, v);
  d.path(
    line(plane, [
      [u + w / 2, v],
      [u + w / 2, v + h],
    ]),
    { stroke: frame, width: px * 0.05 },
  );
  d.path(
    line(plane, [
      [u, v + h * 0.66],
      [u + w, v + h * 0.66],
    ]),
    { stroke: frame, width: px * 0.04 },
  );
  d.path(box(plane, u - 0.14, v - 0.14, w + 0.28, 0.08), { fill: lighter(frame, 0.3) });
  d.path(box(plane, u - 0.14, v - 0.19, w + 0.28, 0.05), { fill: ink, opacity: 0.2 });
}
