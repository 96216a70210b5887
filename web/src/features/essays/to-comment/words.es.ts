import { type Words } from './words';

export const spanish: Words = {
  waiting: (count) =>
    count === 1 ? '1 ensayo espera su comentario' : `${count} ensayos esperan su comentario`,
  shared: (count) => (count === 1 ? '1 ensayo compartido' : `${count} ensayos compartidos`),
};
