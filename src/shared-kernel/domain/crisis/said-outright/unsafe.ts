import type { SaidOutright } from './said-outright.js';

/** The writer has no safe place tonight. */
export const UNSAFE: SaidOutright = {
  kind: 'unsafe',
  always: [],
  unlessDenied: [
    'not go home ... [violent]',
    'not .. feel/am/be/feeling safe .. home/house',
    'not safe at/in my/home/our',
    'scared/afraid/terrified .. go home',
    'scared/afraid/terrified to go home',
    'thrown/kicked/threw [me] .. out',
    'got/was/been/being thrown/kicked out ... slept/sleeping/sleep/car/street/nowhere/house/night',
    'nowhere to sleep/stay/live',
    'nowhere to go tonight/now',
  ],
};
