import { describe, expect, it } from 'vitest';
import { spanish } from './spanish-chances';

describe('a chance in Spanish', () => {
  it.each([
    [0.446, 0.866, '45–87%', 'de 4 a 9 de cada 10'],
    [0.001, 0.004, 'menos del 1%', 'menos de 1 de cada 10'],
    [0.005, 0.07, 'menos del 7%', 'hasta 1 de cada 10'],
    [0.985, 0.985, '98%+', 'más de 9 de cada 10'],
    [0.52, 0.52, 'alrededor del 52%', 'unos 5 de cada 10'],
    [0.9, 0.97, '90–97%', '9 de cada 10 o más'],
  ])('from %d to %d is %s, %s', (low, high, range, inTen) => {
    expect(spanish.range(low, high)).toBe(range);
    expect(spanish.inTen(low, high)).toBe(inTen);
  });

  it('is read aloud as one sentence', () => {
    expect(spanish.sentence(0.446, 0.866, 0.69)).toBe(
      'Posibilidad estimada: 45 a 87 por ciento, de 4 a 9 de cada 10. Nuestra mejor estimación es 69 por ciento.',
    );
  });
});
