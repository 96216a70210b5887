import { type AccountWords } from './account-words';

export const spanish: AccountWords = {
  title: 'Cuenta',
  name: 'Nombre',
  email: 'Correo electrónico',
  confirmed: 'Confirmado',
  notConfirmed: 'Sin confirmar todavía',
  role: 'Tipo de cuenta',
  roles: {
    student: 'Estudiante',
    parent: 'Madre, padre o tutor',
    counselor: 'Consejero escolar',
    admin: 'Administrador',
  },
  signIn: 'Usted entra con',
  password: 'Correo y contraseña',
  openLink:
    'Abra el enlace que le enviamos por correo para confirmar su dirección. Mientras tanto puede hacer todo lo demás.',
  resend: 'Reenviar el correo',
  language: 'Idioma',
  languageWhat: 'Correos, guías, configuración y lo que leen las familias',
  restInEnglish:
    'Por ahora, las páginas donde trabajan los estudiantes y las de cada universidad están en inglés.',
  languageUnsaved:
    'Este navegador ya lo usa, pero no pudimos guardarlo con su cuenta, así que los correos siguen como estaban. Lo intentaremos otra vez la próxima vez que abra Flyleaf.',
};
