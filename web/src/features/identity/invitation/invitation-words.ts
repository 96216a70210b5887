export const english = {
  title: 'You’re invited',
  lead: 'A student wants to share part of their college plans with you. Sign in or create a free account. Nothing is linked until you say so.',
  register: 'Create an account',
  signIn: 'I have an account',
  forAdults: 'This invitation is for a parent or counselor',
  forAdultsWhy:
    'You’re signed in with another kind of account. Sign out, then open the link in the email again.',
  incomplete: 'This link isn’t complete',
  incompleteWhy:
    'Open the link in the email again, or sign in and enter the code from the email on your home page.',
  home: 'Back to Flyleaf',
};
export type InvitationWords = typeof english;

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
