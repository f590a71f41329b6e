import { seededRandom } from '../../random.ts';
import {
  blue,
  brick,
  clay,
  darker,
  ink,
  lighter,
  linen,
  mist,
  mix,
  night,
  sage,
  sand,
  skyBlue,
  sun,
  white,
  wood,
} from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { groundShadow, pendant, roomWindow } from '../furniture.ts';
import { basket, linenStack } from '../linen.ts';
import { steelMachine, washer, whiteMachine } from '../machines.ts';
import { box, line, polygon, wall } from '../planes.ts';
import { plant } from '../plant.ts';
import { buildRoom, daylight, floorSheen, roomCamera } from '../room.ts';
import { closeUp } from './close-up.ts';
import { shelves } from './shelves.ts';
import { terminal } from './terminal.ts';

function foldingTable(): Drawing {
  const d = new Drawing();
  const random = seededRandom(42);
  const camera = roomCamera({ eye: 1.35, focal: 1500, horizon: 560 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#e8eefb', tiles: '#dfe6f6', floorColour: '#cfc7b8', tiled: 0 },
    random,
    5,
    4.4,
  );
  roomWindow(d, room.back, 0.5, 1.2, 1.6, 1.25, ['#b9cdfd', '#fdf3df'], white);
  daylight(d, room, 2.2, 0.45);
  const front = wall(camera, [-2.5, 2.6], [1, 0]);
  d.path(box(front, 0.9, 0.92, 3.2, 0.1), { fill: ink, opacity: 0.3, blur: 12 });
  d.path(
    polygon(front, [
      [0.7, 0.86],
      [4.35, 0.86],
      [4.2, 1.02],
      [0.85, 1.02],
    ]),
    {
      fill: d.linear([
        [0, lighter(wood, 0.5)],
        [1, lighter(wood, 0.2)],
      ]),
    },
  );
  d.path(box(front, 0.7, 0.76, 3.65, 0.1), {
    fill: d.linear([
      [0, wood],
      [1, darker(wood, 0.35)],
    ]),
  });
  for (let grain = 0; grain < 9; grain += 1) {
    const from = 0.8 + random.next() * 2.4;
    d.path(
      line(front, [
        [from, 0.8 + (grain % 3) * 0.02],
        [from + 0.8, 0.8 + (grain % 3) * 0.02],
      ]),
      { stroke: darker(wood, 0.4), width: 2, opacity: 0.35 },
    );
  }
  for (const leg of [1.45, 3.3])
    d.path(box(front, leg, -0.4, 0.1, 1.17), {
      fill: d.linear([
        [0, darker(wood, 0.45)],
        [1, darker(wood, 0.2)],
      ]),
    });
  const stacks: [number, number, string[]][] = [
    [1.02, 0.72, [white, skyBlue, white, '#3a63d8', mist, skyBlue]],
    [1.95, 0.66, [sand, white, sun, linen]],
    [2.82, 0.7, [clay, linen, mix(brick, linen, 0.6), white, sage]],
  ];
  for (const [u, w, colours] of stacks) {
    d.path(box(front, u - 0.03, 0.93, w + 0.1, 0.05), { fill: ink, opacity: 0.4, blur: 7 });
    linenStack(d, front, u, 0.95, w, colours, random, 0.105);
  }
  plant(d, front, 3.85, 0.96, 0.5, blue, random);
  pendant(d, wall(camera, [-2.5, 3.4], [1, 0]), 3.1, 3, 0.75, blue, false);
  d.vignette(ink, 0.26);
  return d;
}

function basketBeforeMachine(): Drawing {
  const d = new Drawing();
  const random = seededRandom(45);
  const camera = roomCamera({ eye: 0.85, focal: 1500, horizon: 520 });
  const room = buildRoom(
    d,
    camera,
    { wallColour: '#f3ead9', tiles: '#e9d2a4', floorColour: '#c9d3e8', tiled: 2.4 },
    random,
    5,
    3.6,
  );
  daylight(d, room, 0.6, 0.35);
  const front = wall(camera, [-2.5, 3.1], [1, 0]);
  floorSheen(d, room, -1.8, 1.9, 3.1, white);
  for (const index of [0, 1, 2])
    washer(d, front, 0.72 + index * 1.2, 0.05, 1.16, 1.5, index === 1 ? whiteMachine : steelMachine, random);
  const near = wall(camera, [-2.5, 2.15], [1, 0]);
  groundShadow(d, room.ground, 0.05, 2.15, 0.62, 0.2, 0.5);
  basket(d, near, 2.05, 0.02, 0.95, 0.42, [white, skyBlue, clay, sun, white], random);
  d.vignette(ink, 0.32);
  return d;
}

export const details: Record<string, () => Drawing> = {
  'detail-01': () =>
    closeUp(
      [sun, skyBlue, mix(brick, linen, 0.2), white, '#3a63d8', sage, linen],
      '#eef1f6',
      '#3a63d8',
      41,
      true,
    ),
  'detail-02': foldingTable,
  'detail-03': terminal,
  'detail-04': () =>
    closeUp([skyBlue, white, '#3a63d8', mist, '#7f9fe8', white], '#d7deec', night, 44, false),
  'detail-05': basketBeforeMachine,
  'detail-06': shelves,
};
