import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMailbox } from './mailbox.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-mailbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail = (subject: string) =>
  [
    'From: Lavoir <ne-pas-repondre@lavoir.test>',
    'To: camille@example.org',
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'D=C3=A9j=C3=A0',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>Déjà</p>').toString('base64'),
    '--b--',
    '',
  ].join('\r\n');

test('a folder that does not exist has no emails', async () => {
  expect(await readMailbox(path.join(folder, 'missing'))).toEqual([]);
});

test('emails are listed newest first with text and HTML decoded', async () => {
  await writeFile(path.join(folder, '1000-a.eml'), mail('Premier'));
  await writeFile(path.join(folder, '2000-a.eml'), mail('=?UTF-8?Q?D=C3=A9j=C3=A0?='));
  const [newest, oldest] = await readMailbox(folder);
  expect(oldest?.subject).toBe('Premier');
  expect(newest).toMatchObject({
    to: ['camille@example.org'],
    from: 'ne-pas-repondre@lavoir.test',
    subject: 'Déjà',
    date: '2026-11-20T10:00:00.000Z',
    html: expect.stringContaining('<p>Déjà</p>'),
  });
  expect(newest?.text.trim()).toBe('Déjà');
});

test('an email that is still being written is not listed, and reading changes nothing', async () => {
  await writeFile(path.join(folder, '1000-a.eml.new'), 'To: cam');
  expect(await readMailbox(folder)).toEqual([]);
  expect(await readFile(path.join(folder, (await readdir(folder))[0]!), 'utf8')).toBe('To: cam');
});
