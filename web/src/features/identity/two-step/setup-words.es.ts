import { type SetupWords } from './setup-words';

export const spanish: SetupWords = {
  title: 'Verificación en dos pasos',
  lead: 'Así no basta con robar una contraseña: para entrar también hace falta un código de una aplicación de su teléfono.',
  notLoaded: 'No pudimos cargar la verificación en dos pasos',
  adminsNeedIt:
    'Los administradores necesitan la verificación en dos pasos. Actívela para abrir las páginas de administración.',
  isOn: 'La verificación en dos pasos está activada',
  codes: 'Códigos de recuperación',
  codesLeft: (left) => {
    if (left === 0) return 'Ya usó todos. Haga otros ahora.';
    const words = left === 1 ? 'Le queda 1.' : `Le quedan ${String(left)}.`;
    return left <= 3 ? `${words} Conviene hacer otros.` : words;
  },
  newOnesEndOld: 'Al hacer otros, los anteriores dejan de funcionar.',
  makeNew: 'Hacer códigos nuevos',
  newCodes: 'Códigos de recuperación nuevos',
  turnItOff: 'Desactivarla',
  newPhone: '¿Cambió de teléfono? Desactívela aquí y vuelva a activarla en el teléfono nuevo.',
  turnOff: 'Desactivar',
  off: 'Verificación desactivada',
  offWhat: 'Desde ahora entra solo con su contraseña.',
  connect: 'Conecte su aplicación',
  firstCode: 'Primer código',
  firstCodeHint: 'El código de 6 dígitos que la aplicación muestra para Flyleaf.',
  turnOn: 'Activar',
  on: 'Verificación activada',
  onWhat: 'Desde ahora también escribirá un código para entrar.',
  setItUp: 'Actívela',
  need: 'Necesita una aplicación de autenticación, como la que trae el administrador de contraseñas de su teléfono. Toma unos dos minutos.',
  setUp: 'Empezar',
  needsPassword:
    'Para activar la verificación en dos pasos necesita una contraseña, y su cuenta todavía no tiene una.',
  code: 'Código de su aplicación',
  codeHint: 'El código de 6 dígitos que muestra ahora su aplicación, o un código de recuperación.',
  codeMissing: 'Escriba el código de su aplicación de autenticación.',
  qr: 'Código QR para su aplicación de autenticación. La misma clave aparece como texto.',
  scan: 'Escanéelo con su aplicación de autenticación. ¿No puede? Escriba esta clave:',
  copyKey: 'Copiar la clave',
  openHere: 'Abrir en una aplicación de este dispositivo',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Seleccione el texto.',
  save: 'Guarde estos códigos de recuperación',
  saveWhy:
    'Si pierde su teléfono, use uno de estos para entrar. Solo los mostramos una vez: imprímalos o guárdelos en un lugar seguro. Cada uno funciona una sola vez.',
  download: 'Descargar',
  copyCodes: 'Copiar los códigos',
  saved: 'Ya los guardé',
  fileLead: (product) =>
    `Códigos de recuperación de ${product}. Cada uno funciona una sola vez, en lugar del código de su aplicación.`,
};
