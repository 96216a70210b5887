import { emailLinkRefusal, fieldProblems, settingsRefusal } from '../spanish-refusals';
import { type SettingsWords } from './settings-words';

export const spanish: SettingsWords = {
  error: 'Error',
  cancel: 'Cancelar',
  currentPassword: 'Contraseña actual',
  currentPasswordMissing: 'Escriba su contraseña actual.',
  nothingChanged: 'No se cambió nada. Inténtelo de nuevo en un momento.',
  nothingLost: 'No se perdió nada. Inténtelo de nuevo en un momento.',
  stillThere: 'Todo sigue ahí. Inténtelo de nuevo en un momento.',
  accountNotLoaded: 'No pudimos cargar su cuenta',
  toFix: (count) =>
    count === 1 ? 'Corrija un dato para continuar' : `Corrija ${String(count)} datos para continuar`,
  newer: 'Más recientes',
  older: 'Anteriores',
  pages: 'Páginas',
  page: (page, pages) => `Página ${String(page)} de ${String(pages)}`,
  moment: (at) => at.toLocaleString('es-US'),
  setPasswordFirst: 'Elegir una primero',

  email: {
    title: 'Cambiar su correo',
    needsPassword: 'Para cambiar su correo necesita una contraseña, y su cuenta todavía no tiene una.',
    missing: 'Escriba el correo nuevo.',
    invalid: 'Escriba una dirección de correo válida.',
    same: 'Ese ya es su correo.',
    sent: 'Enlace enviado',
    sentWhat: 'Abra el enlace del correo para terminar.',
    failed: 'No se pudo enviar',
    sentTo: { before: 'Enviamos un enlace a ', until: '. Hasta que lo abra, su correo sigue siendo ' },
    ifNone: '. Si no le llega nada, esa dirección no se puede usar aquí.',
    fresh: 'Correo nuevo',
    freshHint: 'Le enviaremos un enlace y avisaremos también a su dirección actual.',
    send: 'Enviar el enlace',
  },

  password: {
    title: 'Contraseña',
    lead: 'Al cambiarla se cierra la sesión en sus otros dispositivos, y le enviamos un correo para confirmarlo.',
    forgot: '¿Olvidó su contraseña?',
    change: 'Cambiar la contraseña',
    changed: 'Contraseña cambiada',
    changedWhat: () => 'Se cerró la sesión en sus otros dispositivos.',
    none: {
      before:
        'Todavía no tiene una contraseña. Con una podrá entrar también con su correo. Enviaremos un enlace a ',
      after: '. Funciona una sola vez, durante 30 minutos. Después inicie sesión aquí otra vez.',
    },
    sent: 'Enviado. Abra el enlace del correo para elegir una contraseña.',
    sendAgain: 'Enviarlo otra vez',
    send: 'Enviarme un enlace para elegirla',
  },

  signIns: {
    title: 'Inicios de sesión',
    lead: 'Los navegadores y dispositivos donde su cuenta está abierta. Si no reconoce alguno, cierre allí la sesión y cambie su contraseña.',
    notLoaded: 'No pudimos cargar sus inicios de sesión',
    nowhereElse: 'Su cuenta no está abierta en ningún otro lugar.',
    thisDevice: 'Este dispositivo',
    device: (device) =>
      device === 'Unknown device' ? 'Dispositivo desconocido' : device.replace(' on ', ' en '),
    lastUsed: 'Se usó por última vez ',
    signedIn: 'Se inició sesión ',
    lastFrom: (address) => `; la última conexión fue desde ${address}`,
    end: 'Cerrar sesión',
    endNamed: (device) => `Cerrar la sesión en ${device}`,
    ended: 'Sesión cerrada',
    endedWhat: (device) => `Se cerró la sesión en ${device}.`,
    onlyHere: 'Ahora su cuenta solo está abierta en este dispositivo.',
    endOthers: 'Cerrar las demás sesiones',
    endOthersQuestion: '¿Cerrar la sesión en los demás dispositivos?',
    endOthersWhat: (count) =>
      count === 1
        ? 'En el otro dispositivo habrá que iniciar sesión de nuevo. En este no cambia nada.'
        : `En los otros ${String(count)} dispositivos habrá que iniciar sesión de nuevo. En este no cambia nada.`,
    endOthersConfirm: 'Cerrar las demás sesiones',
  },

  leaving: {
    title: 'Dejar Flyleaf',
    lead: 'Puede irse cuando quiera. Su cuenta y todo lo que contiene se borran siete días después de pedirlo; mientras tanto puede cambiar de opinión.',
    notLoaded: 'No pudimos cargar esta página',
    what: [
      'Desde ese momento, los adultos con quienes comparte dejan de ver su cuenta y no se envían más recordatorios.',
      'Durante siete días puede iniciar sesión como siempre y conservar su cuenta.',
      'Después, su perfil, su lista, sus ensayos, sus conversaciones y sus archivos se borran para siempre.',
    ],
    whatOfAdults: [
      'Desde ese momento deja de ver lo que los estudiantes compartieron con usted.',
      'Durante siete días puede iniciar sesión como siempre y conservar su cuenta.',
      'Después, su cuenta se borra para siempre. Lo que escribieron los estudiantes se queda con ellos.',
    ],
    withoutPassword:
      'Aquí no tiene contraseña, así que esto funciona durante los diez minutos después de iniciar sesión.',
    ask: 'Borrar mi cuenta en siete días',
    due: (day) => `Borraremos su cuenta el ${day}.`,
    dueOfStudents: ' Los adultos con quienes compartía ya no la ven, y no enviamos recordatorios.',
    day: (at) => new Intl.DateTimeFormat('es-US', { dateStyle: 'full', timeStyle: 'short' }).format(at),
    keep: 'Conservar mi cuenta',
    kept: 'Qué bueno que se queda',
    keptWhat: 'Su cuenta sigue aquí. No se borró nada.',
  },

  picture: {
    title: 'Foto de perfil',
    change: 'Cambiar su foto',
    preview: 'Así se verá su foto.',
    previewSaid: 'Así se verá su foto. Guárdela o elija otra.',
    cropped: 'Su foto nueva, recortada al centro',
    save: 'Guardar la foto',
    rules: 'JPG, PNG o WebP, hasta 5 MB. Usamos el centro de la foto. Otros estudiantes nunca la ven.',
    choose: 'Elegir una foto',
    chooseAnother: 'Elegir otra foto',
    take: 'Tomar una foto',
    remove: 'Quitar',
    removeWhat: 'su foto',
    updated: 'Foto cambiada',
    removed: 'Foto quitada',
    notRemoved: 'No pudimos quitar su foto. Inténtelo de nuevo.',
    failed: 'No se pudo subir',
    unreadable: 'No pudimos abrir esta foto. Elija otra.',
    wrongType: 'Elija una foto en formato JPG, PNG o WebP.',
    tooLargeTitle: 'Archivo demasiado grande',
    tooLarge: 'Elija una foto de menos de 5MB.',
  },

  refusal: settingsRefusal,
  emailLinkRefusal,
  fields: fieldProblems,
};
