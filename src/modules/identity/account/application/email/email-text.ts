import { type Email } from '#shared-kernel/application/mailer.js';

export type EmailText = Omit<Email, 'to'>;
