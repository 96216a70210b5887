import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.js';
import { until } from '../until.js';

/** Failed emails are retried after a growing pause. */
const TIMEOUT_MS = 40_000;

export interface ReceivedEmail extends Email {
  raw: string;
  /** From the envelope. */
  recipients: string[];
}

/** A real mail server on loopback. It stores every email, and it can be offline or refuse emails. */
export class MailServer {
  readonly emails: ReceivedEmail[] = [];
  refusals = 0;
  private server: SMTPServer | undefined;
  private refusing = false;

  private constructor(private readonly port: number) {}

  /** Reserves a port; nothing listens there before `start`. */
  static async away(): Promise<MailServer> {
    return new MailServer(await freePort());
  }

  static async started(): Promise<MailServer> {
    const server = await MailServer.away();
    await server.start();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, callback) => {
        if (this.refusing) this.refusals += 1;
        callback(this.refusing ? new Error(`we know no ${address}`) : null);
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          void PostalMime.parse(raw).then((email) => {
            this.emails.push({ ...email, raw, recipients });
            callback();
          });
        });
      },
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server !== undefined)
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
  }

  refuseEverybody(refusing: boolean): void {
    this.refusing = refusing;
  }

  /** All emails to this address so far, oldest first. */
  to(address: string): ReceivedEmail[] {
    return this.emails.filter(({ recipients }) => recipients.includes(address));
  }

  /** Waits for an email to this address with this subject and removes it, so that the next call finds the next one. */
  async next(address: string, subject: string): Promise<ReceivedEmail> {
    const found = await until(() => this.to(address).find((email) => email.subject === subject), {
      withinMs: TIMEOUT_MS,
      otherwise: () => `no email “${subject}” to ${address}. Received: ${this.summary()}`,
    });
    this.emails.splice(this.emails.indexOf(found), 1);
    return found;
  }

  private summary(): string {
    return this.emails.map(({ recipients, subject = '' }) => `${recipients.join()} ${subject}`).join('; ');
  }
}

/** The page and the token of the link in an email. */
export function linkIn({ text = '' }: Pick<ReceivedEmail, 'text'>): { page: string; token: string } {
  const link = new URL(/https?:\S+\?token=\S+/.exec(text)?.[0] ?? 'missing:');
  return { page: `${link.origin}${link.pathname}`, token: link.searchParams.get('token') ?? '' };
}
