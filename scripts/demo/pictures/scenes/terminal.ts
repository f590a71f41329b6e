import { seededRandom } from '../../random.ts';
import { blue, brick, darker, ink, leaf, lighter, night, slate, sun, white } from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { type Plane, arc, box, disc, line, polygon } from '../planes.ts';
import { tiling } from '../room.ts';
import { sheet } from './close-up.ts';

export function terminal(): Drawing {
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
