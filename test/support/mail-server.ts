import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.js';

/** A email that could not be delivered is tried again after a pause, which grows. */
const TIMEOUT_MS = 40_000;
const POLL_EVERY_MS = 25;

export interface ReceivedEmail extends Email {
  raw: string;
  /** Where the envelope says it goes. */
  recipients: string[];
}

/** A real mail server on loopback that keeps what it is given. It can be away, and it can refuse. */
export class MailServer {
  readonly emails: ReceivedEmail[] = [];
  private server: SMTPServer | undefined;
  private refusing = false;

  private constructor(private readonly port: number) {}

  /** On a port of its own; nobody listens there before `start`. */
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
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      const found = this.to(address).find((email) => email.subject === subject);
      if (found !== undefined) {
        this.emails.splice(this.emails.indexOf(found), 1);
        return found;
      }
      await pause(POLL_EVERY_MS);
    }
    const there = this.emails.map((email) => `${email.recipients.join()} ${email.subject ?? ''}`);
    throw new Error(`No email “${subject}” came. There were: ${there.join('; ')}`);
  }
}

/** What the link in an email carries, and the page it leads to. */
export function linkIn({ text = '' }: Pick<ReceivedEmail, 'text'>): { page: string; token: string } {
  const link = new URL(/https?:\S+\?token=\S+/.exec(text)?.[0] ?? 'missing:');
  return { page: `${link.origin}${link.pathname}`, token: link.searchParams.get('token') ?? '' };
}
