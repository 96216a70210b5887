/** The home "state" of a student from abroad: no college is there, so every public college charges them as a non-resident. */
export const ABROAD = 'abroad';
