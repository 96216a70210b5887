import { createTransport } from 'nodemailer';
import { type Email, EmailNotSent, Mailer } from '../../application/mailer.js';
import { messageOf } from './message.js';

/** Emails are small: a server that takes longer counts as down. */
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** Sends emails through a mail server, each on its own connection, so that none waits for a broken one. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({ url: smtpUrl, ...TIMEOUTS_MS });
  }

  async send(email: Email): Promise<void> {
    try {
      await this.transport.sendMail(messageOf(email, this.from));
    } catch (error) {
      throw new EmailNotSent(reasonOf(error));
    }
  }
}

/** Only the codes: servers often repeat the address in their messages. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return 'responseCode' in error && typeof error.responseCode === 'number'
    ? `${code} ${String(error.responseCode)}`
    : code;
}
