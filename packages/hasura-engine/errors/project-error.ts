/**
 * The project directory uses something that this engine does not support, or does not match the database. The message
 * is one sentence that names the file and the key, for the person who starts the engine.
 */
export class ProjectError extends Error {
  override name = 'ProjectError';
}
