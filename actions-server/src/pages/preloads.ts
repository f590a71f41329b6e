import { z } from 'zod';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import { matchesPattern } from '#contract/site/routes.ts';
import { escapeHtml } from '../http/html.ts';
import { pageOf } from './page-path.ts';

/** Table written into the shell by app/page-code.ts: the additional files of each page, by pattern. */
const pageCode = /<script type="application\/json" data-page-code>(.*?)<\/script>\s*/s;
const filesByPattern = z.record(z.string(), z.array(z.string()));

/**
 * Adds to the shell preloads of what the page at this path will request: its code and its first photo. The app leaves
 * these elements in place.
 */
export function addPreloads(shell: string, path: string, photo?: ShownPhoto): string {
  const elements = [
    ...(photo ? [photoElement(photo)] : []),
    ...filesOf(shell, path).map((file) => element({ rel: 'modulepreload', crossorigin: '', href: file })),
  ];
  const withoutTable = shell.replace(pageCode, '');
  if (elements.length === 0) return withoutTable;
  return withoutTable.replace('</head>', (end) => `${elements.join('\n    ')}\n  ${end}`);
}

function filesOf(shell: string, path: string): string[] {
  const [, table] = pageCode.exec(shell) ?? [];
  const page = pageOf(path);
  if (!table || !page) return [];
  const files = filesByPattern.parse(JSON.parse(table));
  return Object.entries(files).find(([pattern]) => matchesPattern(pattern, page))?.[1] ?? [];
}

function photoElement({ src, srcSet, sizes }: ShownPhoto): string {
  return element({
    rel: 'preload',
    as: 'image',
    href: src,
    ...(srcSet && { imagesrcset: srcSet, imagesizes: sizes }),
    fetchpriority: 'high',
  });
}

function element(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value ? `${key}="${escapeHtml(value)}"` : key,
  );
  return `<link ${written.join(' ')} />`;
}
