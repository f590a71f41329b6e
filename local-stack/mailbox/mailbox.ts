import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** A mail that the actions server has written instead of sending it. */
export interface SentMail {
  to: string[];
  from: string;
  subject: string;
  /** ISO time. */
  date: string;
  text: string;
  html: string;
}

/** All mails of the folder, newest first; none when it does not exist yet. */
export async function readMailbox(directory: string): Promise<SentMail[]> {
  const names = await readdir(directory).catch(() => []);
  // A name starts with the time of writing.
  const files = names.filter((name) => name.endsWith('.eml')).sort((a, b) => (a < b ? 1 : -1));
  return Promise.all(files.map((name) => readMail(path.join(directory, name))));
}

async function readMail(file: string): Promise<SentMail> {
  const mail = await PostalMime.parse(await readFile(file));
  return {
    to: (mail.to ?? []).flatMap(({ address }) => address ?? []),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
