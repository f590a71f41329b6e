import { french } from '#contract/site/french-spacing.ts';
import { site } from '#contract/site/site.ts';
import { escapeHtml } from '../http/html.ts';
import type { Mail } from './mailer.ts';

/** Content of an email, from which its text and HTML parts are rendered. It is sent to confirmed addresses only. */
export interface Email {
  to: string;
  subject: string;
  /** Plain text; may contain user input. */
  paragraphs: string[];
  /** Link shown after the first paragraph. */
  action?: { label: string; url: string };
  /**
   * Allows sending to an unconfirmed address. Set it only where every word is ours, with no user input in texts or links:
   * anybody may have typed the address.
   */
  forAnyone?: true;
}

/** Renders an email as greeting, paragraphs, link and signature, with French spacing. */
export function renderEmail({ to, action, ...words }: Email): Mail {
  const { subject, paragraphs } = french(words);
  const [first = '', ...rest] = paragraphs;
  const text = ['Bonjour,', first, ...(action ? [action.url] : []), ...rest, signature];
  const body = [
    paragraph('Bonjour,'),
    paragraph(first),
    ...(action ? [button(action)] : []),
    ...rest.map(paragraph),
    `<p style="color:#5b6472">${escapeHtml(signature)}</p>`,
  ];
  return { to, subject, text: `${text.join('\n\n')}\n`, html: page(subject, body.join('\n')) };
}

/** Has no telephone number: an email outlives the one that an administrator sets. */
const signature = `L'équipe ${site.name}`;

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** The address is repeated below the button, because some mail programs show no links. */
function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#fff;text-decoration:none';
  return `<p><a href="${href}" style="${style}">${escapeHtml(label)}</a></p>\n<p style="word-break:break-all">${href}</p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;color:#1c2430;max-width:36rem;margin:0 auto;padding:16px">
${body}
</body>
</html>
`;
}
