import type { Random } from '../random.ts';
import { darker, glow, ink, leaf, lighter, linen, mix, slate, steel, sun, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
  arc,
  arcPoints,
  box,
  disc,
  floor,
  line,
  polygon,
  wall,
  type Camera,
  type Plane,
  type Point,
} from './planes.ts';

export type Hour = 'day' | 'evening' | 'night' | 'rain';

export const streetCamera = (changes: Partial<Camera> = {}): Camera => ({
  eye: 1.55,
  x: 0,
  z: 0,
  yaw: 0,
  focal: 1500,
  horizon: 770,
  ...changes,
});

const skies: Record<Hour, [string, string]> = {
  day: ['#9dbcf8', '#f3f6fd'],
  evening: ['#7f8fd0', '#ffd9a8'],
  night: ['#0d1738', '#2d4596'],
  rain: ['#3c4a74', '#7a88ad'],
};

export function sky(d: Drawing, hour: Hour, random: Random): void {
  const [high, low] = skies[hour];
  d.veil(
    d.linear([
      [0, high],
      [0.62, low],
    ]),
    1,
  );
  if (hour === 'night')
    for (let star = 0; star < 40; star += 1)
      d.ellipse(random.next() * 1600, random.next() * 420, 1.6, 1.6, {
        fill: white,
        opacity: 0.3 + random.next() * 0.5,
      });
  else
    for (const [x, y, size] of [
      [260, 170, 90],
      [1180, 110, 120],
      [820, 260, 70],
    ] as const)
      for (const [dx, dy, r] of [
        [-1, 0.15, 0.55],
        [0, -0.1, 0.8],
        [0.9, 0.2, 0.6],
      ] as const)
        d.ellipse(x + dx * size, y + dy * size, r * size * 1.5, r * size * 0.5, {
          fill: white,
          opacity: hour === 'rain' ? 0.1 : 0.38,
          blur: 12,
        });
}

/** Slabs of the pavement from `near` to the wall, a kerb, then the street. */
export function pavement(
  d: Drawing,
  camera: Camera,
  depth: number,
  kerb: number,
  colour: string,
  random: Random,
  wet = false,
): void {
  const ground = floor(camera);
  d.path(
    polygon(ground, [
      [-30, depth],
      [30, depth],
      [30, kerb],
      [-30, kerb],
    ]),
    { fill: colour },
  );
  for (let z = depth; z > kerb + 0.05; z -= 0.55)
    for (let x = -8; x < 8; x += 1.1) {
      const shift = Math.round((depth - z) / 0.55) % 2 ? 0.55 : 0;
      d.path(
        polygon(ground, [
          [x + shift, z],
          [x + shift + 1.1, z],
          [x + shift + 1.1, Math.max(kerb, z - 0.55)],
          [x + shift, Math.max(kerb, z - 0.55)],
        ]),
        {
          fill: random.chance(0.5)
            ? lighter(colour, random.next() * 0.22)
            : darker(colour, random.next() * 0.09),
          stroke: darker(colour, 0.22),
          width: 1.5,
        },
      );
    }
  d.path(
    polygon(ground, [
      [-30, kerb],
      [30, kerb],
      [30, kerb - 0.22],
      [-30, kerb - 0.22],
    ]),
    { fill: lighter(colour, 0.4) },
  );
  d.path(
    polygon(ground, [
      [-30, kerb - 0.22],
      [30, kerb - 0.22],
      [30, 0.5],
      [-30, 0.5],
    ]),
    {
      fill: d.linear([
        [0, darker(slate, 0.55)],
        [0.12, darker(slate, 0.3)],
        [1, darker(slate, 0.5)],
      ]),
    },
  );
  if (wet)
    d.path(
      polygon(ground, [
        [-30, depth],
        [30, depth],
        [30, 0.5],
        [-30, 0.5],
      ]),
      {
        fill: d.linear([
          [0, ink, 0.35],
          [1, '#7f93cc', 0.3],
        ]),
      },
    );
}

/** Bricks of slightly different fire, or smooth plaster, over a whole wall. */
export function masonry(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
  random: Random,
  bricks: boolean,
): void {
  d.path(box(plane, u, v, w, h), {
    fill: d.linear([
      [0, lighter(colour, 0.12)],
      [1, darker(colour, 0.08)],
    ]),
  });
  if (bricks) {
    d.path(box(plane, u, v, w, h), { fill: lighter(colour, 0.42) });
    const high = 0.115;
    const long = 0.36;
    for (let rowIndex = 0; rowIndex * high < h; rowIndex += 1)
      for (let at = rowIndex % 2 ? -long / 2 : 0; at < w; at += long) {
        const left = Math.max(0, at);
        const right = Math.min(w, at + long) - 0.016;
        if (right - left < 0.03) continue;
        d.path(
          box(
            plane,
            u + left,
            v + rowIndex * high,
            right - left,
            Math.min(high - 0.016, h - rowIndex * high),
          ),
          {
            fill: random.chance(0.6)
              ? darker(colour, random.next() * 0.16)
              : lighter(colour, random.next() * 0.2),
          },
        );
      }
    return;
  }
  for (let patch = 0; patch < w * 3; patch += 1)
    d.path(
      disc(
        plane,
        u + random.next() * w,
        v + random.next() * h,
        0.25 + random.next() * 0.5,
        0.12 + random.next() * 0.2,
      ),
      {
        fill: random.chance(0.5) ? white : ink,
        opacity: 0.03,
        blur: 14,
        clip: d.clip(box(plane, u, v, w, h)),
      },
    );
}

/** A window of an upper floor with shutters and a sill; lit windows glow after dark. */
export function shutteredWindow(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  shutter: string,
  lit: boolean,
  frame = linen,
): void {
  d.path(box(plane, u - 0.09, v - 0.06, w + 0.18, h + 0.15), { fill: lighter(frame, 0.2) });
  d.path(box(plane, u, v, w, h), {
    fill: lit
      ? d.linear([
          [0, '#ffefc4'],
          [1, sun],
        ])
      : d.linear([
          [0, '#8ea6df'],
          [0.5, '#3e5188'],
          [1, '#22305a'],
        ]),
  });
  const clip = d.clip(box(plane, u, v, w, h));
  for (const side of [0, 1])
    d.path(
      polygon(plane, [
        [u + w * side, v],
        [u + w * side, v + h],
        [u + w * (side ? 0.7 : 0.3), v + h],
        [u + w * (side ? 0.86 : 0.14), v],
      ]),
      { fill: white, opacity: lit ? 0.55 : 0.3, clip },
    );
  if (!lit)
    d.path(
      polygon(plane, [
        [u, v + h * 0.3],
        [u + w * 0.8, v + h],
        [u + w, v + h],
        [u, v + h * 0.12],
      ]),
      { fill: white, opacity: 0.25, clip },
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
      [u, v + h * 0.55],
      [u + w, v + h * 0.55],
    ]),
    { stroke: frame, width: px * 0.03 },
  );
  d.path(box(plane, u, v + h - 0.12, w, 0.12), { fill: ink, opacity: 0.25 });
  for (const left of [u - w * 0.58, u + w + w * 0.08]) {
    d.path(box(plane, left + 0.03, v - 0.04, w * 0.5, h), { fill: ink, opacity: 0.22, blur: 3 });
    d.path(box(plane, left, v, w * 0.5, h), {
      fill: d.linear(
        [
          [0, lighter(shutter, 0.16)],
          [1, darker(shutter, 0.14)],
        ],
        [0, 0, 1, 0],
      ),
    });
    for (let slat = 0.06; slat < 0.96; slat += 0.055)
      d.path(
        line(plane, [
          [left + w * 0.06, v + h * slat],
          [left + w * 0.44, v + h * slat],
        ]),
        { stroke: darker(shutter, 0.32), width: Math.max(1, px * 0.012), opacity: 0.6 },
      );
  }
  d.path(box(plane, u - 0.14, v - 0.12, w + 0.28, 0.09), { fill: lighter(frame, 0.1) });
  d.path(box(plane, u - 0.14, v - 0.2, w + 0.28, 0.08), { fill: ink, opacity: 0.18 });
}

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
