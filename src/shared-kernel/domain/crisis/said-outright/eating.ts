import type { SaidOutright } from './said-outright.js';

/** The writer starves or purges. */
export const EATING: SaidOutright = {
  kind: 'eating',
  always: [],
  unlessDenied: [
    'not eaten/ate/eat ... [days]',
    'not eaten/eat/eating ... fat/weight/skinny/thin/calories',
    'living/live/lived/survive/surviving on ... gum/water/coffee/ice ... weight/thin/skinny/fat',
    'starving/starve/starved myself',
    'make/made/making myself .. [vomit]/sick',
    'throw/throwing/threw up .. after ... eat/ate/eating/meal/meals/dinner/lunch/food',
    '[vomit] .. on purpose',
    'i ... purge/purging/purged',
    'calories .. day ... fat',
    'calories .. day ... still ... fat',
    'fat ... calories .. day',
    'throw/throwing/threw up ... on purpose',
    'calories .. day ... faint/fainting/fainted/passing/dizzy',
    'take/taking/took/using/abusing/abuse laxatives',
    'stopped/stop eating completely/entirely/altogether/anything',
    'throw/throwing/threw up blood',
    'purging after/again/every',
  ],
};
