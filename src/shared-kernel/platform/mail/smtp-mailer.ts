import { createTransport } from 'nodemailer';
import { type Email, EmailNotSent, Mailer } from '../../application/mailer.js';
import { messageOf } from './message.js';

/** An email is small: whoever takes longer is away. */
const PATIENCE_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** Hands letters to a mail server, one connection each: there are few, and none may wait behind a dead one. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({ url: smtpUrl, ...PATIENCE_MS });
  }

  async send(email: Email): Promise<void> {
    try {
      await this.transport.sendMail(messageOf(email, this.from));
    } catch (error) {
      throw new EmailNotSent(reasonOf(error));
    }
  }
}

/** The codes only: servers like to repeat the address in their words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return 'responseCode' in error && typeof error.responseCode === 'number'
    ? `${code} ${String(error.responseCode)}`
    : code;
}
