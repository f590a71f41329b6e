export async function jsonObjectOf(response: Response): Promise<Record<string, unknown> | undefined> {
  if (!isJson(response)) return undefined;
  return parseObject(await response.text());
}

export function isJson({ headers }: Response): boolean {
  return /^application\/json\b/i.test(headers.get('Content-Type') ?? '');
}

export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
