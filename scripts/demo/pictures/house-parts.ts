import type { Random } from '../random.ts';
import { darker, ink, lighter, linen, sun, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Plane, box, disc, line, polygon } from './planes.ts';

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
