import type { Random } from '../random.ts';
import { darker, glow, ink, lighter, mix, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { box, floor, line, polygon, wall, type Camera, type Plane } from './planes.ts';

export interface RoomLook {
  wallColour: string;
  tiles: string;
  floorColour: string;
  /** Height of the tiled part of the wall. */
  tiled: number;
  evening?: boolean;
}

export interface Room {
  back: Plane;
  left: Plane;
  right: Plane;
  ground: Plane;
  ceiling: Plane;
  width: number;
  depth: number;
  height: number;
}

export const roomCamera = (changes: Partial<Camera> = {}): Camera => ({
  eye: 1.45,
  x: 0,
  z: 0,
  yaw: 0,
  focal: 1350,
  horizon: 590,
  ...changes,
});

/** Rows of glazed tiles, each a little different, with light on their upper edge. */
export function tiling(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
  random: Random,
  size = 0.2,
): void {
  d.path(box(plane, u, v, w, h), { fill: darker(colour, 0.16) });
  const gap = 0.012;
  for (let row = 0; row * size < h - 0.01; row += 1) {
    const high = Math.min(size, h - row * size);
    for (let at = row % 2 ? -size : 0; at < w; at += size * 2) {
      const left = Math.max(0, at);
      const right = Math.min(w, at + size * 2);
      if (right - left < gap * 2) continue;
      d.path(box(plane, u + left + gap / 2, v + row * size + gap / 2, right - left - gap, high - gap), {
        fill: random.chance(0.5)
          ? lighter(colour, random.next() * 0.2)
          : darker(colour, random.next() * 0.07),
      });
    }
  }
}

/** Walls, ceiling and a tiled floor seen from the front; the light falls from the upper left. */
export function buildRoom(
  d: Drawing,
  camera: Camera,
  look: RoomLook,
  random: Random,
  width = 6.4,
  depth = 5.2,
  height = 3,
): Room {
  const half = width / 2;
  const back = wall(camera, [-half, depth], [1, 0]);
  const left = wall(camera, [-half, depth], [0, -1]);
  const right = wall(camera, [half, depth], [0, -1]);
  const ground = floor(camera);
  const ceiling = floor(camera, height);
  const near = depth - 0.6;
  d.veil(darker(look.wallColour, 0.2), 1);
  d.path(
    polygon(ceiling, [
      [-half, 0.6],
      [-half, depth],
      [half, depth],
      [half, 0.6],
    ]),
    {
      fill: d.linear([
        [0, lighter(look.wallColour, 0.2)],
        [1, lighter(look.wallColour, 0.7)],
      ]),
    },
  );
  d.path(
    polygon(ground, [
      [-half, 0.6],
      [-half, depth],
      [half, depth],
      [half, 0.6],
    ]),
    { fill: look.floorColour },
  );
  const step = 0.5;
  for (let z = 0; z < 11; z += 1)
    for (let x = 0; x < Math.ceil(width / step); x += 1) {
      const far = depth - z * step;
      if (far - step < 0.6) continue;
      const from = -half + x * step;
      const tone =
        (x + z) % 2
          ? lighter(look.floorColour, 0.25 + random.next() * 0.1)
          : darker(look.floorColour, random.next() * 0.06);
      d.path(
        polygon(ground, [
          [from, far],
          [Math.min(half, from + step), far],
          [Math.min(half, from + step), far - step],
          [from, far - step],
        ]),
        {
          fill: tone,
          stroke: darker(look.floorColour, 0.14),
          width: 1,
        },
      );
    }
  d.path(
    polygon(ground, [
      [-half, 0.6],
      [-half, depth],
      [half, depth],
      [half, 0.6],
    ]),
    {
      fill: d.linear([
        [0, ink, 0.3],
        [0.3, ink, 0.03],
        [1, white, 0.1],
      ]),
    },
  );
  d.path(box(back, 0, 0, width, height), {
    fill: d.linear(
      [
        [0, lighter(look.wallColour, 0.35)],
        [1, darker(look.wallColour, 0.06)],
      ],
      [0, 0, 0.6, 1],
    ),
  });
  if (look.tiled > 0) tiling(d, back, 0, 0, width, look.tiled, look.tiles, random);
  for (const [plane, shade] of [
    [left, 0.1],
    [right, 0.02],
  ] as const) {
    d.path(box(plane, 0, 0, near, height), {
      fill: d.linear([
        [0, darker(look.wallColour, 0.02 + shade)],
        [1, darker(look.wallColour, 0.16 + shade)],
      ]),
    });
    if (look.tiled > 0)
      d.path(box(plane, 0, 0, near, look.tiled), { fill: darker(look.tiles, 0.12 + shade) });
    if (look.tiled > 0)
      for (let v = 0.2; v <= look.tiled + 0.01; v += 0.2)
        d.path(
          line(plane, [
            [0, v],
            [near, v],
          ]),
          { stroke: darker(look.tiles, 0.3), width: 1.5, opacity: 0.5 },
        );
  }
  // Where surfaces meet it is darker.
  d.path(box(back, 0, height - 0.35, width, 0.35), {
    fill: d.linear([
      [0, ink, 0.16],
      [1, ink, 0],
    ]),
  });
  d.path(box(back, 0, 0, 0.5, height), {
    fill: d.linear(
      [
        [0, ink, 0.18],
        [1, ink, 0],
      ],
      [0, 0, 1, 0],
    ),
  });
  d.path(box(back, width - 0.5, 0, 0.5, height), {
    fill: d.linear(
      [
        [0, ink, 0],
        [1, ink, 0.14],
      ],
      [0, 0, 1, 0],
    ),
  });
  d.path(box(back, 0, 0, width, 0.1), { fill: darker(look.tiles, 0.5) });
  return { back, left, right, ground, ceiling, width, depth, height };
}

/** Daylight through a window that stands outside the picture: slanted panes of light on the back wall and the floor. */
export function daylight(d: Drawing, room: Room, at: number, strength = 0.4): void {
  for (const pane of [0, 0.85]) {
    const u = at + pane;
    d.path(
      polygon(room.back, [
        [u, 2.7],
        [u + 0.7, 2.7],
        [u + 1.5, 0.2],
        [u + 0.8, 0.2],
      ]),
      {
        fill: d.linear([
          [0, '#fff6de', strength],
          [1, '#fff6de', strength * 0.45],
        ]),
        blur: 5,
      },
    );
    const x = u - room.width / 2;
    d.path(
      polygon(room.ground, [
        [x + 0.8, room.depth - 0.9],
        [x + 1.5, room.depth - 0.9],
        [x + 2.6, room.depth - 2.8],
        [x + 1.6, room.depth - 2.8],
      ]),
      {
        fill: '#fff6de',
        opacity: strength * 0.8,
        blur: 9,
      },
    );
  }
}

/** The dim mirror image of machines on a polished floor. */
export function floorSheen(
  d: Drawing,
  room: Room,
  from: number,
  to: number,
  z: number,
  colour: string,
): void {
  d.path(
    polygon(room.ground, [
      [from, z],
      [to, z],
      [to + 0.1, z - 0.9],
      [from - 0.1, z - 0.9],
    ]),
    {
      fill: d.linear([
        [0, ink, 0.42],
        [0.25, mix(colour, ink, 0.3), 0.25],
        [1, colour, 0],
      ]),
      blur: 6,
    },
  );
}

/** Hours after dark: a blue veil, then pools of lamp light. */
export function evening(d: Drawing, pools: [x: number, y: number, r: number][]): void {
  d.veil(
    d.linear([
      [0, '#2a3f8c', 0.6],
      [0.6, '#33489a', 0.42],
      [1, '#0f1c48', 0.55],
    ]),
    1,
    'multiply',
  );
  for (const [x, y, r] of pools)
    d.ellipse(x, y, r, r * 0.8, {
      fill: d.radial([
        [0, glow, 0.6],
        [0.6, glow, 0.22],
        [1, glow, 0],
      ]),
      blend: 'screen',
    });
}
