import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Env } from '../env.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export interface Mail {
  /** Set when an email may be sent twice: mail programs show two messages with the same id as one. */
  messageId?: string;
  headers?: Record<string, string>;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type Mailer = ReturnType<typeof createMailer>;

/** No email can be sent at present. Any other failure may be the fault of this email or its recipient. */
export class MailServerUnavailable extends Error {
  override name = 'MailServerUnavailable';
}

const faultsOfServer = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH']);
/** The mail server ends the connection, whatever was sent over it. */
const closingReply = 421;

const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 20_000;

export function createMailer(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_DIRECTORY' | 'MAIL_FROM'>,
  { mails, logger }: { mails?: Metrics['mails']; logger?: Pick<Logger, 'warn'> } = {},
) {
  const send = env.SMTP_URL ? throughSmtp(env.SMTP_URL) : intoFolder(env.MAIL_DIRECTORY ?? '');
  return {
    /** Rejects when the mail server does not take the email; the error never names the recipient. */
    async send(mail: Mail): Promise<void> {
      try {
        await send({ ...mail, from: env.MAIL_FROM });
        mails?.inc({ outcome: 'sent' });
      } catch (error) {
        mails?.inc({ outcome: 'failed' });
        const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
        // Messages of SMTP servers repeat addresses, which do not belong in a log.
        const message = `an email could not be sent (${code})`;
        logger?.warn({ requestId: mail.headers?.['X-Request-ID'] }, message);
        const isDown = faultsOfServer.has(code) || responseCode === closingReply;
        throw isDown ? new MailServerUnavailable(message) : new Error(message);
      }
    },
  };
}

type Send = (message: Mail & { from: string }) => Promise<void>;

function throughSmtp(url: string): Send {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  });
  return async (message) => void (await transport.sendMail(message));
}

function intoFolder(directory: string): Send {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const { message: content } = await transport.sendMail(message);
    await mkdir(directory, { recursive: true });
    const file = path.join(directory, `${Date.now()}-${randomUUID()}.eml`);
    await writeFile(`${file}.new`, content as Buffer, { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
}
