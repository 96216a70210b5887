import { type Words } from './words';

export const spanish: Words = {
  title: 'Accesibilidad',
  lead: 'Flyleaf debe servir a toda persona que planea ir a la universidad. Esto es lo que buscamos, lo que comprobamos y lo que todavía no sabemos.',
  aim: {
    title: 'Qué buscamos',
    text: 'Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Nadie de fuera nos ha auditado, así que no afirmamos cumplirlas.',
  },
  built: {
    title: 'Cómo está hecho',
    points: [
      'Todo funciona con el teclado. Cada página empieza con un enlace que lleva a su parte principal.',
      'Nada depende solo del color: difícil (reach), posible (target) y segura (safety) tienen cada una su forma y su palabra.',
      'Cada barra de posibilidad tiene una frase completa para los lectores de pantalla.',
      'El modo claro u oscuro sigue el de su dispositivo. Una vez que inicia sesión, puede elegirlo.',
      'Las animaciones se detienen si su dispositivo está configurado para reducir el movimiento.',
      'Las páginas caben en una pantalla de 320 píxeles de ancho sin desplazarse hacia los lados.',
      'Lo que está en español va marcado como español, para que los lectores de pantalla lo pronuncien bien.',
    ],
  },
  tested: {
    title: 'Qué comprobamos',
    points: [
      'El contraste de los colores se comprueba en los dos modos cada vez que cambiamos el código.',
      'Los formularios, los mensajes y las listas se prueban por sus etiquetas y funciones, como los encuentra un lector de pantalla.',
      'Nuestras páginas pasan por el verificador axe cada vez que cambiamos el código, en claro y en oscuro, con ancho de teléfono y de computadora.',
    ],
  },
  unknown: {
    title: 'Qué no sabemos todavía',
    points: [
      'No hemos hecho pruebas con personas que usan lectores de pantalla todos los días.',
      'No hemos probado el control por voz ni los dispositivos de conmutador.',
      'Hacemos las pruebas en un solo navegador, Chromium. Los demás deberían funcionar, pero no los comprobamos.',
    ],
  },
};
