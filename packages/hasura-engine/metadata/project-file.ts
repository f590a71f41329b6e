import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { ProjectError } from '../errors/project-error.ts';
import { Entry } from './entry.ts';

const includeTag = { tag: '!include', resolve: (text: string) => `!include ${text}` };

/**
 * Reads a metadata file with everything it includes, as `"!include other.yaml"` or the YAML tag. Undefined for a
 * missing or empty file.
 */
export function readYaml(directory: string, file: string, includedFrom: string[] = []): Entry {
  const path = join(directory, file);
  const shown = relative(directory, path);
  if (includedFrom.includes(path)) throw new ProjectError(`${shown} includes itself.`);
  if (!existsSync(path)) {
    if (includedFrom.length > 0) throw new ProjectError(`${shown} is included but does not exist.`);
    return new Entry(undefined, shown, '');
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { customTags: [includeTag], lineCounter });
  const problem = document.errors[0];
  if (problem) throw new ProjectError(`${shown} is not valid YAML: ${firstLine(problem.message)}`);
  const value: unknown = document.toJS();
  const include = (other: string) =>
    readYaml(directory, relative(directory, join(dirname(path), other)), [...includedFrom, path]);
  return entryOf(value, shown, include);
}

function entryOf(value: unknown, file: string, include: (file: string) => Entry): Entry {
  const wrap = (child: unknown): unknown => {
    if (typeof child === 'string' && child.startsWith('!include ')) {
      return include(child.slice('!include '.length).trim());
    }
    if (Array.isArray(child)) return child.map(wrap);
    if (child !== null && typeof child === 'object') {
      return Object.fromEntries(Object.entries(child).map(([key, inner]) => [key, wrap(inner)]));
    }
    return child;
  };
  const wrapped = wrap(value);
  return wrapped instanceof Entry ? wrapped : new Entry(wrapped, file, '');
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? text;

export function readText(directory: string, file: string): Entry {
  const path = join(directory, file);
  return new Entry(existsSync(path) ? readFileSync(path, 'utf8') : undefined, file, '');
}
