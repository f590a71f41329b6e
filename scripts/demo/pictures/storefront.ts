import type { Random } from '../random.ts';
import { darker, glow, ink, lighter, linen, mix, sun, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { lettering } from './lettering.ts';
import { washer, whiteMachine } from './machines.ts';
import { type Plane, type Point, arcPoints, box, disc, line, polygon } from './planes.ts';
import type { Hour } from './street.ts';

export interface StorefrontLook {
  paint: string;
  letters: string;
  word: 'LAVERIE' | 'LAVOIR';
  hour: Hour;
  awning?: [string, string];
  door: 'left' | 'right' | 'middle';
  width: number;
}

/** What one sees through the glass: a wall, lamps and machines, on a plane behind the front. */
function inside(
  d: Drawing,
  back: Plane,
  from: number,
  to: number,
  clip: string,
  lit: boolean,
  random: Random,
): void {
  d.path(box(back, from - 1.5, -0.2, to - from + 3, 4), {
    fill: lit
      ? d.linear([
          [0, '#fff1cf'],
          [0.75, '#f7cf86'],
          [1, '#c79a5c'],
        ])
      : d.linear([
          [0, '#cfdaf2'],
          [0.6, '#8fa3cf'],
          [1, '#5d6f9f'],
        ]),
    clip,
  });
  const group = new Set<number>();
  for (let u = from - 1.2; u < to + 1.2; u += 0.95) group.add(u);
  d.group(clip, () => {
    for (const u of group)
      washer(
        d,
        back,
        u,
        0.1,
        0.92,
        1.25,
        { ...whiteMachine, body: lit ? '#fff6e4' : '#dbe4f6', dark: lit ? 1 : 0 },
        random,
        random.chance(0.75),
      );
    d.path(box(back, from - 1.5, 1.37, to - from + 3, 0.08), { fill: '#b98652' });
    for (let u = from + 0.2; u < to; u += 1.7) {
      d.path(
        line(back, [
          [u, 3.4],
          [u, 2.55],
        ]),
        { stroke: ink, width: 3 },
      );
      if (lit)
        d.path(disc(back, u, 2.4, 0.75), {
          fill: d.radial([
            [0, '#fffaf0', 0.95],
            [0.3, glow, 0.6],
            [1, glow, 0],
          ]),
        });
      d.path(polygon(back, arcPoints(u, 2.4, 0.24, 0, 0.5)), { fill: lit ? sun : '#2c4a9a' });
    }
  });
}

function pane(d: Drawing, plane: Plane, u: number, v: number, w: number, h: number, lit: boolean): void {
  const clip = d.clip(box(plane, u, v, w, h));
  const shine = lit ? 0.1 : 0.28;
  d.path(box(plane, u, v, w, h), {
    fill: d.linear(
      [
        [0, white, shine],
        [0.5, white, 0.02],
        [1, white, shine * 0.5],
      ],
      [0, 0, 1, 1],
    ),
  });
  for (const [at, wide] of [
    [-0.25, 0.42],
    [0.28, 0.12],
  ] as const)
    d.path(
      polygon(plane, [
        [u + w * at, v],
        [u + w * at + h * 0.75, v + h],
        [u + w * (at + wide) + h * 0.75, v + h],
        [u + w * (at + wide), v],
      ]),
      { fill: white, opacity: shine * 0.75, clip },
    );
  d.path(box(plane, u, v + h - 0.16, w, 0.16), {
    fill: d.linear([
      [0, ink, 0.42],
      [1, ink, 0],
    ]),
  });
  d.path(box(plane, u, v, 0.05, h), { fill: ink, opacity: 0.22 });
}

function awningCloth(
  d: Drawing,
  plane: Plane,
  hang: Plane,
  u: number,
  w: number,
  [first, second]: [string, string],
): void {
  const top = 2.82;
  const low = 2.52;
  const stripes = Math.round(w / 0.36);
  d.path(
    polygon(plane, [
      [u, top],
      [u + w, top],
      [u + w, 1.85],
      [u, 1.85],
    ]),
    {
      fill: d.linear([
        [0.2, ink, 0.6],
        [1, ink, 0],
      ]),
    },
  );
  const edge = (index: number): Point => [u + (w * index) / stripes, low];
  for (let index = 0; index < stripes; index += 1) {
    const colour = index % 2 ? second : first;
    const [x1, y1] = plane.at(u + (w * index) / stripes, top);
    const [x2, y2] = plane.at(u + (w * (index + 1)) / stripes, top);
    const [x3, y3] = hang.at(...edge(index + 1));
    const [x4, y4] = hang.at(...edge(index));
    d.path(`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}z`, {
      fill: d.linear([
        [0, lighter(colour, 0.22)],
        [1, darker(colour, 0.12)],
      ]),
      stroke: darker(colour, 0.2),
      width: 0.8,
    });
    const half = w / stripes / 2;
    d.path(
      polygon(hang, [
        ...arcPoints(edge(index)[0] + half, low - 0.1, half, 0, -0.5, 0.12),
        edge(index),
        edge(index + 1),
      ]),
      {
        fill: d.linear([
          [0, darker(colour, 0.16)],
          [1, darker(colour, 0.26)],
        ]),
      },
    );
  }
}

/** A shopfront of `look.width` metres from `u`; `back` lies behind it and `hang` before it. */
export function storefront(
  d: Drawing,
  plane: Plane,
  back: Plane,
  hang: Plane,
  u: number,
  look: StorefrontLook,
  random: Random,
): void {
  const { width: w, paint } = look;
  const lit = look.hour !== 'day';
  const px = plane.scale(u + w / 2, 1.5);
  const tall = 3.45;
  d.path(box(plane, u + 0.06, -0.02, w, tall), { fill: ink, opacity: 0.35, blur: 10 });
  d.path(box(plane, u, 0, w, tall), {
    fill: d.linear([
      [0, lighter(paint, 0.1)],
      [1, darker(paint, 0.22)],
    ]),
  });
  const doorWide = 1.15;
  const doorAt =
    look.door === 'left'
      ? u + 0.25
      : look.door === 'right'
        ? u + w - 0.25 - doorWide
        : u + (w - doorWide) / 2;
  const spans: [number, number][] =
    look.door === 'left'
      ? [[doorAt + doorWide + 0.18, u + w - 0.25]]
      : look.door === 'right'
        ? [[u + 0.25, doorAt - 0.18]]
        : [
            [u + 0.25, doorAt - 0.18],
            [doorAt + doorWide + 0.18, u + w - 0.25],
          ];
  const openings = [
    ...spans.map(([from, to]) => box(plane, from, 0.55, to - from, 2.1)),
    box(plane, doorAt + 0.1, 0.3, doorWide - 0.2, 2.35),
  ];
  inside(d, back, u, u + w, d.clip(openings.join('')), lit, random);
  for (const [from, to] of spans) {
    pane(d, plane, from, 0.55, to - from, 2.1, lit);
    const count = Math.max(2, Math.round((to - from) / 1.5));
    for (let bar = 1; bar < count; bar += 1)
      d.path(box(plane, from + ((to - from) * bar) / count - 0.035, 0.55, 0.07, 2.1), {
        fill: d.linear(
          [
            [0, lighter(paint, 0.18)],
            [1, darker(paint, 0.3)],
          ],
          [0, 0, 1, 0],
        ),
      });
    d.path(box(plane, from, 0.55, to - from, 2.1), { stroke: darker(paint, 0.35), width: px * 0.035 });
    d.path(box(plane, from - 0.06, 0.47, to - from + 0.12, 0.09), { fill: lighter(paint, 0.25) });
    const panels = Math.max(2, Math.round((to - from) / 0.95));
    for (let index = 0; index < panels; index += 1) {
      const at = from + ((to - from) * index) / panels + 0.06;
      d.path(box(plane, at, 0.1, (to - from) / panels - 0.12, 0.3), {
        fill: darker(paint, 0.08),
        stroke: darker(paint, 0.3),
        width: 2,
      });
      d.path(
        line(plane, [
          [at, 0.1],
          [at + (to - from) / panels - 0.12, 0.1],
        ]),
        { stroke: lighter(paint, 0.3), width: 2 },
      );
    }
  }
  pane(d, plane, doorAt + 0.1, 0.3, doorWide - 0.2, 2.35, lit);
  d.path(box(plane, doorAt + 0.06, 0.04, doorWide - 0.12, 2.62), {
    stroke: lighter(paint, 0.06),
    width: px * 0.09,
  });
  d.path(box(plane, doorAt + 0.1, 0.06, doorWide - 0.2, 0.26), { fill: lighter(paint, 0.05) });
  d.path(
    line(plane, [
      [doorAt + doorWide - 0.24, 1],
      [doorAt + doorWide - 0.24, 1.5],
    ]),
    { stroke: '#e9d7a4', width: px * 0.035 },
  );
  d.path(box(plane, doorAt + 0.3, 1.75, 0.4, 0.22, 0.02), { fill: linen });
  for (const text of [1.82, 1.89])
    d.path(
      line(plane, [
        [doorAt + 0.36, text],
        [doorAt + 0.62, text],
      ]),
      { stroke: '#2450c4', width: px * 0.014 },
    );
  for (const post of [u, u + w - 0.16])
    d.path(box(plane, post, 0, 0.16, tall), {
      fill: d.linear(
        [
          [0, lighter(paint, 0.2)],
          [1, darker(paint, 0.25)],
        ],
        [0, 0, 1, 0],
      ),
    });
  d.path(box(plane, u - 0.06, 2.8, w + 0.12, 0.6), {
    fill: d.linear([
      [0, lighter(paint, 0.12)],
      [1, darker(paint, 0.14)],
    ]),
  });
  d.path(box(plane, u - 0.12, 3.38, w + 0.24, 0.1), { fill: lighter(paint, 0.28) });
  d.path(box(plane, u - 0.12, 3.33, w + 0.24, 0.05), { fill: ink, opacity: 0.35 });
  if (lit) lettering(d, plane, look.word, u + w / 2, 2.95, 0.32, { stroke: glow, opacity: 0.9, blur: 9 });
  lettering(d, plane, look.word, u + w / 2 + 0.015, 2.935, 0.32, { stroke: ink, opacity: 0.4 });
  lettering(d, plane, look.word, u + w / 2, 2.95, 0.32, {
    stroke: lit ? mix(look.letters, '#fff6de', 0.6) : look.letters,
  });
  if (look.awning) awningCloth(d, plane, hang, u + 0.05, w - 0.1, look.awning);
}
