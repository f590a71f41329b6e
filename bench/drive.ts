import autocannon from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  /** Sent in turn. */
  requests: autocannon.Request[];
}

/** Sends requests for a time. Returns the time of each response in milliseconds; throws when one is not a 200. */
export async function drive(load: Load): Promise<number[]> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(load, (error: Error | null, finished) =>
      error ? reject(error) : resolve(finished),
    );
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${load.url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  return times;
}
