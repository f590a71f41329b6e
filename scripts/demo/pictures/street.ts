import type { Random } from '../random.ts';
import { darker, ink, lighter, slate, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Camera, floor, polygon } from './planes.ts';

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
