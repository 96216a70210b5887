import { type Career } from './career.js';

export const TRADE_CAREERS: readonly Career[] = [
  {
    key: 'auto-mechanic',
    jobs: ['mechanic', 'car mechanic', 'auto mechanic', 'diesel mechanic', 'automotive technician'],
    fields: ['automotive technology', 'auto tech', 'fixing cars', 'working on cars'],
    says: [
      'Automotive technology is a real college program: a certificate takes about a year or less, an associate degree about two. Some carmakers run theirs with community colleges, with paid time in a shop.',
      'If you’d rather design than repair, look at engineering technology or mechanical engineering, four years each. Diesel and aircraft work need the same kind of training.',
    ],
    then: 'Do you like the fixing most, or how it works inside?',
    study: { majors: ['47.06'], degrees: 'associate' },
  },
  {
    key: 'hvac-technician',
    jobs: ['hvac technician', 'hvac tech'],
    fields: ['hvac', 'heating and cooling', 'air conditioning repair'],
    says: [
      'Heating and cooling work takes a certificate of about six months to a year, or a paid apprenticeship of three to five years. You need a federal certificate for refrigerants, and some states want a license.',
      'Knowing someone in the trade helps: ask to go along for a few days. Business classes later help those who want their own company.',
    ],
    then: 'Would you rather learn in class, or on the job with pay?',
    study: { majors: ['47.02'], degrees: 'associate' },
  },
  {
    key: 'electrician',
    jobs: ['electrician', 'lineman', 'lineworker'],
    fields: ['electrical work', 'the electrical trade'],
    says: [
      'Most electricians learn in a paid apprenticeship of about four to five years, days on the job and some evenings in class, then take a state license exam. A year at a community college can shorten it.',
      'You need a diploma and algebra. Apply to the union local and to contractors alike; lineworkers have a like path with power companies.',
    ],
    then: 'Is there an electrician you could ask for a day along?',
    study: { majors: ['46.03'], degrees: 'associate' },
  },
  {
    key: 'plumber-or-pipefitter',
    jobs: ['plumber', 'pipefitter'],
    fields: ['plumbing'],
    says: [
      'Plumbers and pipefitters learn in a paid apprenticeship of about four to five years, then take a license exam. A certificate from a community college is a good start, not a must.',
      'You owe little or nothing at the end. Apply to the union local and to companies near you.',
    ],
    then: 'Would you rather learn on the job, or start with a class?',
    study: { majors: ['46.05'], degrees: 'associate' },
  },
  {
    key: 'welder',
    jobs: ['welder', 'machinist'],
    fields: ['welding', 'machining'],
    says: [
      'A welding certificate takes a few months to a year; an associate degree about two. Employers look for certification tests you have passed, and better pay goes with harder kinds of welding.',
      'A community college or your school’s career center costs far less than a private school.',
    ],
    then: 'Does your high school have a shop class?',
    study: { majors: ['48.05'], degrees: 'associate' },
  },
  {
    key: 'cosmetologist-or-barber',
    jobs: [
      'cosmetologist',
      'hairdresser',
      'barber',
      'hair stylist',
      'nail tech',
      'esthetician',
      'makeup artist',
    ],
    fields: ['cosmetology', 'hair', 'beauty school'],
    says: [
      'Cosmetology and barbering take about nine months to a year and a half full time, because your state sets the hours, and end with a license exam. Skin and nails are shorter.',
      'A community college usually costs far less than a private beauty school. To own a salon, add business classes: a certificate, or a degree later.',
    ],
    then: 'Would you work for someone first, or aim for your own place?',
    study: { majors: ['12.04'], degrees: 'associate' },
  },
  {
    key: 'construction-work',
    jobs: ['carpenter', 'construction worker', 'construction manager', 'contractor'],
    fields: ['construction', 'carpentry', 'construction management'],
    says: [
      'You can start in a paid apprenticeship of three to four years, such as carpentry. Managing building sites usually takes a four-year degree in construction management, or years of experience.',
      'The two go together well: some begin on the job and take the degree at night.',
    ],
    then: 'Would you rather build, or plan and lead?',
    study: { majors: ['46.00', '52.20'], degrees: 'associate' },
  },
  {
    key: 'truck-driver',
    jobs: ['truck driver'],
    fields: ['trucking', 'a cdl'],
    says: [
      'A commercial license takes a few weeks to a few months of training, and you must be twenty-one to drive between states. Community colleges teach it for less than many private schools.',
      'Some companies pay for the training if you stay a year. Read that paper before you sign.',
    ],
    then: 'Long distance, or home every night?',
    study: { majors: ['49.02'], degrees: 'associate' },
  },
  {
    key: 'pilot-or-aircraft-mechanic',
    jobs: ['pilot', 'aircraft mechanic', 'flight attendant'],
    fields: ['aviation', 'flying planes'],
    says: [
      'Pilots train at a flight school or in an aviation degree of two or four years, and then need many flight hours before an airline takes them. Flight fees come on top of tuition, so ask for the whole price.',
      'An aircraft mechanic needs about eighteen months to two years. Flight attendants are trained by the airline.',
    ],
    then: 'Flying itself, or working on planes?',
    study: { majors: ['49.01', '47.06'], degrees: 'associate' },
  },
  {
    key: 'chef',
    jobs: ['chef', 'cook', 'baker'],
    fields: ['culinary arts', 'culinary school', 'hospitality'],
    says: [
      'Cooks learn in a certificate or associate program of one to two years, or start in a kitchen and work up. A four-year degree in hospitality leads to managing hotels and restaurants.',
      'Famous culinary schools can be costly, and a community college teaches the same basics. Work a few months in a kitchen first.',
    ],
    then: 'The cooking, or running the place?',
    study: { majors: ['12.05', '52.09'], degrees: 'associate' },
  },
];
