/** Resolves in a later task, so that the browser can react to the visitor first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
