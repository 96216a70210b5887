import type { SaidOutright } from './said-outright.js';

/** Something was swallowed. */
export const MEDICAL: SaidOutright = {
  kind: 'medical',
  always: [
    'i .. [took] .. [many] ... [pills]',
    'i ... overdosed/overdosing/od',
    'i ... overdose',
    'if ... [took] [many] [pills]',
    '[took] .. whole/entire/full .. bottle .. [pills]',
    'i ... mixed/mixing .. [pills] .. vodka/alcohol/beer/drinks/wine/liquor',
    'i .. drank/swallowed/drink ... [poison]',
  ],
  unlessDenied: [],
};
