import { readFileSync } from 'node:fs';

/** Returns the lines of a file in content/, without comments. */
export function contentLines(name: string): string[] {
  return readFileSync(new URL(`content/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Returns the `|`-separated cells of each line. */
export function contentRows(name: string): string[][] {
  return contentLines(name).map((line) => line.split('|'));
}
