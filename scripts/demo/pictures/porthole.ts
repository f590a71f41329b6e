import type { Random } from '../random.ts';
import { brick, darker, ink, leaf, lighter, linen, mix, skyBlue, sun, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Plane, type Point, arc, arcPoints, box, disc, polygon } from './planes.ts';

export interface MachineLook {
  body: string;
  /** Colour of the panel above the door. */
  panel: string;
  /** Colour of the light in the drum. */
  drum: string;
  /** 0 in the day, 1 at night: how much the displays glow. */
  dark?: number;
}

const fabrics = [
  skyBlue,
  linen,
  sun,
  '#3a63d8',
  mix(brick, linen, 0.3),
  mix(leaf, linen, 0.45),
  white,
  '#dbe6ff',
];

/** Clothes heaped in a drum, each with a lit fold. */
function laundry(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  r: number,
  clip: string,
  random: Random,
): void {
  const turn = random.next() * 0.12;
  const scale = plane.scale(u, v);
  for (let piece = 0; piece < 7; piece += 1) {
    const angle = (0.56 + turn + piece * 0.075) * 2 * Math.PI;
    const reach = r * (0.35 + random.next() * 0.35);
    const cu = u + reach * Math.cos(angle);
    const cv = v + reach * Math.sin(angle) - r * 0.08;
    const size = r * (0.34 + random.next() * 0.2);
    const wobble = random.next() * 6;
    const outline: Point[] = Array.from({ length: 40 }, (_, step) => {
      const at = (step / 40) * 2 * Math.PI;
      const radius = size * (1 + 0.16 * Math.sin(3 * at + wobble) + 0.08 * Math.sin(5 * at));
      return [cu + radius * Math.cos(at), cv + radius * 0.82 * Math.sin(at)];
    });
    const colour = random.pick(fabrics);
    d.path(polygon(plane, outline), {
      fill: d.linear([
        [0, lighter(colour, 0.2)],
        [1, darker(colour, 0.38)],
      ]),
      clip,
    });
    for (const bend of [0.55, 0.8]) {
      d.path(arc(plane, cu - size * 0.1, cv - size * 0.25, size * bend, 0.12, 0.36), {
        stroke: darker(colour, 0.3),
        width: Math.max(1, scale * r * 0.03),
        opacity: 0.5,
        clip,
      });
    }
  }
}

/** A round door with its drum, laundry and the reflections of the window opposite. */
export function porthole(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  r: number,
  look: MachineLook,
  random: Random,
  full = true,
): void {
  const px = plane.scale(u, v);
  d.path(disc(plane, u + r * 0.05, v - r * 0.09, r * 1.05), {
    fill: ink,
    opacity: 0.28,
    blur: Math.max(2, Math.round(px * r * 0.06)),
  });
  d.path(disc(plane, u, v, r), {
    fill: d.linear(
      [
        [0, white],
        [0.35, '#c3cad8'],
        [0.6, '#f4f6fa'],
        [1, '#8d97ad'],
      ],
      [0, 0, 1, 1],
    ),
  });
  d.path(disc(plane, u, v, r * 0.93), {
    fill: d.linear(
      [
        [0, '#9aa4b8'],
        [1, '#eef1f6'],
      ],
      [0, 0, 1, 1],
    ),
  });
  d.path(disc(plane, u, v, r * 0.82), { fill: '#222c44' });
  const glass = r * 0.74;
  const clip = d.clip(disc(plane, u, v, glass));
  d.path(disc(plane, u, v, glass), {
    fill: d.radial(
      [
        [0, mix(look.drum, white, look.dark ? 0.45 : 0.16)],
        [0.6, mix(look.drum, ink, 0.35)],
        [1, mix(look.drum, ink, 0.78)],
      ],
      [0.5, 0.35, 0.75],
    ),
  });
  // Holes of the drum, fainter towards the back.
  for (const ring of [0.26, 0.44, 0.61])
    for (const [hu, hv] of arcPoints(u, v + r * 0.05, r * ring, 0, 1).filter((_, index) => index % 4 === 0))
      d.path(disc(plane, hu, hv, r * 0.018), { fill: ink, opacity: 0.35, clip });
  if (full) laundry(d, plane, u, v, r * 0.95, clip, random);
  d.path(disc(plane, u, v, glass), {
    fill: d.radial(
      [
        [0.62, ink, 0],
        [1, ink, 0.6],
      ],
      [0.5, 0.46, 0.55],
    ),
  });
  d.path(
    polygon(plane, [
      [u - r * 0.55, v + r * 0.15],
      [u - r * 0.2, v + r * 0.75],
      [u + r * 0.08, v + r * 0.75],
      [u - r * 0.32, v + r * 0.02],
    ]),
    {
      fill: white,
      opacity: 0.26,
      clip,
    },
  );
  d.path(
    polygon(plane, [
      [u - r * 0.22, v - r * 0.02],
      [u + r * 0.18, v + r * 0.72],
      [u + r * 0.27, v + r * 0.7],
      [u - r * 0.14, v - r * 0.08],
    ]),
    {
      fill: white,
      opacity: 0.18,
      clip,
    },
  );
  d.path(arc(plane, u, v, r * 0.67, 0.62, 0.88), {
    stroke: white,
    width: Math.max(1, px * r * 0.035),
    opacity: 0.35,
  });
  d.path(arc(plane, u, v, r * 0.965, 0.2, 0.46), {
    stroke: white,
    width: Math.max(1, px * r * 0.03),
    opacity: 0.9,
  });
  d.path(box(plane, u + r * 0.78, v - r * 0.17, r * 0.24, r * 0.34, r * 0.08), {
    fill: d.linear(
      [
        [0, '#f8f9fc'],
        [1, '#7c879f'],
      ],
      [0, 0, 1, 0],
    ),
  });
}
