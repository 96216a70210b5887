import { expect, it } from 'vitest';
import { itemInSpanish } from './items-in-spanish';

it.each([
  ['Mid-year report', 'Informe de mitad de año («mid-year report»)'],
  ['Teacher recommendation 2', 'Carta de recomendación de un maestro 2'],
  ['$80 fee or a fee waiver', 'Cuota de $80 o exención de la cuota'],
  ['FAFSA', 'FAFSA'],
  ['Call Ms. Ortega about the band', 'Call Ms. Ortega about the band'],
])('a line of a checklist as families read it in Spanish: %s', (label, spanish) => {
  expect(itemInSpanish(label)).toBe(spanish);
});
