/**
 * The project uses something unsupported, or does not match the database. The message is one sentence that names file
 * and key.
 */
export class ProjectError extends Error {
  override name = 'ProjectError';
}
