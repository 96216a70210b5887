import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';

it('orders names by their UTF-16 units and leaves out spaces', () => {
  expect(canonicalJson({ b: 1, a: null, é: 'ü\n"', A: 'x y' })).toBe(
    '{"A":"x y","a":null,"b":1,"é":"ü\\n\\""}',
  );
});
