import { type Words } from './words';

export const spanish: Words = {
  title: 'Sus estudiantes',
  none: 'Ningún estudiante le ha dado acceso todavía. En Flyleaf, su estudiante abre «Settings», luego «Sharing», y crea un código para usted.',
  see: (firstName) => `Ver lo que comparte ${firstName}`,
  sharesNothing: (firstName) => `Por ahora, ${firstName} no comparte nada con usted.`,
  codeLabel: 'Código de un estudiante',
  codeHint: 'Diez letras y números, por ejemplo K7MPQ-3WXYZ',
  enter: 'Usar el código',
  codeMissing: 'Escriba el código.',
  linked: 'Listo',
  linkedTo: (firstName) => `Ahora puede ver lo que comparte ${firstName}.`,
  failed: 'No pudimos comprobar el código. Inténtelo de nuevo.',
  notFound: 'Este código no funciona. Quizá ya se usó o venció. Pida uno nuevo a su estudiante.',
  forAnother: 'Este código es para otro tipo de cuenta. Pida a su estudiante uno que corresponda a la suya.',
  notLoaded: 'No pudimos cargar a sus estudiantes',
  notLoadedWhy: 'Revise su conexión e inténtelo de nuevo.',
};
