import { createHash } from 'node:crypto';
import { type SentPage, sentPageId } from '#app/data/sent-page.ts';
import { scriptJson } from '#app/lib/script-json.ts';

/** Returns the hash of the built index.html, by which client and server build recognize each other. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

const emptyRoot = '<div id="root"></div>';
/** For the plain shell only: a drawn page can be read without scripts. */
const needsScripts = /<noscript>.*?<\/noscript>\s*/s;
/** Elements of the document's head, which React writes in front of the root's content. */
const headElements = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

interface DrawnPage {
  /** The output of React. */
  content: string;
  /** Scripts to load beside those of the shell. */
  files: readonly string[];
  page: SentPage;
}

/** Returns the built index.html filled with a page. */
export function fillShell(shell: string, { content, files, page }: DrawnPage): string {
  const [head = ''] = headElements.exec(content) ?? [];
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const data = `<script type="application/json" id="${sentPageId}">${scriptJson(page)}</script>`;
  const root = emptyRoot.replace('><', () => `>${content.slice(head.length)}<`);
  const filledHead = withLaterScripts(withHead(shell.replace(needsScripts, ''), head + preloads.join('')));
  return filledHead.replace(emptyRoot, () => root + data);
}

/** Lets the page show before its scripts, which it does not need for that. */
function withLaterScripts(html: string): string {
  return html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** Returns the shell with these elements in its head. */
export function withHead(shell: string, elements: string): string {
  return shell.replace('</head>', (end) => elements + end);
}
