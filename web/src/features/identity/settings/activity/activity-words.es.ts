import { type ActivityWords, type Detail, isLinked, withoutPeriod } from './activity-words';
import { partsInWords, thingInWords } from './viewed-words';
import { spanish as viewed } from './viewed-words.es';

const via = ({ by }: Detail) => (by === undefined ? '' : ` con ${by}`);

const on = ({ device }: Detail) => {
  if (device === undefined) return '';
  return device === 'Unknown device'
    ? ' en un dispositivo desconocido'
    : ` en ${device.replace(' on ', ' para ')}`;
};

const ADULTS: Record<string, string> = {
  parent: 'Su madre, padre o tutor',
  counselor: 'Un consejero escolar',
};
const LET_IN: Record<string, string> = {
  parent: 'su madre, padre o tutor',
  counselor: 'un consejero escolar',
};
const adult = ({ relation = '' }: Detail) => ADULTS[relation] ?? 'Un adulto';
const letIn = ({ relation = '' }: Detail) => LET_IN[relation] ?? 'un adulto';

const forWhom = (name: string | undefined) => (name === undefined ? '' : ` para “${name}”`);

const opened: Record<string, (reason: string) => string> = {
  essay: (reason) => `Se leyó uno de sus ensayos. El motivo que dieron: “${reason}”.`,
  essays: () => 'Se leyeron los títulos de sus ensayos.',
  profile: () => 'Se leyó su perfil, sin sus datos personales.',
  chances: (reason) =>
    `Se abrieron sus posibilidades en cada universidad. El motivo que dieron: “${reason}”.`,
  'personal-details': (reason) =>
    `Se abrieron sus datos personales: raza, ingresos, fecha de nacimiento, género, dirección y familia. El motivo que dieron: “${reason}”.`,
};

const ownCopy: Record<string, string> = {
  asked: 'Pidió una copia de sus datos.',
  prepared: 'Se hizo la copia de sus datos que pidió.',
  downloaded: 'Se descargó la copia de sus datos, con el enlace de su configuración.',
};

const ROLES: Record<string, string> = {
  student: 'estudiante',
  parent: 'madre, padre o tutor',
  counselor: 'consejero escolar',
  admin: 'administrador',
};

export const spanish: ActivityWords = {
  entries: {
    registered: (detail) => `Se creó su cuenta${via(detail)}.`,
    'signed-in': (detail) => `Inició sesión${via(detail)}${on(detail)}.`,
    'sign-in-refused': () =>
      'Hubo un intento de inicio de sesión que no funcionó. Si no fue usted, no entraron.',
    'refresh-reuse': () =>
      'Se usó en otro lugar una copia de una de sus sesiones. Por seguridad, cerramos esa sesión.',
    'signed-out': () => 'Cerró su sesión.',
    'sign-in-ended': ({ count }) =>
      count === undefined || count === '1'
        ? 'Cerró la sesión en otro dispositivo.'
        : `Cerró la sesión en ${count} dispositivos más.`,
    'password-changed': () => 'Cambió su contraseña.',
    'password-reset': () => 'Eligió una contraseña nueva con un enlace que le enviamos.',
    'email-changed': () => 'Cambió su correo.',
    'email-verified': () => 'Confirmó su correo.',
    'second-factor-on': () => 'Activó la verificación en dos pasos.',
    'second-factor-off': () => 'Desactivó la verificación en dos pasos.',
    'recovery-code-used': () => 'Inició sesión con un código de recuperación.',
    'new-recovery-codes': () => 'Hizo códigos de recuperación nuevos. Los anteriores ya no funcionan.',
    'provider-linked': ({ by = 'Otra cuenta' }) => `Se vinculó ${by}. Puede usarla para entrar.`,
    'role-changed': ({ role }) =>
      role === undefined
        ? 'Cambió el tipo de su cuenta.'
        : `El tipo de su cuenta ahora es: ${ROLES[role] ?? role}.`,
    'account-deactivated': () => 'Se desactivó su cuenta.',
    'account-reactivated': () => 'Se activó su cuenta otra vez.',
    'leaving-asked': () => 'Pidió dejar Flyleaf. Todo se borra siete días después.',
    'leaving-undone': () => 'Decidió conservar su cuenta.',
    throttled: () => 'Hubo demasiados intentos, así que se detuvo el inicio de sesión por un rato.',
    'file-opened': () => 'Una persona que administra Flyleaf abrió uno de sus archivos.',
    'student-viewed': (detail) => {
      if (isLinked(detail)) return `${adult(detail)} vio ${thingInWords(detail, viewed)}.`;
      const { what = '', reason = '' } = detail;
      return opened[what]?.(withoutPeriod(reason)) ?? 'Se vio su cuenta.';
    },
    'adult-invited': ({ how }) =>
      how === 'email' ? 'Invitó a un adulto por correo.' : 'Hizo un código para dar acceso a un adulto.',
    'adult-linked': (detail) => `${adult(detail)} usó su código y ve lo que usted comparte.`,
    'adult-unlinked': ({ endedBy }) =>
      endedBy === 'adult'
        ? 'Un adulto renunció a lo que usted compartía.'
        : 'Dejó de compartir con un adulto.',
    'link-requested': (detail) => `${adult(detail)} pidió ver sus planes.`,
    'link-granted': (detail) => `Dio acceso a ${letIn(detail)}, que lo había pedido.`,
    'link-declined': () => 'Rechazó la solicitud de un adulto.',
    'sharing-changed': (detail) => {
      const { essay, shared, parts = '' } = detail;
      if (essay !== undefined)
        return shared === 'yes'
          ? `Compartió su ensayo “${essay}” con ${letIn(detail)}.`
          : `Dejó de compartir su ensayo “${essay}” con ${letIn(detail)}.`;
      return parts === ''
        ? 'Por ahora no comparte nada con un adulto.'
        : `Eligió lo que ve un adulto: ${partsInWords(parts.split(', '), viewed)}.`;
    },
    'share-link-made': ({ name }) => `Hizo un enlace que funciona sin cuenta${forWhom(name)}.`,
    'share-link-opened': ({ name }) => `Se abrió su enlace${forWhom(name)}.`,
    'share-link-ended': ({ name }) => `Desactivó su enlace${forWhom(name)}.`,
    'aid-changed-by-parent': (detail) =>
      `${adult(detail)} ${detail['what'] === 'offer' ? 'anotó o corrigió una oferta de ayuda' : 'cambió qué formularios de ayuda están listos'}.`,
    'sent-to-model': () =>
      'Pedimos una segunda lectura a un modelo de lenguaje externo, con su nombre y sus datos de contacto tapados.',
    'settings-changed': ({ setting = 'Un ajuste', value = 'cambió' }) =>
      `Cambió un ajuste del servicio. ${setting}: ${value}.`,
    'data-exported': ({ what, step = '', count = '' }) =>
      what === undefined ? (ownCopy[step] ?? 'Se exportaron sus datos.') : `Exportó ${count} filas: ${what}.`,
  },
  unknown: 'Cambió algo en su cuenta.',
  byRunner: 'Lo hizo una persona que administra Flyleaf.',
  lead: 'Lo que pasó en su cuenta durante el último año. Solo lo ven usted y quienes cuidan la seguridad de Flyleaf.',
  whoLooked: { before: 'Quién ha mirado algo suyo está en ', link: 'Compartir' },
  title: 'Actividad',
  notLoaded: 'No pudimos cargar su actividad',
  none: 'Todavía nada',
  noneThisFar: 'No hay actividad tan antigua',
  latest: 'Ver lo más reciente',
  appearsHere: 'Aquí aparecen los inicios de sesión y los cambios de su cuenta.',
};
