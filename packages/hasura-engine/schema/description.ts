/** Returns the first comment that is set. An empty one stands for no description. */
export const firstComment = (...comments: (string | undefined)[]): string | undefined =>
  comments.find((comment) => comment !== undefined) || undefined;
