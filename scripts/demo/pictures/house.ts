import type { Random } from '../random.ts';
import { darker, ink, lighter } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { masonry, shutteredWindow } from './house-parts.ts';
import { type Plane, box } from './planes.ts';
import type { Hour } from './street.ts';

export interface House {
  colour: string;
  shutters: string;
  height: number;
  bricks?: boolean;
}

/** Walls, storeys of windows, cornice and roof of one house from `u` to `u + w`. */
export function house(
  d: Drawing,
  plane: Plane,
  u: number,
  w: number,
  look: House,
  random: Random,
  hour: Hour,
  door: boolean,
): void {
  const { colour, shutters, height } = look;
  masonry(d, plane, u, 0, w, height, colour, random, look.bricks ?? false);
  const columns = Math.max(1, Math.floor(w / 2.1));
  for (let storey = 3.95; storey + 1.7 < height; storey += 2.6)
    for (let column = 0; column < columns; column += 1) {
      const at = u + (w * (column + 0.5)) / columns - 0.42;
      shutteredWindow(d, plane, at, storey, 0.84, 1.5, shutters, hour !== 'day' && random.chance(0.5));
    }
  if (door) {
    const at = u + w * 0.5 - 0.55;
    d.path(box(plane, at - 0.1, 0, 1.3, 2.6), { fill: lighter(colour, 0.5) });
    d.path(box(plane, at, 0, 1.1, 2.45), {
      fill: d.linear([
        [0, lighter(shutters, 0.1)],
        [1, darker(shutters, 0.35)],
      ]),
    });
    for (const panel of [0.25, 1.25])
      d.path(box(plane, at + 0.15, panel, 0.8, 0.8), { stroke: darker(shutters, 0.45), width: 3 });
  }
  d.path(box(plane, u, 0, w, 0.4), { fill: darker(colour, 0.25) });
  d.path(box(plane, u, 3.5, w, 0.12), { fill: lighter(colour, 0.45) });
  d.path(box(plane, u, height - 0.3, w, 0.3), { fill: lighter(colour, 0.4) });
  d.path(box(plane, u, height - 0.42, w, 0.12), { fill: ink, opacity: 0.22 });
  d.path(box(plane, u, height, w, 0.75), {
    fill: d.linear([
      [0, '#5a6484'],
      [1, '#3a4463'],
    ]),
  });
}

/** The light of the hour over a wall: one side of the street is always in shade. */
export function shade(
  d: Drawing,
  plane: Plane,
  from: number,
  to: number,
  height: number,
  opacity: number,
): void {
  d.path(box(plane, from, 0, to - from, height), { fill: ink, opacity, blend: 'multiply' });
}
