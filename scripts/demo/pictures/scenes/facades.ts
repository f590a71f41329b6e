import { type Random, seededRandom } from '../../random.ts';
import {
  blue,
  clay,
  darker,
  glow,
  ink,
  leaf,
  lighter,
  linen,
  mix,
  night,
  sage,
  sand,
  skyBlue,
  sun,
  white,
} from '../colours.ts';
import { Drawing } from '../drawing.ts';
import { bench, groundShadow } from '../furniture.ts';
import { masonry, shutteredWindow } from '../house-parts.ts';
import { box, floor, polygon, wall } from '../planes.ts';
import { plant } from '../plant.ts';
import { type StorefrontLook, storefront } from '../storefront.ts';
import { bicycle, streetLamp, tree } from '../street-furniture.ts';
import { pavement, sky, streetCamera } from '../street.ts';

interface Facade extends Omit<StorefrontLook, 'width'> {
  seed: number;
  masonry: string;
  bricks: boolean;
  shutters: string;
  pavement: string;
  /** Where the shop begins, and the step back and to the side of whoever looks. */
  from: number;
  width: number;
  camera?: Parameters<typeof streetCamera>[0];
  before?: (d: Drawing, front: ReturnType<typeof wall>, random: Random) => void;
}

/** A house with the shop on its ground floor, its pavement, and the light of the hour. */
function facade(look: Facade): Drawing {
  const d = new Drawing();
  const random = seededRandom(look.seed);
  const camera = streetCamera(look.camera);
  const depth = 8.6;
  sky(d, look.hour, random);
  const plane = wall(camera, [-7, depth], [1, 0]);
  const back = wall(camera, [-7, depth + 1.9], [1, 0]);
  const hang = wall(camera, [-7, depth - 0.75], [1, 0]);
  masonry(d, plane, 0, 0, 14, 7.4, look.masonry, random, look.bricks);
  d.path(box(plane, 0, 3.62, 14, 0.16), { fill: lighter(look.masonry, 0.45) });
  d.path(box(plane, 0, 3.5, 14, 0.12), { fill: ink, opacity: 0.2 });
  const lit = look.hour === 'night' || look.hour === 'rain' || look.hour === 'evening';
  for (let index = 0; index < 5; index += 1)
    shutteredWindow(
      d,
      plane,
      1.1 + index * 2.55,
      4.35,
      1.05,
      1.75,
      look.shutters,
      lit && (index === 1 || index === 3),
    );
  d.path(box(plane, 0, 0, 14, 0.42), { fill: darker(look.masonry, 0.32) });
  // The night darkens the house, never what is lit from within.
  if (look.hour === 'night') {
    d.veil(
      d.linear([
        [0, '#26397f'],
        [1, '#43549c'],
      ]),
      0.8,
      'multiply',
    );
    d.path(box(plane, look.from - 0.8, 0.4, look.width + 1.6, 3.6), {
      fill: glow,
      opacity: 0.28,
      blur: 60,
      blend: 'screen',
    });
    for (const index of [1, 3])
      shutteredWindow(
        d,
        plane,
        1.1 + index * 2.55,
        4.35,
        1.05,
        1.75,
        darker(look.shutters, 0.35),
        true,
        '#aeb9d8',
      );
  }
  storefront(d, plane, back, hang, look.from, { ...look, width: look.width }, random);
  pavement(d, camera, depth, camera.yaw === 0 ? 6.7 : 5.9, look.pavement, random, look.hour === 'rain');
  const ground = floor(camera);
  const left = look.from - 7;
  d.path(
    polygon(ground, [
      [left - 0.3, depth],
      [left + look.width + 0.3, depth],
      [left + look.width, depth - 0.5],
      [left, depth - 0.5],
    ]),
    { fill: ink, opacity: 0.35, blur: 8 },
  );
  if (look.hour === 'night' || look.hour === 'rain' || look.hour === 'evening')
    d.path(
      polygon(ground, [
        [left + 0.3, depth],
        [left + look.width - 0.3, depth],
        [left + look.width + 0.5, 6.2],
        [left - 0.5, 6.2],
      ]),
      {
        fill: d.linear([
          [0, glow, look.hour === 'evening' ? 0.55 : 0.8],
          [1, glow, 0],
        ]),
        blur: 16,
        blend: 'screen',
      },
    );
  look.before?.(d, wall(camera, [-7, depth - 0.55], [1, 0]), random);
  if (look.hour === 'day')
    d.path(
      polygon(plane, [
        [0, 7.4],
        [0, 2.2],
        [4.6, 7.4],
      ]),
      { fill: ink, opacity: 0.1, blur: 4 },
    );
  if (look.hour === 'evening')
    d.veil(
      d.linear(
        [
          [0, sun, 0.05],
          [1, clay, 0.34],
        ],
        [0, 0, 1, 1],
      ),
      1,
      'soft-light',
    );
  d.vignette(ink, 0.34);
  return d;
}

function rain(): Drawing {
  const d = facade({
    seed: 35,
    hour: 'rain',
    masonry: mix('#7f8db5', linen, 0.2),
    bricks: false,
    shutters: darker(blue, 0.3),
    pavement: '#6d7897',
    paint: darker(blue, 0.35),
    letters: linen,
    word: 'LAVERIE',
    door: 'right',
    from: 3.3,
    width: 6.8,
    camera: { x: -0.4 },
    before: (drawing, front, random) => plant(drawing, front, 3.1, 0, 0.95, clay, random),
  });
  const random = seededRandom(351);
  for (let drop = 0; drop < 150; drop += 1) {
    const x = random.next() * 1700;
    const y = random.next() * 1150;
    const long = 22 + random.next() * 40;
    d.path(`M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.22).toFixed(1)} ${long.toFixed(1)}`, {
      stroke: white,
      width: 1.6,
      opacity: 0.12 + random.next() * 0.22,
    });
  }
  for (let ripple = 0; ripple < 26; ripple += 1) {
    const size = 10 + random.next() * 22;
    d.ellipse(random.next() * 1600, 1050 + random.next() * 140, size, size * 0.22, {
      stroke: white,
      width: 1.6,
      opacity: 0.3,
    });
  }
  return d;
}

export const facades: Record<string, () => Drawing> = {
  'facade-01': () =>
    facade({
      seed: 31,
      hour: 'day',
      masonry: '#f1e6d2',
      bricks: false,
      shutters: '#7f9fe8',
      pavement: '#cfc8ba',
      paint: blue,
      letters: white,
      word: 'LAVERIE',
      awning: [white, blue],
      door: 'right',
      from: 3.6,
      width: 6.8,
      before: (d, front, random) => {
        plant(d, front, 3.5, 0, 1.05, clay, random);
        plant(d, front, 10.75, 0, 1.2, sand, random);
      },
    }),
  'facade-02': () =>
    facade({
      seed: 32,
      hour: 'night',
      masonry: '#8d95b5',
      bricks: true,
      shutters: night,
      pavement: '#34406a',
      paint: darker(night, 0.25),
      letters: glow,
      word: 'LAVOIR',
      door: 'middle',
      from: 3.2,
      width: 7.4,
      before: (d) => streetLamp(d, streetCamera(), -4.4, 7.2, true),
    }),
  'facade-03': () =>
    facade({
      seed: 33,
      hour: 'day',
      masonry: '#f6efe3',
      bricks: false,
      shutters: sage,
      pavement: '#d6cdbd',
      paint: leaf,
      letters: '#f6e7c0',
      word: 'LAVOIR',
      door: 'left',
      from: 3.9,
      width: 6.2,
      camera: { x: -2.6, yaw: 0.3, focal: 1450 },
      before: (d, front, random) => {
        groundShadow(d, floor(streetCamera({ x: -2.6, yaw: 0.3, focal: 1450 })), 0.8, 7.95, 1.3, 0.16);
        bench(d, front, 6.8, 2);
        plant(d, front, 6.3, 0, 0.9, clay, random, '#6a62a8');
        plant(d, front, 9.4, 0, 0.9, clay, random, '#6a62a8');
      },
    }),
  'facade-04': () =>
    facade({
      seed: 34,
      hour: 'evening',
      masonry: '#bf6a50',
      bricks: true,
      shutters: linen,
      pavement: '#c9b7a4',
      paint: '#2b3554',
      letters: '#ffe9bd',
      word: 'LAVERIE',
      door: 'left',
      from: 2.9,
      width: 7.4,
      camera: { focal: 1620 },
      awning: [clay, linen],
      before: (d, front, random) => {
        plant(d, front, 4.75, 0, 1.1, night, random);
        tree(d, streetCamera(), 3.7, 6.9, random, mix(leaf, sun, 0.3));
      },
    }),
  'facade-05': rain,
  'facade-06': () =>
    facade({
      seed: 36,
      hour: 'day',
      masonry: '#d9dfee',
      bricks: true,
      shutters: clay,
      pavement: '#c3c9d6',
      paint: '#f7f1e4',
      letters: blue,
      word: 'LAVERIE',
      door: 'middle',
      from: 3.4,
      width: 7.2,
      awning: [sun, linen],
      camera: { x: 2.7, yaw: -0.3, focal: 1480 },
      before: (d, front, random) => {
        groundShadow(d, floor(streetCamera({ x: 2.7, yaw: -0.3, focal: 1480 })), 1.4, 7.95, 0.9, 0.12);
        bicycle(d, front, 7.9, clay);
        plant(d, front, 4.6, 0, 1.1, skyBlue, random);
        plant(d, front, 10.4, 0, 1.1, skyBlue, random);
      },
    }),
};
