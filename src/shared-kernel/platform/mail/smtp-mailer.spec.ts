import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmailNotSent } from '../../application/mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const EMAIL = {
  to: { name: 'Maya', address: 'maya@example.org', language: 'en' as const },
  subject: 'Hello',
  paragraphs: ['Words.'],
};

/** Speaks just enough of the protocol to refuse, repeating the address as real servers do. */
const refusing = net.createServer((socket) => {
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    const command = chunk.toString();
    socket.write(command.startsWith('RCPT') ? '550 no maya@example.org here\r\n' : '250 ok\r\n');
  });
  socket.on('error', () => socket.destroy());
});
let port = 0;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      refusing.listen(0, '127.0.0.1', () => {
        port = (refusing.address() as net.AddressInfo).port;
        resolve();
      });
    }),
);
afterAll(() => {
  refusing.close();
});

const reasonOf = async (url: string): Promise<EmailNotSent> => {
  const failed = await new SmtpMailer(url, 'no-reply@flyleaf.example')
    .send(EMAIL)
    .catch((error: unknown) => error);
  if (!(failed instanceof EmailNotSent)) throw new Error('The email was delivered.');
  return failed;
};

describe('an email that a mail server does not take', () => {
  it('reports the server’s code and never the recipient (S57)', async () => {
    const failed = await reasonOf(`smtp://127.0.0.1:${String(port)}`);

    expect(failed.message).toBe('An email could not be sent: EENVELOPE 550');
    expect(`${failed.stack ?? ''}${String(failed.cause)}`).not.toContain('maya');
  });

  it('reports that no server answered, without the password', async () => {
    const failed = await reasonOf('smtp://somebody:Hidden-9@127.0.0.1:1');

    expect(failed.message).toBe('An email could not be sent: ESOCKET');
    expect(failed.stack).not.toContain('Hidden-9');
  });
});
