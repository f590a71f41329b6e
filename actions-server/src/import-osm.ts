import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { importObjects } from './osm-import/import-objects.ts';
import { downloadFrance } from './osm-import/overpass.ts';
import { readSourceFile, ImportRefused } from './osm-import/read-source-file.ts';
import { createGeocoder } from './places/geocoder.ts';

const usage = `Usage: import-osm FILE [--dry-run] [--complete] [--no-geocoder]
       import-osm --download [--dry-run] [--no-geocoder]
FILE is JSON of Overpass or GeoJSON; - reads the standard input.
  --download     loads all of France from Overpass
  --complete     the file contains all of France: what it lacks is gone and marked « to be confirmed »
  --dry-run      shows what would change, and changes nothing
  --no-geocoder  leaves incomplete addresses to a later import
Requires DATABASE_URL. GEOCODER_URL and OVERPASS_URL replace the public services, CONTACT_EMAIL is named to Overpass.
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      download: { type: 'boolean', default: false },
      complete: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'no-geocoder': { type: 'boolean', default: false },
    },
  });
  const { DATABASE_URL: connectionString } = process.env;
  if (!connectionString || positionals.length !== (values.download ? 0 : 1)) {
    process.stderr.write(usage);
    return 1;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-import-'));
  const client = new pg.Client({ connectionString, application_name: 'import-osm' });
  client.on('error', () => undefined);
  try {
    const file = values.download ? await download(path.join(folder, 'overpass.json')) : positionals[0]!;
    const input = file === '-' ? process.stdin : createReadStream(file);
    const source = await readSourceFile(input, ({ elements }) => progress(`${elements} elements read`));
    progress(`${source.elements} elements read, ${source.objects.length} are about laundry\n`);
    await client.connect();
    const report = await importObjects(source.objects, {
      client,
      reverse: values['no-geocoder'] || values['dry-run'] ? null : reverseGeocoder(),
      isDryRun: values['dry-run'],
      isComplete: values.complete || values.download,
      onProgress: (done, total) => progress(`${done} of ${total} objects imported`),
    });
    for (const [reason, count] of Object.entries(source.refusals))
      report.count('Elements that cannot be read', reason, undefined, count);
    if (source.repeated > 0) report.count('Left out', 'repeated in the file', undefined, source.repeated);
    process.stdout.write(
      `\n\n${report.text()}\n${values['dry-run'] ? '\nDry run: nothing was changed.\n' : ''}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return 1;
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function download(file: string): Promise<string> {
  const { OVERPASS_URL: url, CONTACT_EMAIL: contact } = process.env;
  progress('waiting for Overpass');
  await downloadFrance(file, {
    url: url || 'https://overpass-api.de/api/interpreter',
    userAgent: `Lavoir import (${contact || 'no contact given'})`,
  });
  return file;
}

function reverseGeocoder() {
  return createGeocoder(process.env.GEOCODER_URL || 'https://data.geopf.fr/geocodage').reverse;
}

function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
}

process.exitCode = await main();
