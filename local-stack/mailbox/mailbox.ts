import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

export interface SentEmail {
  to: string[];
  from: string;
  subject: string;
  date: string;
  text: string;
  html: string;
}

export async function readMailbox(directory: string): Promise<SentEmail[]> {
  const names = await readdir(directory).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort((a, b) => (a < b ? 1 : -1));
  return Promise.all(files.map((name) => readEmail(path.join(directory, name))));
}

async function readEmail(file: string): Promise<SentEmail> {
  const email = await PostalMime.parse(await readFile(file));
  return {
    to: (email.to ?? []).flatMap(({ address }) => address ?? []),
    from: email.from?.address ?? '',
    subject: email.subject ?? '',
    date: email.date ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
  };
}
