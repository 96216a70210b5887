import { type Language } from '../../domain/language.js';
import { PRODUCT_NAME } from '../product-name.js';

interface FrameWords {
  greeting: (name: string) => string;
  signature: string;
  copyAddress: string;
}

/** What is around every email. */
export const FRAME_WORDS: Record<Language, FrameWords> = {
  en: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    signature: `Your ${PRODUCT_NAME} team`,
    copyAddress: 'If the button does not work, copy this address into your browser:',
  },
  es: {
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    signature: `El equipo de ${PRODUCT_NAME}`,
    copyAddress: 'Si el botón no funciona, copie esta dirección en su navegador:',
  },
};
