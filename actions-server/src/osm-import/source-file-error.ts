/** A file that cannot be imported; the message says why, and what to do. */
export class SourceFileError extends Error {
  override name = 'SourceFileError';
}
