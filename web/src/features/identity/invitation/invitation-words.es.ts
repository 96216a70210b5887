import { type InvitationWords } from './invitation-words';

export const spanish: InvitationWords = {
  title: 'Tiene una invitación',
  lead: 'Un estudiante quiere compartir con usted parte de sus planes para la universidad. Inicie sesión o cree una cuenta gratuita. Nada se vincula hasta que usted lo confirme.',
  register: 'Crear una cuenta',
  signIn: 'Ya tengo una cuenta',
  forAdults: 'Esta invitación es para una madre, un padre, un tutor o un consejero',
  forAdultsWhy:
    'Inició sesión con otro tipo de cuenta. Cierre la sesión y abra otra vez el enlace del correo.',
  incomplete: 'Este enlace está incompleto',
  incompleteWhy:
    'Abra otra vez el enlace del correo, o inicie sesión y escriba en su página de inicio el código que viene en el correo.',
  home: 'Volver a Flyleaf',
};
