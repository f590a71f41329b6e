import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImportRefused } from './read-source-file.ts';

interface OverpassOptions {
  url: string;
  /** Names the site and a contact address, as the rules of the public server require. */
  userAgent: string;
  retryDelayMs?: number;
  mostBytes?: number;
}

const attempts = 3;
const timeoutMs = 300_000;
/** The departments overseas belong to the country FR; the collectivities have codes of their own. */
const areas = ['FR', 'BL', 'MF', 'NC', 'PF', 'PM', 'WF'];

const query = `[out:json][timeout:180];
area["ISO3166-1"~"^(${areas.join('|')})$"]["boundary"="administrative"]->.france;
(
  nwr["shop"="laundry"](area.france);
  nwr["shop"="dry_cleaning"]["self_service"~"^(yes|only)$"](area.france);
  nwr["amenity"="washing_machine"](area.france);
  nwr["vending"="washing_machine"](area.france);
);
out center tags meta;
`;

/**
 * Loads every laundry of France into a file, with one query. An answer for « busy » or « too many requests » gets two more
 * attempts.
 */
export async function downloadFrance(
  file: string,
  { retryDelayMs = 60_000, ...options }: OverpassOptions,
): Promise<void> {
  let problem = '';
  for (let number = 1; number <= attempts; number += 1) {
    if (number > 1) await sleep(retryDelayMs);
    try {
      return await attempt(file, options);
    } catch (error) {
      if (error instanceof ImportRefused) throw error;
      problem = (error as Error).message;
    }
  }
  throw new ImportRefused(
    `Overpass gave no answer in ${attempts} attempts (${problem}). Try again in an hour.`,
  );
}

async function attempt(
  file: string,
  { url, userAgent, mostBytes = 200 * 2 ** 20 }: OverpassOptions,
): Promise<void> {
  const { status, body } = await fetch(url, {
    method: 'POST',
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    body: new URLSearchParams({ data: query }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const limited = (chunks: AsyncIterable<Buffer>) => upTo(mostBytes, chunks);
  if (status === 200 && body) return pipeline(Readable.fromWeb(body), limited, createWriteStream(file));
  await body?.cancel();
  if (status === 429 || status >= 500) throw new Error(`status ${status}`);
  throw new ImportRefused(`Overpass refused the query with status ${status}.`);
}

async function* upTo(mostBytes: number, chunks: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostBytes)
      throw new ImportRefused('Overpass sent more than 200 MB, which is no answer to our query.');
    yield chunk;
  }
}
