import { type PasswordWords } from './words';

export const spanish: PasswordWords = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  rules: {
    length: 'Al menos 8 caracteres',
    upper: 'Una mayúscula',
    lower: 'Una minúscula',
    number: 'Un número',
    special: 'Un carácter especial',
  },
  done: ': listo',
  needed: ': falta',
  missing: 'Escriba una contraseña',
  againMissing: 'Confirme su contraseña',
  mismatchTitle: 'Las contraseñas no coinciden',
  mismatch: 'Escriba la misma contraseña las dos veces.',
  shortTitle: 'La contraseña es muy corta',
  short: 'La contraseña debe tener al menos 8 caracteres.',
  weak: 'La contraseña necesita una mayúscula, una minúscula, un número y un carácter especial.',
  fresh: 'Contraseña nueva',
  freshAgain: 'Confirme la contraseña nueva',
};
