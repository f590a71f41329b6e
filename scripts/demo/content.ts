import { readFileSync } from 'node:fs';

/** The lines of a text file beside this one, without its comments. */
export function contentLines(name: string): string[] {
  return readFileSync(new URL(`content/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The `|`-separated cells of each line. */
export function contentRows(name: string): string[][] {
  return contentLines(name).map((line) => line.split('|'));
}
