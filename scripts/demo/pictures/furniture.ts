import { darker, glow, ink, lighter, mix, sage, slate, white, wood } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Plane, arcPoints, box, disc, line, polygon } from './planes.ts';

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
