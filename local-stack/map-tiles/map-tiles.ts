import { Router } from 'express';

const size = 256;
const deepest = 22;

/** Serves drawn map tiles at `/{z}/{x}/{y}.svg`: streets and a label, the same for the same tile. */
export function mapTiles(): Router {
  const routes = Router();
  routes.get('/:z/:x/:file', ({ params }, response) => {
    const [, y] = /^(\d{1,8})\.svg$/.exec(params.file) ?? [];
    const tile = [params.z, params.x, y].map(Number) as [number, number, number];
    const [z, x] = tile;
    const isTile = tile.every((part) => Number.isInteger(part) && part >= 0) && z <= deepest;
    if (!isTile || Math.max(x, tile[2]) >= 2 ** z) return void response.sendStatus(404);
    response
      .type('svg')
      .set('Cache-Control', 'public, max-age=86400')
      .send(drawTile(...tile));
  });
  return routes;
}

function drawTile(z: number, x: number, y: number): string {
  // Every street continues in the next tile at the same place.
  const across = (column: number) => 40 + ((column * 7919 + z * 31) % 176);
  const down = (row: number) => 40 + ((row * 6271 + z * 17) % 176);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<rect width="${size}" height="${size}" fill="#f2efe9"/>
<rect x="${across(x) + 16}" y="${down(y) + 16}" width="56" height="40" fill="#dfe8d3"/>
<path d="M0 ${down(y)}H${size}M${across(x)} 0V${size}" stroke="#fff" stroke-width="14"/>
<path d="M0 ${down(y)}H${size}M${across(x)} 0V${size}" stroke="#d8d2c4" stroke-width="1"/>
<text x="8" y="20" font-family="sans-serif" font-size="12" fill="#8a8577">${z}/${x}/${y}</text>
</svg>`;
}
