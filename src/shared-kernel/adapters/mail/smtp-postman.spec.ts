import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LetterNotDelivered } from '../../application/postman.js';
import { SmtpPostman } from './smtp-postman.js';

const LETTER = {
  to: { name: 'Maya', address: 'maya@example.org' },
  subject: 'Hello',
  paragraphs: ['Words.'],
};

/** Speaks just enough of the protocol to refuse, repeating the address as real servers do. */
const refusing = net.createServer((socket) => {
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    const said = chunk.toString();
    socket.write(said.startsWith('RCPT') ? '550 no maya@example.org here\r\n' : '250 ok\r\n');
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

const reasonOf = async (url: string): Promise<LetterNotDelivered> => {
  const failed = await new SmtpPostman(url, 'no-reply@flyleaf.example')
    .deliver(LETTER)
    .catch((error: unknown) => error);
  if (!(failed instanceof LetterNotDelivered)) throw new Error('The letter was delivered.');
  return failed;
};

describe('a letter that a mail server does not take', () => {
  it('tells the server’s code and never whom it was for (S57)', async () => {
    const failed = await reasonOf(`smtp://127.0.0.1:${String(port)}`);

    expect(failed.message).toBe('A letter could not be delivered: EENVELOPE 550');
    expect(`${failed.stack ?? ''}${String(failed.cause)}`).not.toContain('maya');
  });

  it('tells that nobody answered, and not with which password it tried', async () => {
    const failed = await reasonOf('smtp://somebody:Hidden-9@127.0.0.1:1');

    expect(failed.message).toBe('A letter could not be delivered: ESOCKET');
    expect(failed.stack).not.toContain('Hidden-9');
  });
});
