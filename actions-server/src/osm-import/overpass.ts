import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SourceFileError } from './source-file-error.ts';

/** Loads every laundry of France into a file. */
export interface Downloader {
  download(file: string): Promise<void>;
}

export interface OverpassOptions {
  url: string;
  /** Names the site and a contact address, as the rules of the public server require. */
  userAgent: string;
  /** Between two attempts: a busy server has to recover. */
  retryDelayMs?: number;
  timeoutMs?: number;
}

const attempts = 3;
const mostBytes = 200 * 2 ** 20;
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

/** Downloads with one query from Overpass. An answer for « busy » or « too many requests » gets two more attempts. */
export function createOverpass(options: OverpassOptions): Downloader {
  const { url, userAgent, retryDelayMs = 60_000, timeoutMs = 300_000 } = options;

  async function attempt(file: string): Promise<{ isDone: boolean; problem: string }> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      body: new URLSearchParams({ data: query }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, body } = response;
    if (status === 429 || status >= 500) {
      await body?.cancel();
      return { isDone: false, problem: `status ${status}` };
    }
    if (status !== 200 || !body)
      throw new SourceFileError(`Overpass refused the query with status ${status}.`);
    await pipeline(Readable.fromWeb(body), limited, createWriteStream(file));
    return { isDone: true, problem: '' };
  }

  return {
    async download(file) {
      let problem = '';
      for (let number = 1; number <= attempts; number += 1) {
        if (number > 1) await sleep(retryDelayMs);
        try {
          const result = await attempt(file);
          if (result.isDone) return;
          problem = result.problem;
        } catch (error) {
          if (error instanceof SourceFileError) throw error;
          problem = (error as Error).message;
        }
      }
      throw new SourceFileError(
        `Overpass gave no answer in ${attempts} attempts (${problem}). Try again in an hour.`,
      );
    },
  };
}

async function* limited(chunks: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostBytes)
      throw new SourceFileError('Overpass sent more than 200 MB, which is no answer to our query.');
    yield chunk;
  }
}
