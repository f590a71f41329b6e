import { seededRandom } from '../../random.ts';
import {
  blue,
  clay,
  darker,
  glow,
  ink,
  leaf,
  mix,
  night,
  sage,
  sand,
  skyBlue,
  sun,
  white,
} from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { shutteredWindow } from '../house-parts.ts';
import { type House, house, shade } from '../house.ts';
import { type Camera, type Point, box, floor, polygon, wall } from '../planes.ts';
import { plant } from '../plant.ts';
import { type StorefrontLook, storefront } from '../storefront.ts';
import { bicycle, streetLamp, tree } from '../street-furniture.ts';
import { type Hour, pavement, sky, streetCamera } from '../street.ts';

function corner(
  hour: Hour,
  camera: Camera,
  left: House,
  right: House,
  shop: Omit<StorefrontLook, 'hour' | 'width' | 'door'>,
  ground: string,
  seed: number,
): Drawing {
  const d = new Drawing();
  const random = seededRandom(seed);
  sky(d, hour, random);
  const meet: Point = [0, 7.2];
  const long = 9;
  const leftWall = (shift: number) =>
    wall(camera, [meet[0] - 0.8 * long, meet[1] + 0.6 * long + shift], [0.8, -0.6]);
  const rightWall = (shift: number) => wall(camera, [meet[0], meet[1] + shift], [0.7, 0.714]);
  const far = wall(camera, [-16, 19], [1, 0]);
  for (const [u, w, high] of [
    [0, 5, 6],
    [5, 4, 7.4],
    [22, 5, 6.6],
    [27, 5, 5.6],
  ] as const)
    d.path(box(far, u, 0, w, high), {
      fill: hour === 'day' ? mix('#c9cfdf', sand, (u % 3) * 0.2) : darker(night, 0.1 + (u % 3) * 0.08),
    });
  pavement(d, camera, 19, 4.9, ground, random);
  house(d, leftWall(0), 0, long, left, random, hour, false);
  shade(d, leftWall(0), 0, long, left.height + 0.75, hour === 'day' ? 0.2 : 0.1);
  house(d, rightWall(0), 0, long, right, random, hour, false);
  if (hour !== 'day') {
    const veil = d.linear([
      [0, '#26397f'],
      [1, '#4b5ca6'],
    ]);
    for (const plane of [leftWall(0), rightWall(0)])
      d.path(box(plane, 0, 0, long, 8), { fill: veil, opacity: 0.68, blend: 'multiply' });
    for (const at of [1.9, 4.1])
      shutteredWindow(d, rightWall(0), at, 3.95, 0.84, 1.5, darker(right.shutters, 0.5), true, '#aeb9d8');
    shutteredWindow(d, leftWall(0), 5.2, 3.95, 0.84, 1.5, darker(left.shutters, 0.5), true, '#aeb9d8');
  }
  storefront(
    d,
    leftWall(0),
    leftWall(2),
    leftWall(-0.6),
    3.4,
    { ...shop, hour, width: 5.4, door: 'left' },
    random,
  );
  storefront(
    d,
    rightWall(0),
    rightWall(2),
    rightWall(-0.6),
    0.2,
    { ...shop, hour, width: 5.4, door: 'right' },
    random,
  );
  const floorPlane = floor(camera);
  if (hour !== 'day')
    d.path(
      polygon(floorPlane, [
        [-4.4, 10.4],
        [0, 7.1],
        [4, 11.2],
        [4.4, 5.4],
        [-4.4, 5.4],
      ]),
      {
        fill: d.linear([
          [0, glow, 0.7],
          [1, glow, 0],
        ]),
        blur: 22,
        blend: 'screen',
      },
    );
  else
    d.path(
      polygon(floorPlane, [
        [-7, 12.4],
        [0, 7.2],
        [-1.6, 5.4],
        [-9, 10],
      ]),
      { fill: ink, opacity: 0.2, blur: 6 },
    );
  return d;
}

export function dayCorner(): Drawing {
  const camera = streetCamera({ focal: 1180, horizon: 800, x: 0.1 });
  const d = corner(
    'day',
    camera,
    { colour: '#eddcc0', shutters: sage, height: 8.6 },
    { colour: '#f3e6cd', shutters: sage, height: 8.6 },
    { paint: darker(blue, 0.1), letters: white, word: 'LAVERIE', awning: [skyBlue, white] },
    '#cdc6b8',
    51,
  );
  const random = seededRandom(511);
  tree(d, camera, -4.3, 6.6, random);
  plant(d, wall(camera, [0, 6.5], [1, 0]), 0, 0, 0.95, clay, random);
  bicycle(d, wall(camera, [2.6, 6.6], [1, 0]), 0, sun);
  d.vignette(ink, 0.28);
  return d;
}

export function blueHour(): Drawing {
  const camera = streetCamera({ focal: 1150, horizon: 800, x: -1.1, yaw: 0.12 });
  const d = corner(
    'night',
    camera,
    { colour: '#b88a7c', shutters: clay, height: 8.8, bricks: true },
    { colour: '#c49584', shutters: clay, height: 8.8, bricks: true },
    { paint: darker(leaf, 0.35), letters: glow, word: 'LAVOIR' },
    '#3a4671',
    52,
  );
  streetLamp(d, camera, -2.9, 5.9, true);
  tree(d, camera, 4.6, 7.2, seededRandom(521), darker(leaf, 0.5));
  d.vignette('#0b1433', 0.45);
  return d;
}
