import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type Email, EmailNotSent, Mailer } from '../../application/mailer.js';
import { messageOf } from './message.js';

/** Writes emails as .eml files, which any mail reader opens. File names sort by time and name no recipient. */
export class FileMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly directory: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(email: Email): Promise<void> {
    const { message } = await this.transport.sendMail(messageOf(email, this.from));
    const instant = new Date().toISOString().replace(/[-:.]/g, '');
    const file = path.join(this.directory, `${instant}-${randomBytes(4).toString('hex')}`);
    try {
      await fs.mkdir(this.directory, { recursive: true, mode: 0o700 });
      await fs.writeFile(`${file}.part`, message, { mode: 0o600 });
      await fs.rename(`${file}.part`, `${file}.eml`);
    } catch (error) {
      throw new EmailNotSent(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
    }
  }
}
