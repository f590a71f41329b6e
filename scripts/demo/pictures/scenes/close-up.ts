import { type Random, seededRandom } from '../../random.ts';
import { blue, darker, ink, lighter, mix, slate, white } from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { type Plane, type Point, arc, arcPoints, box, disc, line, polygon } from '../planes.ts';

/** A plane on which a metre is 100 pixels, its origin in the middle of the picture. */
export const sheet: Plane = { at: (u, v) => [800 + u * 100, 600 - v * 100], scale: () => 100 };

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

export function closeUp(cloth: string[], body: string, water: string, seed: number, foam: boolean): Drawing {
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
