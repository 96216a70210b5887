export type Section = 'personal' | 'academic' | 'readiness';

type Place = { section: Section; step: string; title: string };

/** In order. Section and step form the URL. */
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

export const sections = ['personal', 'academic', 'readiness'] as const satisfies readonly Section[];

export const stepsIn = (section: Section) => places.filter((place) => place.section === section);

/** The place a URL names. Missing or unknown parts fall back to the first. */
export const placeAt = (section: string | null, step: string | null): ProfilePlace => {
  const here = places.filter((place) => place.section === (section ?? 'personal'));
  return here.find((place) => place.step === step) ?? here[0] ?? places[0];
};

export const addressOfPlace = ({ section, step }: ProfilePlace) => `/profile?section=${section}&step=${step}`;

export const placeAfter = (place: ProfilePlace): ProfilePlace | undefined =>
  places[places.indexOf(place) + 1];
export const placeBefore = (place: ProfilePlace): ProfilePlace | undefined =>
  places[places.indexOf(place) - 1];

/** The draft key of a place. Test scores share the quick start's step. */
export const draftOf = ({ section, step }: ProfilePlace) => (step === 'tests' ? step : `${section}.${step}`);
