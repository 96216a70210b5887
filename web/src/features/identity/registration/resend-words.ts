import { emailLinkRefusal } from '../refusal-words';

export const english = {
  sent: 'Sent. Check your email.',
  sentTitle: 'Confirmation Sent',
  /** The server’s own message is in English. */
  sentNote: (message: string) => message,
  failed: 'Request Failed',
  refusal: emailLinkRefusal,
};
export type ResendWords = typeof english;
