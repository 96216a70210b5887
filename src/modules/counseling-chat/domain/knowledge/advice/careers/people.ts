import { type Career } from './career.js';

export const CAREERS_WITH_PEOPLE: readonly Career[] = [
  {
    key: 'teacher',
    jobs: ['teacher', 'elementary teacher', 'high school teacher', 'math teacher', 'art teacher'],
    fields: ['teaching', 'education'],
    says: [
      'Teaching takes a bachelor’s degree with teacher certification: usually four years, with a term in a real classroom, then your state’s exams.',
      'Pay is modest at first and rises by steps, with summers, benefits and a pension in most districts. Math, science, special and bilingual education are wanted most, and grants help those who teach where teachers are short.',
    ],
    then: 'Little kids or teenagers?',
    study: { majors: ['13.12', '13.13'], degrees: 'bachelors' },
  },
  {
    key: 'early-childhood-educator',
    jobs: ['preschool teacher', 'daycare worker'],
    fields: ['early childhood education', 'child care'],
    says: [
      'For child care and preschool, a certificate of a few months or a two-year associate degree is a usual start. Public prekindergarten often wants a bachelor’s degree.',
      'Pay is low without the degree, so choose a program whose credits carry over to a four-year college.',
    ],
    then: 'Have you worked with small kids before?',
    study: { majors: ['13.12', '19.07'], degrees: 'associate' },
  },
  {
    key: 'social-worker',
    jobs: ['social worker'],
    fields: ['social work'],
    says: [
      'A bachelor’s in social work takes four years and lets you start, for example in child welfare. To do therapy you need a master’s, two more years or about one after that bachelor’s, and a license.',
      'Pay is modest, and some public jobs forgive loans over time. Volunteer a little first: it’s heavy and good work.',
    ],
    then: 'Whom would you want to help?',
    study: { majors: ['44.07'], degrees: 'bachelors' },
  },
  {
    key: 'therapist-or-psychologist',
    jobs: ['therapist', 'psychologist', 'counselor', 'school counselor'],
    fields: ['counseling', 'therapy as a job'],
    says: [
      'A bachelor’s in psychology alone doesn’t let you practice. A counselor needs a master’s, two to three more years; a psychologist a doctorate, five or more; both a license.',
      'With only the bachelor’s, people go into human services, schools, business or research help. So plan for low debt early and more school later.',
    ],
    then: 'Does more school after college sound all right?',
    study: { majors: ['42.01'], degrees: 'bachelors' },
  },
  {
    key: 'police-officer',
    jobs: ['police officer', 'cop', 'detective', 'correctional officer'],
    fields: ['law enforcement', 'criminal justice'],
    says: [
      'Most police departments ask for a diploma or some college, then run their own academy of about half a year. Many want you to be twenty-one. A criminal justice degree helps with promotion but isn’t required.',
      'Any major works. Spanish, psychology or accounting help with federal agencies, which usually want a bachelor’s degree.',
    ],
    then: 'Local police, federal work, or the law side?',
    study: { majors: ['43.01'], degrees: 'bachelors' },
  },
  {
    key: 'forensic-scientist',
    jobs: ['forensic scientist', 'crime scene investigator'],
    fields: ['forensics', 'forensic science'],
    says: [
      'Work in a crime lab takes a four-year degree in forensic science, chemistry or biology. Crime scene work is often done by police officers with extra training.',
      'Jobs are fewer than on television, so a chemistry or biology degree keeps more doors open.',
    ],
    then: 'The lab, or the scene?',
    study: { majors: ['43.04', '40.05'], degrees: 'bachelors' },
  },
  {
    key: 'paralegal',
    jobs: ['paralegal', 'legal assistant'],
    fields: ['paralegal studies'],
    says: [
      'A paralegal needs an associate degree of about two years, or a certificate after another degree. No law school and no license in most states.',
      'It’s a good way to see whether you’d like the law before paying for law school.',
    ],
    then: 'Might you want law school later?',
    study: { majors: ['22.03'], degrees: 'associate' },
  },
  {
    key: 'sports-career',
    jobs: ['coach', 'athletic trainer', 'sports agent', 'sports manager'],
    fields: [
      'sport management',
      'sports management',
      'athletic training',
      'something with sports',
      'kinesiology',
    ],
    says: [
      'Three ways: sport management, four years, for teams, leagues and events; kinesiology, four years, toward training and therapy; and coaching, often together with teaching. An athletic trainer now needs a master’s degree.',
      'In sport management, internships decide more than the college’s name. A business major with sport internships works as well.',
    ],
    then: 'The business, the body, or the coaching?',
    study: { majors: ['31.05'], degrees: 'bachelors' },
  },
];
