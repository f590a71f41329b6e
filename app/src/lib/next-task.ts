/** Resolves in a later task: the browser can react to the visitor before. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
