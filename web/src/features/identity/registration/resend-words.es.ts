import { emailLinkRefusal } from '../spanish-refusals';
import { type ResendWords } from './resend-words';

export const spanish: ResendWords = {
  sent: 'Enviado. Revise su correo.',
  sentTitle: 'Correo enviado',
  sentNote: () => 'Le enviamos un enlace para confirmar su dirección.',
  failed: 'No se pudo enviar',
  refusal: emailLinkRefusal,
};
