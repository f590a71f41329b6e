import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { isCandidate } from './classify.ts';
import { keyOf, readElement, type SourceObject } from './source-object.ts';

/** An error with a message for the operator. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

/** More than all laundromats of Europe. They are in memory at once, about 1 kB each. */
const objectsMax = 200_000;
const elementBytesMax = 16 * 2 ** 20;
/** In memory, a value takes up to a hundred times its bytes in the file: a kilobyte for a tag. */
const elementTokensMax = 50_000;
/** A multipolygon in a feature in a list lies at depth 8. */
const depthMax = 16;
const listDepth = 2;
const tailLength = 2_000;

export interface SourceFile {
  objects: SourceObject[];
  elements: number;
  bytes: number;
  refusals: Record<string, number>;
  repeated: number;
}

function boundedElements(): Transform {
  let depth = 0;
  let tokens = 0;
  return new Transform({
    objectMode: true,
    transform(token: { name: string }, _encoding, done) {
      if (token.name.startsWith('start')) depth += 1;
      if (token.name.startsWith('end')) depth -= 1;
      tokens = depth <= listDepth ? 0 : tokens + 1;
      const isTooMuch = depth > depthMax || tokens > elementTokensMax;
      done(isTooMuch ? new ImportRefused(tooMuchInElement) : null, token);
    },
  });
}

/**
 * Reads Overpass JSON or GeoJSON of any size. Rejects with an `ImportRefused` unless the whole file is well-formed, so
 * that nothing is imported from a file that ends too early.
 */
export async function readSourceFile(
  input: Readable,
  onProgress: (file: { elements: number; bytes: number }) => void = () => undefined,
): Promise<SourceFile> {
  const reader = createReader(onProgress);
  try {
    await pipeline(
      reader.meter(input),
      parser.asStream({ streamValues: false }),
      boundedElements(),
      pick.asStream({ filter: /^(?:elements|features)$/ }),
      streamArray.asStream(),
      reader.readElements,
    );
  } catch (error) {
    throw readable(error, reader.file);
  }
  reader.refuseIncomplete();
  return { ...reader.file, objects: [...reader.objects.values()] };
}

function createReader(onProgress: (file: SourceFile) => void) {
  const objects = new Map<string, SourceObject>();
  const file: SourceFile = { objects: [], elements: 0, bytes: 0, refusals: {}, repeated: 0 };
  const places = { node: { placed: 0, unplaced: 0 }, area: { placed: 0, unplaced: 0 } };
  const placesOf = (type: string) => places[type === 'node' ? 'node' : 'area'];
  let bytesAtElement = 0;
  let tail = '';

  async function* meter(input: Readable) {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      file.bytes += chunk.length;
      tail = (tail + chunk.toString('latin1')).slice(-tailLength);
      if (file.bytes - bytesAtElement > elementBytesMax) throw new ImportRefused(notAnExport);
      yield chunk;
    }
  }

  function keep(element: unknown): void {
    file.elements += 1;
    bytesAtElement = file.bytes;
    if (file.elements % 10_000 === 0) onProgress(file);
    const read = readElement(element);
    if ('refusal' in read) {
      file.refusals[read.refusal] = (file.refusals[read.refusal] ?? 0) + 1;
      if (read.refusal === 'no_position' && isCandidate(read.tags)) placesOf(read.type).unplaced += 1;
      return;
    }
    const { object } = read;
    if (!isCandidate(object.tags)) return;
    placesOf(object.type).placed += 1;
    const key = keyOf(object);
    const known = objects.get(key);
    if (known) file.repeated += 1;
    if (!known || known.version < object.version) objects.set(key, object);
    if (objects.size > objectsMax)
      throw new ImportRefused(`The file has more than ${objectsMax} laundries: this is no export of France.`);
  }

  async function readElements(elements: AsyncIterable<{ value: unknown }>): Promise<void> {
    for await (const { value } of elements) keep(value);
  }

  return { file, objects, meter, readElements, refuseIncomplete: () => refuseIncomplete(file, places, tail) };
}

function refuseIncomplete(
  file: SourceFile,
  places: Record<'node' | 'area', { placed: number; unplaced: number }>,
  tail: string,
): void {
  const remark = /\]\s*,\s*"remark"\s*:\s*"([^"]*)"/.exec(tail)?.[1];
  if (remark)
    throw new ImportRefused(
      `Overpass did not finish the query (${remark}), so objects are missing. Try again later.`,
    );
  if (file.elements === 0 && !/"(?:elements|features)"\s*:\s*\[/.test(tail))
    throw new ImportRefused(notAnExport);
  if (Object.values(places).some(({ placed, unplaced }) => placed === 0 && unplaced > 0))
    throw new ImportRefused(withoutPositions);
}

const withoutPositions =
  'Laundries have no position, for example because the nodes of an area are separate elements. Query Overpass with "out center tags meta;". Nothing was imported.';
const tooMuchInElement =
  'An element has more than 50 000 values or is nested too deeply: this is no laundromat. Nothing was imported.';
const notAnExport =
  'This is neither JSON of Overpass nor GeoJSON: a list named "elements" or "features" is missing, or one element is larger than 16 MB.';

function readable(error: unknown, { bytes, elements }: SourceFile): unknown {
  if (error instanceof ImportRefused) return error;
  if (bytes === 0 && !(error as NodeJS.ErrnoException).code) return new ImportRefused('The file is empty.');
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && /^E[A-Z]+$/.test(code))
    return new ImportRefused(`The file cannot be read (${code}).`, { cause: error });
  return new ImportRefused(
    `The file ends too early or is no JSON, after ${elements} elements and ${bytes} bytes (${message}). Nothing was imported.`,
    { cause: error },
  );
}
