import { dayIn } from '#shared-kernel/domain/language.js';
import { type EmailWords } from './email-words.js';

const IF_THIS_WAS_NOT_YOU =
  'Si no fue usted, use «¿Olvidó su contraseña?» en la página de inicio de sesión para elegir una nueva y luego revise en la configuración dónde tiene la sesión abierta.';
const ASK =
  'Si cree que se trata de un error, comuníquese con la persona encargada de Flyleaf en su escuela.';

const ROLES: Record<Parameters<EmailWords['accessChanged']>[0]['role'], string> = {
  student: 'estudiante',
  parent: 'madre, padre o tutor',
  counselor: 'consejero escolar',
  admin: 'administrador',
};

const SECOND_FACTOR: Record<
  Parameters<EmailWords['secondFactorChanged']>[0],
  { subject: string; text: string }
> = {
  on: {
    subject: 'La verificación en dos pasos está activada',
    text: 'A partir de ahora, para entrar a Flyleaf necesita un código de su aplicación de autenticación. Guarde sus códigos de recuperación en un lugar donde pueda encontrarlos sin el teléfono.',
  },
  off: {
    subject: 'La verificación en dos pasos está desactivada',
    text: 'A partir de ahora, para entrar a Flyleaf solo necesita su contraseña.',
  },
  'new-recovery-codes': {
    subject: 'Tiene códigos de recuperación nuevos',
    text: 'Su cuenta tiene diez códigos de recuperación nuevos. Los anteriores ya no funcionan.',
  },
  'recovery-code-used': {
    subject: 'Se usó un código de recuperación',
    text: 'Alguien, seguramente usted, usó uno de sus códigos de recuperación. Ese código ya no volverá a funcionar. Puede crear códigos nuevos en la configuración.',
  },
};

export const spanish: EmailWords = {
  confirmEmail: (url) => ({
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      'Le damos la bienvenida a Flyleaf. Confirme que esta es su dirección de correo; así podremos ayudarle a entrar si algún día olvida su contraseña.',
      'El enlace funciona durante 24 horas. Mientras tanto ya puede usar Flyleaf.',
    ],
    action: { label: 'Confirmar mi correo', url },
    afterwards: ['Si usted no creó una cuenta, no haga caso de este correo.'],
  }),
  newPassword: (url) => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'Alguien, seguramente usted, pidió cambiar la contraseña de su cuenta de Flyleaf.',
      'El enlace funciona una sola vez, durante los próximos 30 minutos.',
    ],
    action: { label: 'Elegir una contraseña nueva', url },
    afterwards: [
      'Si usted no lo pidió, no haga caso de este correo: su contraseña sigue siendo la misma. Por favor, no le reenvíe este correo a nadie.',
    ],
  }),
  passwordChanged: () => ({
    subject: 'Su contraseña cambió',
    paragraphs: [
      'La contraseña de su cuenta de Flyleaf acaba de cambiar. Cerramos la sesión en sus demás dispositivos.',
      IF_THIS_WAS_NOT_YOU,
    ],
  }),
  newEmail: (url) => ({
    subject: 'Confirme su nuevo correo electrónico',
    paragraphs: [
      'Usted pidió usar esta dirección para su cuenta de Flyleaf. Nada cambia hasta que la confirme.',
      'El enlace funciona una sola vez, durante las próximas 24 horas.',
    ],
    action: { label: 'Usar esta dirección', url },
    afterwards: ['Si usted no lo pidió, no haga caso de este correo.'],
  }),
  emailChanged: () => ({
    subject: 'Su correo electrónico cambió',
    paragraphs: [
      'La dirección de correo de su cuenta de Flyleaf cambió. A partir de ahora, los correos llegan a la nueva dirección y con ella se inicia sesión.',
      'Si no fue usted, comuníquese cuanto antes con la persona encargada de Flyleaf en su escuela.',
    ],
  }),
  leaving: (day, url) => ({
    subject: 'Su cuenta de Flyleaf se eliminará',
    paragraphs: [
      `Como usted pidió, el ${dayIn('es', day)} eliminaremos su cuenta y todo lo que contiene.`,
      'Hasta ese día puede iniciar sesión y conservar su cuenta, sin perder nada. Desde ahora, los adultos con acceso ya no ven nada de ella.',
      'Si usted no lo pidió, inicie sesión, conserve su cuenta y cambie su contraseña.',
    ],
    action: { label: 'Conservar mi cuenta', url },
  }),
  dataExportReady: (url) => ({
    subject: 'La copia de sus datos está lista',
    paragraphs: [
      'Usted pidió una copia de todo lo que Flyleaf guarda sobre usted. Puede descargarla durante 24 horas desde su configuración.',
      'Guárdela donde solo usted pueda abrirla: contiene todo lo que escribió.',
      'Si usted no la pidió, es posible que otra persona haya iniciado sesión en su cuenta. Cambie su contraseña y revise dónde está abierta su sesión.',
    ],
    action: { label: 'Ver mis datos', url },
  }),
  secondFactorChanged: (change) => ({
    subject: SECOND_FACTOR[change].subject,
    paragraphs: [SECOND_FACTOR[change].text, IF_THIS_WAS_NOT_YOU],
  }),
  accessChanged: ({ change, role }) => {
    if (change === 'role-changed')
      return {
        subject: 'Su tipo de cuenta cambió',
        paragraphs: [
          `Su cuenta de Flyleaf ahora es de ${ROLES[role]}. Cerramos su sesión en todos los dispositivos; inicie sesión de nuevo para continuar.`,
          ASK,
        ],
      };
    if (change === 'deactivated')
      return {
        subject: 'Su cuenta se desactivó',
        paragraphs: [
          'Su cuenta de Flyleaf se desactivó y cerramos su sesión en todos los dispositivos. Lo que guardó sigue ahí.',
          ASK,
        ],
      };
    return {
      subject: 'Su cuenta vuelve a estar activa',
      paragraphs: ['Su cuenta de Flyleaf vuelve a estar activa. Puede iniciar sesión como antes.'],
    };
  },
};
