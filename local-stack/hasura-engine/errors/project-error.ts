/**
 * The project directory asks for something this engine cannot do, or says something that is not true of the database.
 * The message is one sentence that names the file and the key, fit to be shown to whoever started the engine.
 */
export class ProjectError extends Error {
  override name = 'ProjectError';
}
