import { type PaletteWords } from './words';

export const spanish: PaletteWords = {
  all: (total, search) => `Ver las ${total.toLocaleString('es-US')} universidades para “${search}”`,
  found: (count) => `Se encontraron ${String(count)} universidades`,
  nothing: (search) => `Nada coincide con “${search}”.`,
  openList: 'Abrir Mi lista',
  action: 'Acción',
  onList: (college) => `${college} está en su lista`,
  save: (college) => `Guardar ${college} en Mi lista`,
  goTo: (page) => `Ir a ${page}`,
};
