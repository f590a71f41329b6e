import { type Response, Router } from 'express';
import { sql } from 'kysely';
import { cityPath, laundromatPath, listedPaths, regionPath } from '#contract/site/paths.ts';
import type { Database } from '../db/database.ts';
import { sitemapIndex, urlSet } from './sitemap.ts';

const laundromatsPerFile = 10_000;

export function sitemapRoutes(db: Database, origin: string): Router {
  const routes = Router();
  const entriesOf = <Row extends { changedAt: Date }>(rows: Row[], pathOf: (row: Row) => string) =>
    rows.map((row) => ({ url: origin + pathOf(row), changedAt: row.changedAt }));

  routes.get('/robots.txt', (_request, response) => {
    // GraphQL and /api stay open to robots, because browsers render pages with them.
    response.type('text').set('Cache-Control', 'public, max-age=3600');
    response.send(`User-agent: *\nDisallow: /api/auth/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  routes.get('/sitemap.xml', async (_request, response) => {
    const [published] = await db.statement(sql<{ count: number; changedAt: Date | null }>`
      select count(*)::integer, max(updated_at) as changed_at from laundromats where is_active`);
    const { count, changedAt } = published!;
    const parts = Array.from({ length: Math.ceil(count / laundromatsPerFile) }, (_, index) => index + 1);
    sendXml(
      response,
      sitemapIndex([
        { url: `${origin}/sitemaps/pages.xml` },
        { url: `${origin}/sitemaps/places.xml`, changedAt },
        ...parts.map((part) => ({ url: `${origin}/sitemaps/laundromats-${part}.xml`, changedAt })),
      ]),
    );
  });

  routes.get('/sitemaps/pages.xml', (_request, response) => {
    sendXml(response, urlSet(listedPaths.map((path) => ({ url: origin + path }))));
  });

  routes.get('/sitemaps/places.xml', async (_request, response) => {
    const regions = await db.statement(sql<{ slug: string; changedAt: Date }>`
      select slug, updated_at as changed_at from laundromat_regions order by slug`);
    const cities = await db.statement(sql<{ regionSlug: string; slug: string; changedAt: Date }>`
      select region_slug, slug, updated_at as changed_at from laundromat_cities order by region_slug, slug`);
    const pages = [
      ...entriesOf(regions, ({ slug }) => regionPath(slug)),
      ...entriesOf(cities, ({ regionSlug, slug }) => cityPath(regionSlug, slug)),
    ];
    sendXml(response, urlSet(pages));
  });

  routes.get('/sitemaps/laundromats-:part.xml', async (request, response, next) => {
    const { part } = request.params;
    if (!/^[1-9]\d{0,3}$/.test(part)) return next();
    const laundromats = await db.statement(sql<{ slug: string; changedAt: Date }>`
      select slug, updated_at as changed_at from laundromats where is_active order by created_at, id
      limit ${laundromatsPerFile} offset ${(Number(part) - 1) * laundromatsPerFile}`);
    if (laundromats.length === 0) return next();
    sendXml(response, urlSet(entriesOf(laundromats, ({ slug }) => laundromatPath(slug))));
  });

  return routes;
}

function sendXml(response: Response, xml: string): void {
  response.type('application/xml').set('Cache-Control', 'public, max-age=600').send(xml);
}
