import { createHash } from 'node:crypto';
import { type SentPage, sentPageId } from '#app/graphql/sent-answers.ts';
import { scriptJson } from '#app/graphql/site/page-head.tsx';

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

const emptyRoot = '<div id="root"></div>';
const needsScripts = /<noscript>.*?<\/noscript>\s*/s;
const headElements = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const importedScripts = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

interface PageParts {
  content: string;
  loader: string;
  files: readonly string[];
  page: SentPage;
}

export function fillShell(shell: string, { content, loader, files, page }: PageParts): string {
  const [head = ''] = headElements.exec(content) ?? [];
  const data = `<script type="application/json" id="${sentPageId}">${scriptJson(page)}</script>`;
  const root = emptyRoot.replace('><', () => `>${content.slice(head.length)}<`);
  const filledHead = withLaterScripts(withHead(shell.replace(needsScripts, ''), head), loader, files);
  return filledHead.replace(emptyRoot, () => root + data);
}

/** Defers the scripts, so that the browser shows the page first: a rendered page can be read without them. */
function withLaterScripts(html: string, loader: string, files: readonly string[]): string {
  const [, entry] = entryScript.exec(html) ?? [];
  if (!entry) throw new Error('index.html has lost its script.');
  const imported = [...html.matchAll(importedScripts)].map(([, file]) => file);
  const scripts = [...imported, entry, ...files].join(' ');
  return html
    .replaceAll(importedScripts, '')
    .replace(
      entryScript,
      `<script type="module" fetchpriority="low" crossorigin src="${loader}" data-scripts="${scripts}"></script>`,
    );
}

export function withHead(shell: string, elements: string): string {
  return shell.replace('</head>', (end) => elements + end);
}
