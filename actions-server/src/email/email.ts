import { z } from 'zod';
import { french } from '#contract/site/french-spacing.ts';
import { laundromatPath } from '#contract/site/paths.ts';
import { site } from '#contract/site/site.ts';
import { escapeHtml } from '../http/html.ts';
import type { Mail } from './mailer.ts';

export const emailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  /** Plain text; may contain user input. */
  paragraphs: z.array(z.string()),
  /** The `url` may be a path of the site. */
  action: z.object({ label: z.string(), url: z.string() }).optional(),
  /**
   * Allows sending to an unconfirmed address. Set it only where every word is ours, with no user input in texts or links:
   * anybody may have typed the address.
   */
  forAnyone: z.literal(true).optional(),
  /**
   * Purposes with a daily limit each, so that nobody else can use it up. `reset`, `confirmation` and `code` have a link
   * or a code; `claim` reports a claim; `account` is caused by the account, administrators or payments.
   */
  allowance: z.enum(['confirmation', 'reset', 'code', 'claim', 'account']).optional(),
});
export type Email = z.infer<typeof emailSchema>;
export type Allowance = NonNullable<Email['allowance']>;

interface Reader {
  /** Only for a confirmed address: at any other, the name may have been typed by another person. */
  firstName?: string | undefined;
  siteAddress: string;
  publicUrl: string;
}

export function renderEmail(email: Email, { firstName, siteAddress, publicUrl }: Reader): Mail {
  const { to, action: given, ...words } = email;
  const action = given && { ...given, url: given.url.startsWith('/') ? publicUrl + given.url : given.url };
  const { subject, paragraphs } = french({ subject: words.subject, paragraphs: words.paragraphs });
  const [first = '', ...rest] = paragraphs;
  const greeting = firstName ? `Bonjour ${firstName},` : 'Bonjour,';
  const contact = french(`Une question ? Écrivez-nous : ${siteAddress}`);
  const text = [greeting, first, ...(action ? [action.url] : []), ...rest, contact, signature];
  const body = [
    paragraph(greeting),
    paragraph(first),
    ...(action ? [button(action)] : []),
    ...rest.map(paragraph),
    ...[contact, signature].map((line) => `<p style="color:#5b6472">${escapeHtml(line)}</p>`),
  ];
  return { to, subject, text: `${text.join('\n\n')}\n`, html: page(subject, body.join('\n')) };
}

export const pageAction = (slug: string) => ({ label: 'Voir la fiche', url: laundromatPath(slug) });

/** Names the author of a message to the site. */
export const replyLine = (address: string) => `Répondre à : ${address}`;

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
