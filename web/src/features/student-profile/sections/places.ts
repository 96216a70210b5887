export type Section = 'personal' | 'academic' | 'readiness';

type Place = { section: Section; step: string; title: string };

/** The steps of the profile in their order; section and step are the address. */
export const places = [
  { section: 'personal', step: 'basic', title: 'Basic info' },
  { section: 'personal', step: 'address', title: 'Address' },
  { section: 'personal', step: 'background', title: 'Background' },
  { section: 'personal', step: 'fit', title: 'Fit & Preferences' },
  { section: 'academic', step: 'school', title: 'School info' },
  { section: 'academic', step: 'performance', title: 'Academic performance' },
  { section: 'academic', step: 'tests', title: 'Tests' },
  { section: 'academic', step: 'advanced', title: 'Advanced coursework' },
  { section: 'readiness', step: 'activities', title: 'Activities' },
  { section: 'readiness', step: 'portfolio', title: 'Portfolio' },
  { section: 'readiness', step: 'awards', title: 'Awards' },
  { section: 'readiness', step: 'research', title: 'Research' },
] as const satisfies readonly Place[];

export type ProfilePlace = (typeof places)[number];

export const sectionNames: Record<Section, { title: string; short: string }> = {
  personal: { title: 'Personal Information', short: 'Personal' },
  academic: { title: 'Academic Information', short: 'Academic' },
  readiness: { title: 'Extra-Curriculars/Leadership and Honors', short: 'Extra-Curriculars' },
};

export const stepsIn = (section: Section) => places.filter((place) => place.section === section);

/** The place an address names; a part it leaves out, or that we do not have, is the first there is. */
export const placeAt = (section: string | null, step: string | null): ProfilePlace => {
  const here = places.filter((place) => place.section === (section ?? 'personal'));
  return here.find((place) => place.step === step) ?? here[0] ?? places[0];
};

export const addressOfPlace = ({ section, step }: ProfilePlace) => `/profile?section=${section}&step=${step}`;

export const placeAfter = (place: ProfilePlace): ProfilePlace | undefined =>
  places[places.indexOf(place) + 1];
export const placeBefore = (place: ProfilePlace): ProfilePlace | undefined =>
  places[places.indexOf(place) - 1];

/** Where what was typed at this place is kept. The test scores are the quick start's own step. */
export const draftOf = ({ section, step }: ProfilePlace) => (step === 'tests' ? step : `${section}.${step}`);
