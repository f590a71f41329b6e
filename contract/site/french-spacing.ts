/** Spaces at which no line may break: before double punctuation, in « », between a number and its unit. */
const rules: readonly [RegExp, string][] = [
  [/ ([:;!?»€%])/g, '\u00a0$1'],
  [/« /g, '«\u00a0'],
  [/(\d) (?=(?:\d{3}|h|km|kg|m|min|mois|jours|ans|Mo|photos)(?![\dA-Za-zÀ-ÿ]))/g, '$1\u00a0'],
];

export function spaced(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Returns the same with {@link spaced} texts and keys. Instances of classes stay as they are. */
export function french<Content>(content: Content): Content {
  return deep(content) as Content;
}

function deep(value: unknown): unknown {
  if (typeof value === 'string') return spaced(value);
  if (Array.isArray(value)) return value.map(deep);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [spaced(key), deep(part)]));
}
