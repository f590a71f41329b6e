import type { Random } from '../random.ts';
import { blue, darker, glow, ink, lighter, mist, mix, skyBlue, slate, steel, sun, white } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Plane, box, disc, line } from './planes.ts';
import { type MachineLook, porthole } from './porthole.ts';

export const whiteMachine: MachineLook = { body: white, panel: blue, drum: '#3a63d8' };

export const steelMachine: MachineLook = { body: '#dfe4ee', panel: ink, drum: '#44598f' };

function display(d: Drawing, plane: Plane, u: number, v: number, w: number, h: number, dark: number): void {
  d.path(box(plane, u, v, w, h, h * 0.2), { fill: '#0d1730' });
  const lit = dark > 0 ? glow : skyBlue;
  if (dark > 0) d.path(box(plane, u, v, w, h, h * 0.2), { fill: glow, opacity: 0.5, blur: 8 });
  for (const [at, share] of [
    [0.16, 0.2],
    [0.44, 0.2],
    [0.7, 0.14],
  ] as const)
    d.path(box(plane, u + w * at, v + h * 0.3, w * share, h * 0.4, h * 0.1), { fill: lit, opacity: 0.9 });
}

/** A front-loading washer of `w` × `h` metres standing on `v`. */
export function washer(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  look: MachineLook,
  random: Random,
  full = true,
): void {
  const px = plane.scale(u + w / 2, v + h / 2);
  d.path(box(plane, u - w * 0.02, v - h * 0.015, w * 1.08, h * 0.06), {
    fill: ink,
    opacity: 0.5,
    blur: Math.max(3, Math.round(px * 0.035)),
  });
  d.path(box(plane, u, v, w, h, w * 0.035), {
    fill: d.linear(
      [
        [0, mix(look.body, white, 0.5)],
        [0.12, look.body],
        [0.85, mix(look.body, slate, 0.16)],
        [1, mix(look.body, slate, 0.4)],
      ],
      [0, 0, 1, 0.12],
    ),
  });
  d.path(box(plane, u, v, w, h * 0.5), {
    fill: d.linear([
      [0, ink, 0],
      [1, ink, 0.13],
    ]),
  });
  d.path(box(plane, u + w * 0.03, v + h * 0.02, w * 0.94, h * 0.085, w * 0.02), {
    fill: mix(look.body, slate, 0.55),
  });
  for (const slot of [0.045, 0.062, 0.079])
    d.path(
      line(plane, [
        [u + w * 0.1, v + h * slot],
        [u + w * 0.9, v + h * slot],
      ]),
      { stroke: ink, width: Math.max(1, px * 0.006), opacity: 0.35 },
    );
  const panel = v + h * 0.8;
  d.path(box(plane, u + w * 0.03, panel, w * 0.94, h * 0.17, w * 0.025), {
    fill: d.linear([
      [0, lighter(look.panel, 0.14)],
      [1, darker(look.panel, 0.2)],
    ]),
  });
  display(d, plane, u + w * 0.4, panel + h * 0.055, w * 0.25, h * 0.06, look.dark ?? 0);
  d.path(box(plane, u + w * 0.08, panel + h * 0.045, w * 0.24, h * 0.08, w * 0.015), {
    fill: mix(look.panel, white, 0.82),
  });
  d.path(
    line(plane, [
      [u + w * 0.13, panel + h * 0.062],
      [u + w * 0.27, panel + h * 0.062],
    ]),
    { stroke: slate, width: Math.max(1, px * 0.009) },
  );
  d.path(disc(plane, u + w * 0.81, panel + h * 0.085, w * 0.068), { fill: ink, opacity: 0.35 });
  d.path(disc(plane, u + w * 0.8, panel + h * 0.09, w * 0.065), {
    fill: d.linear(
      [
        [0, white],
        [1, steel],
      ],
      [0, 0, 1, 1],
    ),
  });
  d.path(
    line(plane, [
      [u + w * 0.8, panel + h * 0.095],
      [u + w * 0.832, panel + h * 0.115],
    ]),
    { stroke: ink, width: Math.max(1, px * 0.011) },
  );
  porthole(d, plane, u + w * 0.5, v + h * 0.46, Math.min(w * 0.37, h * 0.3), look, random, full);
  d.path(
    line(plane, [
      [u + w * 0.012, v + h * 0.05],
      [u + w * 0.012, v + h * 0.96],
    ]),
    { stroke: white, width: Math.max(1, px * 0.008), opacity: 0.8 },
  );
}

/** Two dryers above each other in one tall cabinet. */
export function dryers(
  d: Drawing,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  look: MachineLook,
  random: Random,
): void {
  const px = plane.scale(u, v);
  d.path(box(plane, u, v - 0.02, w * 1.06, 0.08), {
    fill: ink,
    opacity: 0.5,
    blur: Math.max(3, Math.round(px * 0.035)),
  });
  d.path(box(plane, u, v, w, h, 0.02), {
    fill: d.linear(
      [
        [0, mix(look.body, white, 0.4)],
        [0.8, mix(look.body, slate, 0.12)],
        [1, mix(look.body, slate, 0.36)],
      ],
      [0, 0, 1, 0.1],
    ),
  });
  for (const level of [0, 1]) {
    const base = v + (h / 2) * level;
    d.path(
      line(plane, [
        [u, base],
        [u + w, base],
      ]),
      { stroke: ink, width: Math.max(1, px * 0.008), opacity: 0.35 },
    );
    porthole(
      d,
      plane,
      u + w / 2,
      base + h * 0.205,
      Math.min(w * 0.4, h * 0.17),
      look,
      random,
      random.chance(0.75),
    );
    d.path(box(plane, u + w * 0.06, base + h * 0.4, w * 0.88, h * 0.075, 0.015), {
      fill: d.linear([
        [0, lighter(look.panel, 0.15)],
        [1, darker(look.panel, 0.18)],
      ]),
    });
    display(d, plane, u + w * 0.36, base + h * 0.417, w * 0.28, h * 0.04, look.dark ?? 0);
    for (const button of [0.16, 0.25, 0.76, 0.85])
      d.path(disc(plane, u + w * button, base + h * 0.437, w * 0.032), {
        fill: button === 0.85 ? sun : mist,
      });
  }
}
