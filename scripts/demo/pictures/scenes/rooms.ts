import { seededRandom } from '../../random.ts';
import {
  blue,
  clay,
  darker,
  ink,
  leaf,
  lighter,
  linen,
  mist,
  mix,
  night,
  sage,
  sand,
  skyBlue,
  steel,
  sun,
  white,
  wood,
} from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { bench, groundShadow, pendant, roomWindow } from '../furniture.ts';
import { basket, linenStack } from '../linen.ts';
import { row } from '../machine-row.ts';
import { dryers, steelMachine, washer, whiteMachine } from '../machines.ts';
import { box, polygon, wall } from '../planes.ts';
import { plant } from '../plant.ts';
import { buildRoom, daylight, floorSheen, roomCamera } from '../room.ts';
import { backOfRoom, glassRoof, nightRoom } from './lit-rooms.ts';

function brightRow(): Drawing {
  const d = new Drawing();
  const random = seededRandom(11);
  const room = buildRoom(
    d,
    roomCamera(),
    { wallColour: '#f1ede3', tiles: '#cfdcf6', floorColour: '#d9d3c6', tiled: 1.9 },
    random,
    6.4,
    4.6,
  );
  daylight(d, room, 1.1);
  const front = wall(roomCamera(), [-3.2, 4.2], [1, 0]);
  floorSheen(d, room, -2.6, 2.65, 4.2, '#dfe8fb');
  row(d, front, 0.6, 6, whiteMachine, 21);
  linenStack(d, front, 0.85, 1.36, 0.55, [skyBlue, white, sand, '#3a63d8'], random);
  plant(d, front, 5.2, 1.36, 0.62, clay, random);
  basket(d, front, 3.3, 1.36, 0.6, 0.3, [white, skyBlue, sand], random);
  for (const u of [1.3, 3.2, 5.1]) pendant(d, room.back, u, 3, 0.55, blue, false);
  d.vignette(ink, 0.28);
  return d;
}

function corridor(): Drawing {
  const d = new Drawing();
  const random = seededRandom(12);
  const camera = roomCamera({ focal: 1000, horizon: 560, eye: 1.5 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#f5efe2', tiles: '#f0d9a6', floorColour: '#c8d3ea', tiled: 1.6 },
    random,
    4.2,
    7.6,
    3.1,
  );
  roomWindow(d, room.back, 1.2, 0.95, 1.8, 1.6, ['#dbe6ff', '#fdf3df'], '#ffffff');
  d.path(box(room.back, 0.9, 0.7, 2.4, 2.1), { fill: '#fff3d2', opacity: 0.35, blur: 30 });
  bench(d, wall(camera, [-2.1, 7.3], [1, 0]), 1.2, 1.8, false);
  for (let index = 0; index < 6; index += 1) {
    const at = 0.25 + index * 1.02;
    washer(d, room.left, at, 0.08, 0.95, 1.3, whiteMachine, random, index % 3 !== 1);
    dryers(d, room.right, at, 0.06, 0.95, 2.15, steelMachine, random);
  }
  d.path(box(room.left, 0.2, 1.38, 6.2, 0.07), { fill: wood });
  linenStack(d, room.left, 4.2, 1.45, 0.6, [white, skyBlue, sun], random, 0.09);
  plant(d, room.left, 2.4, 1.45, 0.6, clay, random);
  d.path(
    polygon(room.ground, [
      [-0.9, 7.2],
      [0.9, 7.2],
      [1.2, 2.2],
      [-1.2, 2.2],
    ]),
    {
      fill: d.linear([
        [0, '#fff6de', 0.65],
        [1, '#fff6de', 0],
      ]),
      blur: 16,
    },
  );
  for (const z of [6.6, 5, 3.4]) {
    const lamp = wall(camera, [-2.1, z], [1, 0]);
    d.path(box(lamp, 1.5, 3.02, 1.2, 0.05), { fill: '#fffdf5' });
    d.path(box(lamp, 1.4, 2.95, 1.4, 0.15), { fill: '#fff6de', opacity: 0.6, blur: 16 });
  }
  d.vignette(ink, 0.34);
  return d;
}

function dryerWall(): Drawing {
  const d = new Drawing();
  const random = seededRandom(13);
  const camera = roomCamera({ eye: 1.35, horizon: 640 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#e9e3f0', tiles: '#e3ddd0', floorColour: '#b9c3d8', tiled: 0 },
    random,
    6,
    4.4,
  );
  daylight(d, room, 0.4, 0.35);
  const front = wall(camera, [-3, 4], [1, 0]);
  floorSheen(d, room, -2.7, 2.7, 4, '#dfe4ee');
  for (let index = 0; index < 5; index += 1)
    dryers(
      d,
      front,
      0.3 + index * 1.09,
      0.06,
      1.06,
      2.3,
      { ...whiteMachine, drum: '#c46f4f', panel: night },
      random,
    );
  d.path(box(front, 0.24, 2.36, 5.56, 0.22), {
    fill: d.linear([
      [0, lighter(night, 0.2)],
      [1, night],
    ]),
  });
  d.path(box(front, 0.24, 2.3, 5.56, 0.06), { fill: ink, opacity: 0.35 });
  const near = wall(camera, [-3, 2.9], [1, 0]);
  groundShadow(d, room.ground, 1.35, 2.9, 0.7, 0.25);
  basket(d, near, 3.9, 0.02, 0.95, 0.5, [white, skyBlue, sun, white], random);
  d.vignette(ink, 0.3);
  return d;
}

function waitingCorner(): Drawing {
  const d = new Drawing();
  const random = seededRandom(14);
  const camera = roomCamera({ eye: 1.3, horizon: 620, yaw: -0.1 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#dfe8dc', tiles: sage, floorColour: '#d8b98c', tiled: 1.05 },
    random,
    6.2,
    4.4,
  );
  roomWindow(d, room.back, 0.75, 1.25, 2.3, 1.4, ['#b9cdfd', '#fdf3df'], '#fbf7ee');
  daylight(d, room, 3.2, 0.38);
  const front = wall(camera, [-3.1, 3.9], [1, 0]);
  groundShadow(d, room.ground, -1.2, 3.8, 1.3, 0.3);
  bench(d, front, 0.85, 2.2);
  basket(d, front, 1.15, 0.48, 0.62, 0.32, [skyBlue, white, sand], random);
  groundShadow(d, room.ground, 0.5, 3.7, 0.45, 0.2);
  plant(d, front, 3.55, 0, 1.25, clay, random);
  d.path(box(room.back, 3.7, 1.95, 1.9, 0.06), { fill: wood });
  d.path(box(room.back, 3.7, 1.86, 1.9, 0.09), { fill: ink, opacity: 0.18 });
  linenStack(d, room.back, 3.85, 2.01, 0.5, [white, skyBlue, clay], random, 0.09);
  [skyBlue, sun, clay, night, sage, linen, blue].forEach((spine, index) =>
    d.path(box(room.back, 4.6 + index * 0.1, 2.01, 0.085, 0.3 + (index % 3) * 0.04), {
      fill: d.linear(
        [
          [0, lighter(spine, 0.2)],
          [1, darker(spine, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    }),
  );
  washer(d, front, 4.6, 0.06, 0.92, 1.25, whiteMachine, random);
  pendant(d, room.back, 2, 3, 0.5, sun, false);
  d.vignette(ink, 0.28);
  return d;
}

function bigMachines(): Drawing {
  const d = new Drawing();
  const random = seededRandom(15);
  const camera = roomCamera({ eye: 1.3, focal: 1250, horizon: 620 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#eef2ea', tiles: mix(leaf, linen, 0.45), floorColour: '#d7d9d2', tiled: 3 },
    random,
    5.6,
    4.2,
  );
  daylight(d, room, 0.3, 0.3);
  const front = wall(camera, [-2.8, 3.7], [1, 0]);
  floorSheen(d, room, -2.3, 2.3, 3.7, '#dfe4ee');
  for (let index = 0; index < 3; index += 1)
    washer(
      d,
      front,
      0.45 + index * 1.58,
      0.06,
      1.5,
      2.05,
      { ...steelMachine, panel: leaf, drum: '#3a63d8' },
      random,
    );
  d.path(box(front, 0.35, 2.11, 4.9, 0.07), {
    fill: d.linear([
      [0, white],
      [1, steel],
    ]),
  });
  plant(d, front, 0.95, 2.18, 0.62, clay, random);
  linenStack(d, front, 2.3, 2.18, 0.8, [white, mist, skyBlue], random, 0.11);
  basket(d, front, 3.95, 2.18, 0.75, 0.34, [white, sun, white], random);
  d.vignette(ink, 0.3);
  return d;
}

export const rooms: Record<string, () => Drawing> = {
  'salle-01': brightRow,
  'salle-02': corridor,
  'salle-03': dryerWall,
  'salle-04': waitingCorner,
  'salle-05': bigMachines,
  'salle-06': nightRoom,
  'salle-07': glassRoof,
  'salle-08': backOfRoom,
};
