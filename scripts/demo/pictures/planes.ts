/** Perspective: things are placed in metres on walls and floors, and land in pixels. */
export type Point = [x: number, y: number];

export interface Camera {
  /** Height of the eye in metres. */
  eye: number;
  /** Where the eye stands, in metres. */
  x: number;
  z: number;
  /** Turn to the right, in radians. */
  yaw: number;
  /** Focal length and horizon, in pixels. */
  focal: number;
  horizon: number;
}

export interface Plane {
  at(u: number, v: number): Point;
  /** Pixels per metre around a point. */
  scale(u: number, v: number): number;
}

function project(camera: Camera, x: number, y: number, z: number): { point: Point; scale: number } {
  const east = x - camera.x;
  const north = z - camera.z;
  const right = east * Math.cos(camera.yaw) - north * Math.sin(camera.yaw);
  const depth = Math.max(0.2, east * Math.sin(camera.yaw) + north * Math.cos(camera.yaw));
  const scale = camera.focal / depth;
  return { point: [800 + right * scale, camera.horizon - (y - camera.eye) * scale], scale };
}

/** An upright plane through `origin` (x, z) along `direction`; u runs along it, v is the height above the floor. */
export function wall(camera: Camera, origin: Point, direction: Point): Plane {
  const place = (u: number, v: number) =>
    project(camera, origin[0] + direction[0] * u, v, origin[1] + direction[1] * u);
  return { at: (u, v) => place(u, v).point, scale: (u, v) => place(u, v).scale };
}

/** A level plane at `level` metres; u is x, v is the depth z. */
export function floor(camera: Camera, level = 0): Plane {
  const place = (u: number, v: number) => project(camera, u, level, v);
  return { at: (u, v) => place(u, v).point, scale: (u, v) => place(u, v).scale };
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function line(plane: Plane, points: Point[]): string {
  return `M${points.map(([u, v]) => text(plane.at(u, v))).join('L')}`;
}

export function polygon(plane: Plane, points: Point[]): string {
  return `${line(plane, points)}z`;
}

/** Points of an arc, angles in turns: 0 to the right, 0.25 upwards. */
export function arcPoints(
  u: number,
  v: number,
  radius: number,
  from: number,
  to: number,
  ry = radius,
): Point[] {
  const steps = Math.max(6, Math.ceil(Math.abs(to - from) * 64));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    return [u + radius * Math.cos(angle), v + ry * Math.sin(angle)];
  });
}

export function arc(plane: Plane, u: number, v: number, radius: number, from: number, to: number): string {
  return line(plane, arcPoints(u, v, radius, from, to));
}

export function disc(plane: Plane, u: number, v: number, radius: number, ry = radius): string {
  return polygon(plane, arcPoints(u, v, radius, 0, 1, ry));
}

/** A rectangle from its lower left corner, its corners rounded by `r` metres. */
export function box(plane: Plane, u: number, v: number, w: number, h: number, r = 0): string {
  if (r === 0)
    return polygon(plane, [
      [u, v],
      [u, v + h],
      [u + w, v + h],
      [u + w, v],
    ]);
  return polygon(plane, [
    ...arcPoints(u + w - r, v + h - r, r, 0, 0.25),
    ...arcPoints(u + r, v + h - r, r, 0.25, 0.5),
    ...arcPoints(u + r, v + r, r, 0.5, 0.75),
    ...arcPoints(u + w - r, v + r, r, 0.75, 1),
  ]);
}
