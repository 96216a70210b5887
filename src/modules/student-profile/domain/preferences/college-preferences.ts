import { type CollegeSize, type Setting } from '../choices.js';

const NONE = 'No Preference';

export type SchoolSize = 'Small' | 'Medium' | 'Large' | typeof NONE;

const SIZES: Readonly<Record<CollegeSize, SchoolSize>> = {
  '0-5000': 'Small',
  '5001-10000': 'Medium',
  '10001-20000': 'Large',
  '20000+': 'Large',
};

/** Both of the largest sizes are large; several different ones are no preference. */
export const schoolSizeOf = (sizes: readonly CollegeSize[]): SchoolSize =>
  theOnly(sizes.map((size) => SIZES[size])) ?? NONE;

export const schoolSettingOf = (settings: readonly Setting[]): Setting | typeof NONE =>
  theOnly(settings) ?? NONE;

function theOnly<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}
