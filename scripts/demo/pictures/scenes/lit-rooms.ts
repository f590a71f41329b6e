import { seededRandom } from '../../random.ts';
import { blue, clay, ink, leaf, linen, mix, night, sand, skyBlue, sun, white } from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { groundShadow, pendant, roomWindow } from '../furniture.ts';
import { basket, linenStack } from '../linen.ts';
import { row } from '../machine-row.ts';
import { dryers, steelMachine, whiteMachine } from '../machines.ts';
import { box, line, polygon, wall } from '../planes.ts';
import { plant } from '../plant.ts';
import { buildRoom, daylight, evening, floorSheen, roomCamera, tiling } from '../room.ts';

export function nightRoom(): Drawing {
  const d = new Drawing();
  const random = seededRandom(16);
  const camera = roomCamera();
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#d9d4ca', tiles: '#8fa6dd', floorColour: '#9ba7c4', tiled: 1.7 },
    random,
    6.6,
    4.8,
  );
  roomWindow(d, room.back, 0.5, 1.75, 1.1, 0.95, ['#1a2a63', '#3a63d8'], '#c9cfdd');
  const front = wall(camera, [-3.3, 4.3], [1, 0]);
  row(d, front, 0.5, 6, { ...whiteMachine, panel: night, drum: '#5a7fe8', dark: 1 }, 61, 0.9, 1.2);
  floorSheen(d, room, -2.8, 2.7, 4.3, '#ffe2a0');
  linenStack(d, front, 4.5, 1.36, 0.6, [white, sand, skyBlue], random);
  evening(d, [
    [380, 620, 520],
    [800, 600, 560],
    [1220, 620, 520],
  ]);
  for (const u of [1.35, 3.3, 5.25]) pendant(d, room.back, u, 3, 0.62, sun, true);
  d.path(
    polygon(room.ground, [
      [-2.4, 4],
      [2.4, 4],
      [2.2, 2.4],
      [-2.2, 2.4],
    ]),
    {
      fill: d.linear([
        [0, '#ffe2a0', 0.4],
        [1, '#ffe2a0', 0],
      ]),
      blur: 24,
      blend: 'screen',
    },
  );
  d.vignette('#0b1433', 0.5);
  return d;
}

export function glassRoof(): Drawing {
  const d = new Drawing();
  const random = seededRandom(17);
  const camera = roomCamera({ focal: 1150, horizon: 640, eye: 1.4 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#f3e4d8', tiles: clay, floorColour: '#cdbfae', tiled: 0 },
    random,
    6,
    5,
    3.4,
  );
  tiling(d, room.back, 0, 0, 6, 3.4, '#d99a83', random, 0.13);
  d.path(box(room.back, 0, 0, 6, 3.4), {
    fill: d.linear([
      [0, '#fff6de', 0.35],
      [1, ink, 0.2],
    ]),
  });
  const half = 3;
  d.path(
    polygon(room.ceiling, [
      [-half + 0.4, 1],
      [-half + 0.4, 4.7],
      [half - 0.4, 4.7],
      [half - 0.4, 1],
    ]),
    {
      fill: d.linear([
        [0, '#8fb0fb'],
        [1, '#eaf0ff'],
      ]),
    },
  );
  for (let x = -2.6; x <= 2.61; x += 0.65)
    d.path(
      line(room.ceiling, [
        [x, 1],
        [x, 4.7],
      ]),
      { stroke: '#2b3a5c', width: 9 },
    );
  for (const z of [4.7, 3.6, 2.7, 2.1])
    d.path(
      line(room.ceiling, [
        [-2.6, z],
        [2.6, z],
      ]),
      { stroke: '#2b3a5c', width: 7 },
    );
  daylight(d, room, 0.6, 0.5);
  daylight(d, room, 2.7, 0.4);
  const front = wall(camera, [-3, 4.5], [1, 0]);
  floorSheen(d, room, -2.4, 2.5, 4.5, '#f3e4d8');
  row(d, front, 0.45, 6, { ...whiteMachine, panel: mix(night, blue, 0.4) }, 71, 0.84, 1.2);
  plant(d, front, 0.9, 1.36, 0.8, linen, random);
  plant(d, front, 2.75, 1.36, 0.6, sun, random, mix(leaf, sun, 0.25));
  plant(d, front, 5, 1.36, 0.85, blue, random);
  d.vignette(ink, 0.28);
  return d;
}

export function backOfRoom(): Drawing {
  const d = new Drawing();
  const random = seededRandom(18);
  const camera = roomCamera({ yaw: 0.32, x: -0.9, focal: 1200, horizon: 600 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#e4ebf8', tiles: '#f2f0ea', floorColour: '#b8ad9b', tiled: 1.3 },
    random,
    6.6,
    5.6,
  );
  daylight(d, room, 1, 0.3);
  for (let index = 0; index < 4; index += 1)
    dryers(
      d,
      room.right,
      0.3 + index * 1.1,
      0.05,
      1.06,
      2.25,
      { ...whiteMachine, panel: blue, drum: '#8a5a00' },
      random,
    );
  const front = wall(camera, [-3.3, 5.1], [1, 0]);
  row(d, front, 1.6, 5, { ...steelMachine, panel: blue }, 81, 0.86, 1.2);
  linenStack(d, front, 3, 1.36, 0.6, [white, clay, skyBlue, white], random);
  const near = wall(camera, [-3.3, 3.1], [1, 0]);
  groundShadow(d, room.ground, 0.1, 3.1, 0.75, 0.25);
  basket(d, near, 2.9, 0.16, 1, 0.5, [skyBlue, white, clay, sun], random);
  for (const wheel of [3.05, 3.65]) d.path(box(near, wheel, 0, 0.12, 0.14, 0.05), { fill: ink });
  d.vignette(ink, 0.32);
  return d;
}
