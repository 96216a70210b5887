import { type CodeWords } from './code-words';

export const spanish: CodeWords = {
  missing: 'Escriba el código.',
  app: 'Código de su aplicación',
  appHint: 'El código de 6 dígitos que su aplicación de autenticación muestra ahora.',
  recovery: 'Código de recuperación',
  recoveryHint:
    'Uno de los códigos que guardó al activar la verificación en dos pasos. Cada uno funciona una sola vez.',
  useApp: 'Usar mejor un código de la aplicación',
  useRecovery: '¿No tiene su teléfono? Use un código de recuperación',
};
