import { Router, type Request, type Response } from 'express';
import { createHash } from 'node:crypto';
import indexSchema from '#contract/open-data/index.schema.json' with { type: 'json' };
import geojsonSchema from '#contract/open-data/laveries.schema.json' with { type: 'json' };
import { openDataFiles, openDataLicence, openDataPath } from '#contract/open-data/open-data.ts';
import { serve } from '../http/error-answer.ts';
import { systemCallerOf } from '../session/caller.ts';
import { sendFile } from '../storage/storage.ts';
import type { OpenData } from './open-data.ts';

/** Short, so that a cached index does not name files that are gone. */
const caching = 'public, max-age=300';

export function openDataRoutes(openData: OpenData): Router {
  const routes = Router();
  const systemOf = (request: Request) => () => systemCallerOf(request);

  const { geojson, csv, excel, differences } = openDataFiles;
  for (const name of [geojson, csv, excel, differences]) {
    serve(routes, openDataPath(name), async (request, response) => {
      const isCompressed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
      const { entry, ...file } = await openData.open(name, isCompressed, systemOf(request));
      setHeaders(response, entry.type, `"${entry.sha256}${isCompressed ? '-gzip' : ''}"`);
      response.setHeader('Vary', 'Accept-Encoding');
      if (request.fresh) {
        file.content.destroy();
        response.status(304).end();
        return;
      }
      if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
      await sendFile(request, response, file);
    });
  }

  const document = (name: string, type: string, read: (request: Request) => Promise<unknown>) =>
    serve(routes, name, async (request, response) => {
      const body = `${JSON.stringify(await read(request), null, 2)}\n`;
      setHeaders(response, type, `"${createHash('sha256').update(body).digest('hex')}"`);
      response.send(body);
    });
  document(openDataPath(openDataFiles.index), 'application/json', (request) =>
    openData.index(systemOf(request)),
  );
  const schemaType = 'application/schema+json';
  document(openDataPath(openDataFiles.geojsonSchema), schemaType, () => Promise.resolve(geojsonSchema));
  document(openDataPath(openDataFiles.indexSchema), schemaType, () => Promise.resolve(indexSchema));
  return routes;
}

function setHeaders(response: Response, type: string, etag: string): void {
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', caching);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Link', `<${openDataLicence.url}>; rel="license"`);
}
