import { type Words } from './words';

export const spanish: Words = {
  title: 'Sus estudiantes',
  add: 'Añadir un estudiante',
  none: 'Ningún estudiante le ha dado acceso todavía. En Flyleaf, su estudiante abre «Settings», luego «Sharing», y le envía una invitación. También puede pedírselo aquí abajo.',
  see: (firstName) => `Ver lo que comparte ${firstName}`,
  codeLabel: 'Código de un estudiante',
  codeHint: 'Diez letras y números, por ejemplo K7MPQ-3WXYZ',
  invited:
    'Llegó con una invitación y el código ya está escrito. Su estudiante verá su nombre cuando usted lo use.',
  enter: 'Usar el código',
  codeMissing: 'Escriba el código.',
  linked: 'Listo',
  linkedTo: (firstName) => `Ahora puede ver lo que comparte ${firstName}.`,
  failed: 'No pudimos comprobar el código. Inténtelo de nuevo.',
  notFound: 'Este código no funciona. Quizá ya se usó o venció. Pida uno nuevo a su estudiante.',
  forAnother: 'Este código es para otro tipo de cuenta. Pida a su estudiante uno que corresponda a la suya.',
  askLabel: 'O pida a un estudiante que comparta con usted',
  askHint: 'El correo de su cuenta de Flyleaf. Verá el nombre y el correo de usted, y decidirá.',
  ask: 'Pedir acceso',
  asked: 'Si hay un estudiante con este correo, verá su solicitud. Si acepta, lo encontrará aquí.',
  askFailed: 'No pudimos enviar su solicitud. Inténtelo de nuevo.',
  askedTooMuch: 'Ya hizo suficientes solicitudes por hoy. Inténtelo de nuevo mañana.',
  emailMissing: 'Escriba el correo del estudiante.',
  emailWrong: 'Escriba un correo completo, por ejemplo maya@example.org.',
  notLoaded: 'No pudimos cargar a sus estudiantes',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
