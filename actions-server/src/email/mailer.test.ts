import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderEmail } from './email.ts';
import { createMailer, MailServerUnavailable } from './mailer.ts';

const reader = {
  firstName: 'Camille',
  siteAddress: 'contact@lavoir.test',
  publicUrl: 'https://lavoir.test',
};
const sender = { MAIL_FROM: 'Lavoir <ne-pas-repondre@lavoir.test>' };

test('an email has the same content in text and HTML, and user input never becomes markup', () => {
  const mail = renderEmail(
    {
      to: 'camille@example.org',
      subject: 'Objet',
      paragraphs: ['Un <b>mot</b> & "deux"', 'Fin'],
      action: { label: 'Ouvrir', url: 'https://lavoir.test/x?a=1&b=2' },
    },
    reader,
  );
  expect(mail.text).toContain('Un <b>mot</b> & "deux"\n\nhttps://lavoir.test/x?a=1&b=2\n\nFin');
  expect(mail.html).toContain('<p>Un &lt;b&gt;mot&lt;/b&gt; &amp; &quot;deux&quot;</p>');
  expect(mail.html).toContain('href="https://lavoir.test/x?a=1&amp;b=2"');
  expect(mail.html).toContain('lang="fr"');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Bonjour Camille,');
    expect(form).toContain('Écrivez-nous\u00a0: contact@lavoir.test');
  }
});

test('an email links to a path of the site with its address, and to others as they are', () => {
  const textTo = (url: string) =>
    renderEmail({ to: 'a@b.fr', subject: '', paragraphs: ['Un'], action: { label: 'Ouvrir', url } }, reader)
      .text;
  expect(textTo('/contact?a=1')).toContain('\nhttps://lavoir.test/contact?a=1\n');
  expect(textTo('https://stripe.test/facture')).toContain('\nhttps://stripe.test/facture\n');
});

test('an email has French spacing', () => {
  const { subject, text, html } = renderEmail(
    {
      to: 'camille@example.org',
      subject: 'Nouvelle laverie : Le Tambour',
      paragraphs: ['Motif : « trop court » sous 48 h.'],
    },
    reader,
  );
  expect(subject).toBe('Nouvelle laverie\u00a0: Le Tambour');
  for (const form of [text, html]) {
    expect(form).toContain('Motif\u00a0: «\u00a0trop court\u00a0» sous 48\u00a0h.');
  }
});

test('without an SMTP server an email becomes a complete file, and its folder is created', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const directory = path.join(folder, 'mail');
  const mailer = createMailer({ ...sender, MAIL_DIRECTORY: directory });
  await mailer.send({ to: 'camille@example.org', subject: 'Déjà', text: 'à', html: '<p>à</p>' });
  const files = await readdir(directory);
  expect(files).toEqual([expect.stringMatching(/^\d+-[\w-]+\.eml$/)]);
  const content = await readFile(path.join(directory, files[0]!), 'utf8');
  expect(content).toMatch(/^From: Lavoir <ne-pas-repondre@lavoir\.test>\r$/m);
  expect(content).toMatch(/^To: camille@example\.org\r$/m);
});

test('a line break in a subject adds no header', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mailer = createMailer({ ...sender, MAIL_DIRECTORY: folder });
  await mailer.send({ to: 'a@example.org', subject: 'x\r\nBcc: b@example.org', text: 'x', html: 'x' });
  const content = await readFile(path.join(folder, (await readdir(folder))[0]!), 'utf8');
  expect(content).not.toMatch(/^Bcc:/im);
});

async function startSmtp(refusal?: string) {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let text = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (inData && text.endsWith('\r\n.\r\n')) {
        mails.push(text);
        inData = false;
        text = '';
        return void socket.write('250 ok\r\n');
      }
      if (inData || !text.endsWith('\r\n')) return;
      const line = text;
      text = '';
      if (line.startsWith('DATA')) {
        inData = true;
        return void socket.write('354 go\r\n');
      }
      if (line.startsWith('QUIT')) return void socket.end('221 bye\r\n');
      if (refusal && line.startsWith('RCPT')) return void socket.write(`${refusal}\r\n`);
      socket.write('250 ok\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails };
}

const mail = { to: 'camille@example.org', subject: 'Bonjour', text: 'texte', html: '<p>html</p>' };

test('with an SMTP server an email is sent there, as text and HTML', async () => {
  const smtp = await startSmtp();
  await createMailer({ ...sender, SMTP_URL: smtp.url }).send(mail);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatch(/multipart\/alternative[\s\S]*texte[\s\S]*<p>html<\/p>/);
});

test('an error of the SMTP server contains its code and no address, and is logged', async () => {
  const smtp = await startSmtp('550 no camille@example.org here');
  const warn = vi.fn();
  const error = await createMailer({ ...sender, SMTP_URL: smtp.url }, { logger: { warn } })
    .send({ ...mail, headers: { 'X-Request-ID': 'id' } })
    .catch((thrown: unknown) => thrown);
  const message = 'an email could not be sent (EENVELOPE)';
  expect(String(error)).toBe(`Error: ${message}`);
  expect(warn.mock.calls).toEqual([[{ requestId: 'id' }, message]]);
});

test('an SMTP server that cannot be reached or is closing is unavailable, one that refuses a recipient is not', async () => {
  const isUnavailable = (url: string) =>
    createMailer({ ...sender, SMTP_URL: url })
      .send(mail)
      .catch((error: unknown) => error instanceof MailServerUnavailable);
  expect(await isUnavailable('smtp://127.0.0.1:9')).toBe(true);
  for (const [refusal, expected] of [
    ['421 closing', true],
    ['550 no such mailbox', false],
    ['450 try again later', false],
  ] as const)
    expect(await isUnavailable((await startSmtp(refusal)).url)).toBe(expected);
});
