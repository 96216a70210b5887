import { dayIn } from '#shared-kernel/domain/language.js';
import { type EmailText } from '../../account/application/email/email-text.js';
import { type Relation } from '../domain/shared-part.js';

interface InvitationText {
  /** The student's first name, if it is plain. */
  from: string;
  relation: Relation;
  code: string;
  url: string;
  /** ISO 8601. */
  lastDay: string;
}

/** We know neither the name nor the language of who reads it. */
export const invitationEmail = ({ from, relation, code, url, lastDay }: InvitationText): EmailText => ({
  subject: `${from} invites you to follow their college plans`,
  paragraphs: [
    `${from} is planning for college with Flyleaf and wants to share some of it with you, ${relation === 'parent' ? 'as their parent or guardian' : 'as their school counselor'}.`,
    `You’ll see only what they chose to share. They can change it or end it at any time, and they see when you look. The link works once, until ${dayIn('en', lastDay)}.`,
    ...(relation === 'parent' ? [inSpanish(from, lastDay)] : []),
  ],
  action: { label: 'See the invitation', url },
  afterwards: [
    `If the link doesn’t open, sign in to Flyleaf or create an account, and enter this code on your home page: ${code}.`,
    'If you don’t know who this is from, ignore this email. Nothing happens unless you use the link.',
  ],
});

const inSpanish = (from: string, lastDay: string) =>
  `En español: ${from === 'A student' ? 'un estudiante' : from} prepara su ingreso a la universidad con Flyleaf y quiere compartir una parte con usted. Usted verá solo lo que eligió compartir. El enlace funciona una vez, hasta el ${dayIn('es', lastDay)}. Si no conoce a quien le escribe, ignore este correo.`;
