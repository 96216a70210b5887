import { spanish as passwords } from '../passwords/words.es';
import {
  emailLinkRefusal,
  fieldProblems,
  loginRefusal,
  registerRefusal,
  resetRefusal,
} from '../spanish-refusals';
import { spanish as resend } from '../registration/resend-words.es';
import { spanish as code } from '../two-step/code-words.es';
import { type Words } from './words';

export const spanish: Words = {
  email: 'Correo electrónico',
  tryAgain: 'Intentar de nuevo',
  signIn: 'Iniciar sesión',
  backToLogin: 'Volver al inicio de sesión',
  missing: 'Faltan datos',
  toFix: (count) =>
    count === 1 ? 'Corrija un dato para continuar' : `Corrija ${String(count)} datos para continuar`,
  passwords,
  code,
  resend,
  blankPage: { before: 'Su próximo capítulo empieza con una ', mark: 'página en blanco.' },

  login: {
    title: 'Iniciar sesión',
    lead: 'Todo está donde lo dejó.',
    newHere: '¿Es su primera vez aquí?',
    create: 'Cree una cuenta',
    password: 'Contraseña',
    forgot: '¿Olvidó su contraseña?',
    emailMissing: 'Escriba su correo electrónico.',
    passwordMissing: 'Escriba su contraseña.',
    bothMissing: 'Escriba su correo y su contraseña.',
    failed: 'No se pudo iniciar sesión',
    welcome: '¡Qué gusto verle de nuevo!',
    note: (message) =>
      message === 'Welcome back!' ? undefined : 'Desde ahora también puede entrar con la cuenta que vinculó.',
    interrupted: 'Inicie sesión para ir a la página que pidió.',
    interruptedTyping: 'Inicie sesión para seguir donde estaba. Lo que escribió sigue ahí.',
    demo: '¿Solo quiere dar un vistazo? El estudiante de demostración es inventado, igual que todo en su cuenta. Cualquiera que la pruebe puede ver lo que usted cambie.',
    tryDemo: 'Probar la demostración',
  },

  provider: {
    or: 'o',
    signInWith: (name) => `Entrar con ${name}`,
    haveAccount: (name) =>
      `Ya tiene una cuenta con este correo. Inicie sesión una vez con su contraseña y después podrá usar ${name}.`,
    problems: {
      provider: (name) =>
        `En este momento no pudimos comunicarnos con ${name}. Inténtelo de nuevo en un momento o use su contraseña.`,
      'provider-off': (name) => `Aquí no se puede entrar con ${name}. Use su correo y su contraseña.`,
      'provider-cancelled': (name) =>
        `Canceló antes de terminar con ${name}, así que nada cambió. Puede intentarlo cuando quiera.`,
      'provider-expired': (name) =>
        `Pasó demasiado tiempo y por seguridad nos detuvimos. Entre otra vez con ${name}.`,
      'provider-email': (name) =>
        `${name} no nos dio su correo, y su cuenta necesita uno. Permítalo allí o cree una cuenta aquí.`,
      'provider-email-unverified': (name) =>
        `${name} todavía no ha confirmado su correo. Confírmelo allí primero o cree una cuenta aquí con su correo y una contraseña.`,
      deactivated: () =>
        'Esta cuenta está desactivada. Comuníquese con la persona encargada de Flyleaf en su escuela.',
      busy: () => 'En este momento muchas personas están iniciando sesión. Inténtelo de nuevo en un minuto.',
    },
    oneMore: 'Falta un paso',
    oneMoreLead: 'Para entrar a su cuenta se necesita un código.',
    unreached: 'Todavía no pudimos iniciar su sesión',
    unreachedLead: 'Ya casi está. Inténtelo de nuevo en un momento.',
    reason: () => undefined,
    signingIn: 'Iniciando su sesión',
    moment: 'Solo tarda un momento.',
    signedIn: (name) => `Inició sesión con ${name}.`,
  },

  register: {
    title: 'Cree su cuenta',
    lead: 'Para estudiantes, familias y consejeros.',
    chose: 'Eligió ',
    nothingCharged: 'No se cobra nada.',
    change: 'Cambiar',
    have: '¿Ya tiene una cuenta?',
    signIn: 'Inicie sesión',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    role: 'Usted es',
    roles: {
      student: 'Estudiante',
      parent: 'Madre, padre o tutor',
      counselor: 'Consejero escolar',
    },
    choose: 'Elija una opción',
    password: 'Contraseña',
    passwordHint: 'Use mayúsculas, minúsculas, un número y un carácter especial.',
    again: 'Confirme la contraseña',
    age: 'Debe tener 13 años o más. Lea ',
    stored: 'qué guardamos y por qué',
    submit: 'Crear cuenta',
    welcome: 'Le damos la bienvenida a Flyleaf',
    failed: 'No se pudo crear la cuenta',
    fillIn: 'Llene todos los campos.',
    firstNameMissing: 'Escriba su nombre',
    lastNameMissing: 'Escriba sus apellidos',
    emailMissing: 'Escriba su correo electrónico',
    emailWrong: 'Escriba una dirección de correo válida',
  },

  forgot: {
    title: '¿Olvidó su contraseña?',
    lead: 'Escriba su correo y le enviaremos un enlace para elegir una nueva.',
    send: 'Enviar el enlace',
    emailRequired: 'Falta el correo',
    emailMissing: 'Escriba su correo electrónico.',
    sentTitle: 'Revise su correo',
    sentBefore: 'Si ',
    sentAfter: ' tiene una cuenta, le enviamos un enlace para elegir una contraseña nueva.',
    sent: 'Enlace enviado',
    sentNote: () => 'Si este correo tiene una cuenta, el enlace va en camino.',
    failed: 'No se pudo enviar',
    tips: {
      wait: 'Puede tardar unos minutos. El enlace funciona una sola vez, durante 30 minutos.',
      spam: 'Busque en la carpeta de correo no deseado (spam). El correo de las escuelas suele bloquear a remitentes de fuera.',
      spelling:
        '¿No llega nada? Revise que el correo de arriba esté bien escrito o pruebe con el que usó al registrarse.',
    },
    another: 'Probar con otro correo',
  },

  reset: {
    title: 'Elija una contraseña nueva',
    lead: 'La usará de ahora en adelante en todos sus dispositivos.',
    submit: 'Cambiar la contraseña',
    doneTitle: 'Su contraseña nueva está lista',
    doneLead:
      'Por seguridad, cerramos su sesión en todos los dispositivos. Inicie sesión con la contraseña nueva para continuar.',
    success: 'Contraseña cambiada',
    successNote: () => 'Inicie sesión con ella.',
    failed: 'No se pudo cambiar',
    fillIn: 'Escriba la contraseña en los dos campos.',
    newLink: 'Pedir otro enlace',
    noTokenTitle: 'El enlace no está completo',
    noToken: 'Ábralo otra vez desde el correo o pida uno nuevo.',
    badLinkTitle: 'El enlace no funciona',
    badLink: 'Este enlace para cambiar la contraseña no es válido o ya venció.',
  },

  verify: {
    signInTitle: 'Inicie sesión para confirmar su correo',
    signInLead: 'Use el correo y la contraseña con los que creó su cuenta. Solo hace falta una vez.',
    notYours: '¿No fue usted quien creó la cuenta?',
    choosePassword: 'Elija una contraseña nueva',
    notYoursAfter: ' y nadie más podrá usar su correo aquí.',
    confirming: 'Confirmando su correo',
    moment: 'Solo tarda un momento.',
    done: 'Correo confirmado',
    doneLead:
      'Gracias. Ahora sabemos que nuestros correos le llegan y que nadie más está usando su dirección aquí.',
    unreached: 'No pudimos comunicarnos con Flyleaf',
    unreachedLead: 'Su enlace todavía funciona. Inténtelo de nuevo.',
    refused: 'No pudimos confirmarlo',
    refusedLead: () => 'Por ahora no se puede. Inténtelo más tarde.',
    already: 'Ya estaba confirmado',
    alreadyAfter:
      ' ya está confirmado, así que no necesita este enlace. Para usar otra dirección, vaya a la configuración de su cuenta.',
    expired: 'Este enlace ya no funciona',
    expiredBefore: 'Ya se usó o pasó más de un día. Podemos enviar uno nuevo a ',
    expiredSignIn: 'Ya se usó o pasó más de un día. Inicie sesión para recibir uno nuevo.',
    sendNew: 'Enviar otro enlace',
    goOn: 'Continuar a Flyleaf',
  },

  refusals: {
    login: loginRefusal,
    register: registerRefusal,
    emailLink: emailLinkRefusal,
    reset: resetRefusal,
    fields: fieldProblems,
  },
};
