import { parse } from 'csv-parse/sync';
import type { Express } from 'express';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { openDataFiles, openDataPath, type OpenDataFile } from '#contract/open-data/open-data.ts';
import { setUpServer } from './server-setup.ts';

const dataset = readFileSync(path.resolve(import.meta.dirname, '../../hasura/tests/dataset.sql'), 'utf8');

export async function setUpOpenData() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lavoir-open-data-test-'));
  const setup = await setUpServer({ PHOTOS_DIRECTORY: folder }, { deliversEvents: false });

  const runCron = (app = setup.app) =>
    request(app)
      .post('/cron/make_open_data')
      .set('x-hook-secret', setup.env.HOOK_SECRET)
      .send({ id: 'x', name: 'make_open_data' });

  return {
    ...setup,
    runCron,

    /** Resets the rows. The laundromat `mapped` is published, has an owner, and is described by node 102. */
    async resetRows() {
      await setup.sql.query(dataset);
      await setup.sql.query(`update laundromats set hours = '24h/24, 7j/7' where id = $1`, [this.mapped]);
      await setup.sql.query(
        `update source_objects set tags = tags || '{"phone": "+33 4 78 00 00 00"}',
           facts = '{"name": "Publiée", "phone": "04 78 00 00 00", "website": "https://source.example/",
             "address": {"address": "1 Rue des Règles", "postalCode": "69001", "city": "Lyon"},
             "location": {"latitude": 45.76, "longitude": 4.83}, "hours": null, "services": []}'
         where id = 102`,
      );
    },
    mapped: 'e1000000-0000-4000-8000-000000000001',

    async makeAndDownload() {
      const { status } = await runCron();
      if (status !== 204) throw new Error(`the job answered with status ${status}`);
      const download = (name: OpenDataFile) => downloadFrom(setup.app, name);
      const geojson = await download(openDataFiles.geojson);
      const csv = await download(openDataFiles.csv);
      const excel = await download(openDataFiles.excel);
      const differences = await download(openDataFiles.differences);
      const index = await download(openDataFiles.index);
      return {
        texts: [geojson, csv, excel, differences, index],
        geojson: JSON.parse(geojson),
        csv: parse(csv, { columns: true }) as Record<string, string>[],
        excel: parse(excel, { columns: true, bom: true, delimiter: ';' }) as Record<string, string>[],
        differences: parse(differences, { columns: true }) as Record<string, string>[],
        index: JSON.parse(index),
      };
    },

    async close() {
      await setup.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type OpenDataSetup = Awaited<ReturnType<typeof setUpOpenData>>;

export async function downloadFrom(app: Express, name: OpenDataFile): Promise<string> {
  const { status, body } = await request(app)
    .get(openDataPath(name))
    .set('Accept-Encoding', 'identity')
    .buffer(true)
    .parse(readBytes);
  if (status !== 200) throw new Error(`${name} has status ${status}`);
  return (body as Buffer).toString();
}

export function readBytes(
  response: request.Response,
  done: (error: Error | null, body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
