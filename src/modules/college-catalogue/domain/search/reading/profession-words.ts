import { type ReadFilters } from './read-filters.js';

/** What bachelor's degrees lead to a profession whose own degree comes after: no college teaches medicine to first-years. */
const ON_THE_WAY: readonly (readonly [professions: string, majors: string])[] = [
  [
    'pre medicine, pre med, premed, medicine, doctor, medical school, med school, surgeon, pediatrician, physician, physician assistant, pre pa, ' +
      'dentist, dentistry, dental, dental school, pre dental, predental, orthodontist, optometrist, optometry, chiropractor',
    '51.11 26',
  ],
  ['vet, veterinarian, veterinary, veterinary medicine, veterinary science, pre vet, prevet', '01.13 01.09'],
  ['lawyer, attorney, law school, pre law, prelaw', '22.00 45.10'],
];

/** People and what they do, by what they study. */
const STUDIED_BY: readonly (readonly [people: string, major: string])[] = [
  ['biologist', '26'],
  ['marine biologist, ecologist', '26.13'],
  ['zoologist, zookeeper', '26.07'],
  ['chemist', '40.05'],
  ['physicist', '40.08'],
  ['astronomer', '40.02'],
  ['bio chem, biochem', '26.02'],
  ['bme, biomedical engineer', '14.05'],
  ['programmer, coder', '11.07'],
  ['software engineer, software developer', '14.09'],
  ['game developer', '11.02'],
  ['interior designer, fashion designer, graphic designer, game designer, animator', '50.04'],
  ['artist', '50'],
  ['dancer, ballet, choreography', '50.03'],
  ['performer, broadway', '50.05'],
  [
    'singer, vocalist, vocal performance, songwriting, songwriter, pianist, guitarist, drummer, opera',
    '50.09',
  ],
  ['writer, author, novelist, poet, poetry', '23.13'],
  ['broadcasting, broadcaster, sports broadcasting, radio, podcasting', '09.07'],
  ['sports journalism, reporter', '09.04'],
  ['therapist, counselor, mental health counselor', '42'],
  ['crna, nurse practitioner, nurse anesthetist, midwife', '51.38'],
  ['physical therapist, occupational therapist', '51.23'],
  ['personal trainer', '31.05'],
  ['forensics, crime scene investigator, crime scene investigation, csi', '43.04'],
  ['detective, fbi', '43.01'],
  ['politician', '45.10'],
  ['entrepreneur, startup', '52.07'],
  ['investment banking, banker', '52.08'],
  ['airline pilot, flight school, flying', '49.01'],
];

/** Jobs that are learned for an associate degree or a certificate, in a field that also has bachelor's degrees. */
const LEARNED_IN_TWO_YEARS: readonly (readonly [jobs: string, major: string])[] = [
  [
    'ultrasound, ultrasound tech, ultrasound technician, sonography, sonographer, radiology tech, radiology technician, rad tech, radiologic technology, ' +
      'x ray, x ray tech, x ray technician, mri tech, respiratory therapist, respiratory therapy, surgical tech, surgical technology, emt, paramedic',
    '51.09',
  ],
  ['cdl, truck driver, truck driving, trucking', '49.02'],
];

const each = (
  table: readonly (readonly [names: string, majors: string])[],
  more: ReadFilters,
): [string, ReadFilters][] =>
  table.flatMap(([names, majors]) =>
    names.split(', ').map((name): [string, ReadFilters] => [name, { ...more, major: majors.split(' ') }]),
  );

/** What students write in a search box who think of a job: in a talk, a counselor or an author is a person. */
export const PROFESSION_WORDS: readonly (readonly [string, ReadFilters])[] = [
  ...each(ON_THE_WAY, {}),
  ...each(STUDIED_BY, {}),
  ...each(LEARNED_IN_TWO_YEARS, { degrees_awarded: ['1', '2'], sort: 'suggested' }),
];
