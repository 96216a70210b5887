import type { SaidOutright } from './said-outright.js';

/** Somebody near is in danger. */
export const FRIEND: SaidOutright = {
  kind: 'friend',
  always: [],
  unlessDenied: [
    '[someone] ... [says] ... [kill] [themself]',
    '[someone] ... [says] ... [end] her/his/their .. life',
    '[someone] ... [says] to/he/she/they ... [die] (end)/tonight/anymore',
    '[someone] .. texted/texting/sent [me] .. goodbye ... not',
    '[someone] .. [took] ... [pills] ... not',
    '[someone] .. is/are .. suicidal',
    '[someone] .. is/are/keeps/started/been .. cutting [themself]',
    '[someone] is/has/been .. cutting and/again/(end)/because/every',
    '[someone] .. sent/texted/posted/left .. goodbye/suicide',
    '[someone] ... starving [themself]',
    'amiga/amigo/hermana/hermano/prima/primo se quiere matar/morir/suicidar',
  ],
};
