/** A reason why the stack cannot start, told in one sentence that a developer can act on. */
export class StartError extends Error {
  override name = 'StartError';
}
