import { DESIGNATIONS } from './choices.js';

export interface CollegeNames {
  /** The whole texts that name a designation or a group, folded. */
  readonly whole: readonly string[];
  /** The words that point to it beside other words: "hbcu atlanta". */
  readonly words: readonly string[];
}

const KINDS = ['', ' college', ' university', ' school', ' institution', ' institutions'];
export const named = (names: readonly string[], words: readonly string[]): CollegeNames => ({
  whole: names.flatMap((name) => KINDS.map((kind) => name + kind)),
  words,
});

/** How people type the federal designations, in the order of `DESIGNATIONS`. */
const NAMES: Readonly<Record<(typeof DESIGNATIONS)[number], CollegeNames>> = {
  hbcu: named(['hbcu', 'hbcus', 'historically black', 'black'], ['hbcu', 'hbcus', 'historically', 'black']),
  // Who looks for black colleges means historically black ones.
  'predominantly-black': named(['pbi', 'pbis', 'predominantly black'], ['pbi', 'pbis', 'predominantly']),
  'hispanic-serving': named(
    ['hsi', 'hsis', 'hispanic', 'hispanic serving'],
    ['hsi', 'hsis', 'hispanic', 'serving'],
  ),
  tribal: named(['tribal', 'tribally controlled'], ['tribal', 'tribally']),
  aanapisi: named(
    ['aanapisi', 'aanapisis', 'asian american serving', 'asian american and pacific islander serving'],
    ['aanapisi', 'aanapisis'],
  ),
  'alaska-native-hawaiian': named(
    [
      'annh',
      'alaska native',
      'native hawaiian',
      'alaska native and native hawaiian',
      'native hawaiian serving',
    ],
    ['annh'],
  ),
  'native-american': named(
    ['nasnti', 'nasntis', 'native american', 'native american serving', 'native american serving nontribal'],
    ['nasnti', 'nasntis'],
  ),
  women: named(
    ['women', 'womens', 'all women', 'all womens', 'women only', 'all female', 'girls', 'all girls'],
    ['women', 'womens', 'girls'],
  ),
  men: named(
    ['men', 'mens', 'all men', 'all mens', 'men only', 'all male', 'boys', 'all boys'],
    ['mens', 'boys'],
  ),
};

export const DESIGNATION_NAMES: readonly CollegeNames[] = DESIGNATIONS.map((name) => NAMES[name]);
