import { type Email, EmailNotSent, Mailer } from '#shared-kernel/application/mailer.js';

export class RecordingMailer extends Mailer {
  readonly sent: Email[] = [];
  isAway = false;

  send(email: Email): Promise<void> {
    if (this.isAway) return Promise.reject(new EmailNotSent('ECONNREFUSED'));
    this.sent.push(email);
    return Promise.resolve();
  }

  /** The only email that was sent. */
  get only(): Email {
    const [email, ...others] = this.sent;
    if (email === undefined || others.length > 0)
      throw new Error(`${String(this.sent.length)} emails were sent.`);
    return email;
  }

  /** The token of the link in the latest email. */
  get token(): string {
    const url = this.sent.at(-1)?.action?.url;
    return new URL(url ?? 'missing:').searchParams.get('token') ?? '';
  }
}
