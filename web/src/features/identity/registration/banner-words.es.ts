import { type BannerWords } from './banner-words';

export const spanish: BannerWords = {
  title: 'Confirme su correo',
  check: 'Abra el enlace que enviamos para confirmar',
  resend: 'Reenviar',
  later: 'Ahora no',
};
