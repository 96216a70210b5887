import { type ChanceSay, chanceInTen, chancePercent, chanceRange } from './chances';

/** "38–52%", "menos del 4%", "alrededor del 98%". */
const range = (low: number, high: number) =>
  chanceRange(low, high).replace('under ', 'menos del ').replace('about ', 'alrededor del ');

/** "de 4 a 5 de cada 10". */
const inTen = (low: number, high: number) => {
  const [first = 0, second = first] = (chanceInTen(low, high).match(/\d+/g) ?? []).map(Number);
  const [from, to] = [Math.round(low * 10), Math.round(high * 10)];
  if (to === 0) return 'menos de 1 de cada 10';
  if (from === 10) return 'más de 9 de cada 10';
  if (to === 10) return `${first} de cada 10 o más`;
  if (from === 0) return `hasta ${first} de cada 10`;
  return from === to ? `unos ${first} de cada 10` : `de ${first} a ${second} de cada 10`;
};

const spoken = (percent: string) =>
  percent.replace('–', ' a ').replace('%', ' por ciento').replace('+', ' o más');

const percentOf = (chance: number) => chancePercent(chance).replace('under ', 'menos del ');

export const spanish: ChanceSay = {
  range,
  inTen,
  sentence: (low, high, estimate) =>
    `Posibilidad estimada: ${spoken(range(low, high))}, ${inTen(low, high)}. Nuestra mejor estimación es ${spoken(percentOf(estimate))}.`,
};
