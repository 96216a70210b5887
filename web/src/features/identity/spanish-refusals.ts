import { ApiError, fieldProblemsOf } from '@/lib/api/api-error';

const NO_ANSWER = 'No pudimos comunicarnos con Flyleaf. Revise su conexión e inténtelo de nuevo.';
const LATER = 'Por ahora no se puede. Inténtelo más tarde.';

/** What the server refused, by its code; its own message is in English. */
const REFUSALS: Record<string, string> = {
  'identity.wrong-credentials': 'El correo o la contraseña no son correctos.',
  'identity.wrong-code': 'El código no es correcto. Revíselo e inténtelo de nuevo.',
  'identity.second-factor-needed': 'Su cuenta pide también un código.',
  'identity.account-deactivated':
    'Esta cuenta está desactivada. Comuníquese con la persona encargada de Flyleaf en su escuela.',
  'identity.email-already-registered': 'Ya existe una cuenta con este correo.',
  'identity.unacceptable-password': 'Elija otra contraseña.',
  'identity.invalid-reset-link': 'Este enlace ya no funciona: se usó o venció.',
  'identity.invalid-confirmation-link': 'Este enlace ya no funciona: se usó o venció.',
  'identity.confirmation-link-of-another-account':
    'Este enlace es de otra cuenta. Inicie sesión con la cuenta que recibió el correo.',
  'identity.too-many-sign-ins-at-once':
    'En este momento muchas personas están iniciando sesión. Inténtelo de nuevo en un minuto.',
  'identity.wrong-current-password': 'La contraseña actual no es correcta.',
  'identity.code-not-accepted': 'El código no es correcto. Revíselo e inténtelo de nuevo.',
  'identity.sign-in-again': 'Por seguridad, inicie sesión otra vez y repita esto antes de diez minutos.',
  'identity.no-password-yet': 'Su cuenta todavía no tiene contraseña. Elija una primero.',
  'identity.second-factor-already-on': 'La verificación en dos pasos ya está activada.',
  'identity.second-factor-not-set-up': 'La configuración venció. Empiécela de nuevo.',
  'identity.unusable-picture': 'No pudimos usar esta foto. Elija otra en formato JPG, PNG o WebP.',
  'identity.invitation-to-oneself': 'Esa es su propia dirección. Escriba la de la otra persona.',
  'identity.invitation-gone': 'Ya se usó esa invitación, o venció. Haga una nueva.',
  'identity.too-many-invitations':
    'Tiene muchas invitaciones abiertas. Retire las que ya no necesita e inténtelo de nuevo.',
  'identity.too-many-adults': 'Ya comparte con el máximo de personas. Deje de compartir con alguna primero.',
  'identity.request-not-found': 'Esa solicitud ya no está.',
  'identity.adult-not-found': 'Ya no comparte con esa persona.',
  'http.too-many-requests': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
};

const refusal = (error: unknown, otherwise: string) =>
  error instanceof ApiError ? (REFUSALS[error.code ?? ''] ?? otherwise) : NO_ANSWER;

const FIELDS: Record<string, string> = {
  email: 'Escriba una dirección de correo válida.',
  firstName: 'Revise el nombre: solo letras, hasta 100.',
  lastName: 'Revise los apellidos: solo letras, hasta 100.',
  password: 'Elija otra contraseña: sin su nombre ni su correo, y que no sea de las más comunes.',
  newEmail: 'Escriba una dirección de correo válida.',
  currentPassword: 'La contraseña actual no es correcta.',
  newPassword: 'Elija otra contraseña: sin su nombre ni su correo, y que no sea de las más comunes.',
  code: 'El código no es correcto. Revíselo e inténtelo de nuevo.',
};

export const loginRefusal = (error: unknown) =>
  refusal(error, 'Revise su correo y su contraseña e inténtelo de nuevo.');

export const registerRefusal = (error: unknown) =>
  refusal(error, 'No pudimos crear la cuenta. Inténtelo de nuevo.');

export const emailLinkRefusal = (error: unknown) => refusal(error, LATER);

export const resetRefusal = (error: unknown) =>
  refusal(error, 'No pudimos cambiar la contraseña. Inténtelo de nuevo.');

/** For a change in the settings. */
export const settingsRefusal = (error: unknown) =>
  refusal(error, 'No pudimos guardar esto. No se cambió nada. Inténtelo de nuevo.');

export const fieldProblems = (error: unknown) =>
  fieldProblemsOf(error).map(({ path }) => ({ path, message: FIELDS[path] ?? 'Revise este dato.' }));
