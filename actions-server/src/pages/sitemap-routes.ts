import { type Response, Router } from 'express';
import { cityPath, laundromatPath, listedPaths, regionPath } from '#contract/site/paths.ts';
import { superuserGraphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { systemCallerOf } from '../session/caller.ts';
import { sitemapIndex, urlSet } from './sitemap.ts';

const sitemapExtentQuery = superuserGraphql(`
  query SitemapExtent {
    laundromats_aggregate(where: { isActive: { _eq: true } }) {
      aggregate {
        count
        max {
          updatedAt
        }
      }
    }
  }
`);

const sitemapLaundromatsQuery = superuserGraphql(`
  query SitemapLaundromats($limit: Int!, $offset: Int!) {
    laundromats(
      where: { isActive: { _eq: true } }
      order_by: [{ createdAt: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      slug
      updatedAt
    }
  }
`);

const sitemapPlacesQuery = superuserGraphql(`
  query SitemapPlaces {
    laundromat_regions(order_by: { slug: asc }) {
      slug
      updatedAt
    }
    laundromat_cities(order_by: [{ regionSlug: asc }, { slug: asc }]) {
      regionSlug
      slug
      updatedAt
    }
  }
`);

const laundromatsPerFile = 10_000;

export function sitemapRoutes(hasura: Hasura, origin: string): Router {
  const routes = Router();

  routes.get('/robots.txt', (_request, response) => {
    // GraphQL and /api stay open to robots, because browsers render pages with them.
    response.type('text').set('Cache-Control', 'public, max-age=3600');
    response.send(`User-agent: *\nDisallow: /api/auth/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  routes.get('/sitemap.xml', async (request, response) => {
    const { laundromats_aggregate } = await hasura.query(sitemapExtentQuery, {}, systemCallerOf(request));
    const { count, max } = laundromats_aggregate.aggregate;
    const parts = Array.from({ length: Math.ceil(count / laundromatsPerFile) }, (_, index) => index + 1);
    const changedAt = max?.updatedAt;
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
    sendEntries(
      response,
      origin,
      listedPaths.map((path) => ({ path })),
    );
  });

  routes.get('/sitemaps/places.xml', async (request, response) => {
    const places = await hasura.query(sitemapPlacesQuery, {}, systemCallerOf(request));
    sendEntries(response, origin, [
      ...places.laundromat_regions.map((region) => ({ path: regionPath(region.slug), ...region })),
      ...places.laundromat_cities.map((city) => ({ path: cityPath(city.regionSlug, city.slug), ...city })),
    ]);
  });

  routes.get('/sitemaps/laundromats-:part.xml', async (request, response, next) => {
    const { part } = request.params;
    if (!/^[1-9]\d{0,3}$/.test(part)) return next();
    const variables = { limit: laundromatsPerFile, offset: (Number(part) - 1) * laundromatsPerFile };
    const { laundromats } = await hasura.query(sitemapLaundromatsQuery, variables, systemCallerOf(request));
    if (laundromats.length === 0) return next();
    const entries = laundromats.map((laundromat) => ({
      path: laundromatPath(laundromat.slug),
      ...laundromat,
    }));
    sendEntries(response, origin, entries);
  });

  return routes;
}

function sendEntries(
  response: Response,
  origin: string,
  entries: { path: string; updatedAt?: string | null }[],
): void {
  const urls = entries.map(({ path, updatedAt }) => ({ url: origin + path, changedAt: updatedAt }));
  sendXml(response, urlSet(urls));
}

function sendXml(response: Response, xml: string): void {
  response.type('application/xml').set('Cache-Control', 'public, max-age=600').send(xml);
}
