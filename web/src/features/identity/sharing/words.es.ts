import { spanish as viewed } from '../settings/activity/viewed-words.es';
import { type SharingWords } from './words';

export const spanish: SharingWords = {
  title: 'Compartir',
  lead: 'Usted decide qué ve cada persona, una por una, y puede terminarlo cuando quiera. Cada ensayo se comparte en su propia página. Sus notas y sus conversaciones con Wren siempre son solo suyas.',
  notLoaded: 'No pudimos cargar lo que comparte',
  relations: { parent: 'Madre, padre o tutor', counselor: 'Consejero escolar' },
  holders: { parent: 'su madre, padre o tutor', counselor: 'su consejero' },
  parts: {
    list: 'Universidades, solicitudes con sus tareas y respuestas, y fechas',
    chances: 'Sus posibilidades en estas universidades',
    prices: 'Lo que estas universidades le cuestan a su familia, y sus ofertas de ayuda',
    profile: 'Su perfil con actividades y currículum, sin sus datos personales',
    files: 'Los archivos de su portafolio, como grabaciones e imágenes',
  },

  asking: 'Piden ver sus planes',
  askingWhat: 'Acepte solo a quien conoce. Mientras no acepte, no ven nada.',
  asked: (ago) => `Lo pidió ${ago}`,
  notTheirs: ' (todavía no ha confirmado que la dirección es suya)',
  whatWill: (name) => `¿Qué verá ${name}?`,
  share: 'Compartir',
  shareWith: (name) => `Compartir con ${name}`,
  started: 'Ya comparte',
  startedWhat: (name) => `${name} ve lo que usted eligió.`,
  decline: 'Rechazar',
  declineOf: (name) => `Rechazar la solicitud de ${name}`,
  declineQuestion: (name) => `¿Rechazar la solicitud de ${name}?`,
  declineWhat: 'No verá nada suyo y no se le avisa. No podrá pedírselo otra vez durante 30 días.',
  notNow: 'Ahora no',

  adults: 'Quién ve qué',
  nobody: 'No comparte nada con nadie.',
  notLooked: 'Todavía no ha entrado',
  looked: (ago) => `Entró por última vez ${ago}`,
  bragSheet: 'Decida si puede leer su hoja de logros',
  stop: 'Dejar de compartir',
  stopWith: (name) => `Dejar de compartir con ${name}`,
  stopQuestion: (name) => `¿Dejar de compartir con ${name}?`,
  stopWhat: 'Ya no podrá ver nada suyo. Puede darle acceso otra vez con un código nuevo.',
  keep: 'Seguir compartiendo',
  ended: 'Dejó de compartir',
  endedWhat: (name) => `${name} ya no puede ver nada suyo.`,

  codes: 'Invitaciones que nadie ha usado',
  day: (at) => new Date(at).toLocaleDateString('es-US', { dateStyle: 'long' }),
  openCode: (relation, sentTo) =>
    `${relation}, ${sentTo === null ? 'con un código que usted entrega' : `enviada a ${sentTo}`}, hasta el `,
  sendAgain: 'Enviar otra vez',
  sendAgainTo: (address) => `Enviar otra vez a ${address}`,
  sendingAgain: 'Se envía otra vez',
  sendingAgainWhat: (address) => `La invitación va en camino a ${address}.`,
  withdraw: 'Retirar',
  withdrawOf: (address) => `Retirar la invitación a ${address}`,

  invite: 'Dar acceso a alguien',
  forWhom: '¿Para quién es?',
  what: '¿Qué podrá ver?',
  theirEmail: 'Su correo (opcional)',
  theirEmailHint: 'Le enviamos un enlace. Si lo deja vacío, recibe un código para entregarlo usted.',
  makeCode: 'Crear un código',
  send: 'Enviar la invitación',
  giveCode: (holder) => `Entregue este código a ${holder}`,
  sending: (address) => `Estamos enviando un correo a ${address}`,
  sameCode: 'Su enlace hace lo mismo que este código:',
  codeWhat:
    'Funciona una sola vez, durante siete días, y no se muestra de nuevo. Esa persona entra con su propia cuenta y lo escribe en su página de inicio. Quien lo tenga puede usarlo, así que dígaselo solo a ella.',

  links: 'Enlaces sin cuenta',

  whoLooked: 'Quién ha mirado',
  whoLookedWhat: {
    before:
      'Cada visita, durante el último año, de alguien a quien usted dio acceso, de alguien con un enlace suyo o de una persona que administra Flyleaf. Las visitas dentro de media hora cuentan como una. Todo lo demás que pasó está en ',
    link: 'Actividad',
  },
  looksNotLoaded: 'No pudimos cargar quién ha mirado',
  noLooks: 'Todavía nadie ha visto nada suyo.',
  pages: 'Páginas de quién ha mirado',
  reason: (reason) => ` Este es el motivo que dio: “${reason}”.`,

  view: {
    viewed,
    relations: { parent: 'de su familia', counselor: 'de su escuela' },
    byRunner: {
      essay: 'Una persona que administra Flyleaf leyó uno de sus ensayos.',
      essays: 'Una persona que administra Flyleaf leyó los títulos de sus ensayos.',
      profile: 'Una persona que administra Flyleaf vio su perfil, sin sus datos personales.',
      chances: 'Una persona que administra Flyleaf abrió sus posibilidades en cada universidad.',
      'personal-details':
        'Una persona que administra Flyleaf abrió sus datos personales: raza, ingresos, fecha de nacimiento, género, dirección e historia familiar.',
      file: 'Una persona que administra Flyleaf abrió uno de sus archivos.',
    },
    byRunnerElse: 'Una persona que administra Flyleaf vio su cuenta.',
    byRemoved: 'Alguien cuya cuenta ya no existe vio algo suyo.',
    byLink: (name) => `Alguien abrió el enlace que usted creó${name ? ` para ${name}` : ''}.`,
    anAdult: 'Un adulto a quien dio acceso',
    lookedAt: (who, thing) => `${who}, vio ${thing}.`,
  },
};
