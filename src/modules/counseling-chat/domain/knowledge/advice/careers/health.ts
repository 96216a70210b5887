import { type Career } from './career.js';

export const HEALTH_CAREERS: readonly Career[] = [
  {
    key: 'dental-hygienist',
    jobs: ['dental hygienist', 'dental assistant'],
    fields: ['dental hygiene', 'dental'],
    says: [
      'Dental hygiene is usually an associate degree: about two years in the program, often with a year of science classes before it. Then come national and state exams for the license. No bachelor’s degree is needed.',
      'Places are few, and many programs choose by science grades. So take biology and chemistry, and apply to more than one community college. Assisting is shorter, a year or less.',
    ],
    then: 'Shall I look for colleges that teach it?',
    study: { majors: ['51.06'], degrees: 'associate' },
  },
  {
    key: 'dentist',
    jobs: ['dentist', 'orthodontist'],
    fields: ['dentistry', 'dental school'],
    says: [
      'A dentist does a bachelor’s degree with biology, chemistry and physics, then four years of dental school, so about eight years. An orthodontist adds two or three more.',
      'Any major works as long as you take the sciences. Dental school is costly, so a low-debt bachelor’s degree helps most.',
    ],
    then: 'Would a shorter way, such as dental hygiene, interest you too?',
    study: { majors: ['26.01'], degrees: 'bachelors' },
  },
  {
    key: 'physical-therapist',
    jobs: ['physical therapist', 'physical therapist assistant', 'pta'],
    fields: ['physical therapy', 'sports medicine'],
    says: [
      'A physical therapist needs a doctorate: a bachelor’s degree in anything with the sciences, then about three years of PT school. An assistant needs a two-year associate degree and works beside the therapist.',
      'Both need a license. Watching one at work for a few hours now helps you choose, and programs ask for such hours.',
    ],
    then: 'Does the long way or the short one sound more like you?',
    study: { majors: ['51.08', '31.05'], degrees: 'bachelors' },
  },
  {
    key: 'radiologic-technologist',
    jobs: ['x ray tech', 'radiologic technologist', 'ultrasound tech', 'sonographer', 'radiology tech'],
    fields: ['radiology', 'sonography', 'medical imaging'],
    says: [
      'X-ray and ultrasound work usually takes an associate degree of about two years, after a few science classes, and then a national exam. Hospitals and community colleges teach it.',
      'Programs take few students and look at science grades. Check that the program is accredited, or you can’t sit the exam.',
    ],
    then: 'Shall I look for colleges that teach it?',
    study: { majors: ['51.09'], degrees: 'associate' },
  },
  {
    key: 'respiratory-therapist',
    jobs: ['respiratory therapist'],
    fields: ['respiratory therapy', 'respiratory care'],
    says: [
      'Respiratory therapists help people breathe, in hospitals and at home. An associate degree of about two years is enough to start, then a national exam and a state license.',
      'It’s easier to enter than nursing at many colleges, and a bachelor’s degree can follow while you work.',
    ],
    then: 'Shall I look for colleges that teach it?',
    study: { majors: ['51.09'], degrees: 'associate' },
  },
  {
    key: 'emt-or-paramedic',
    jobs: ['emt', 'paramedic', 'firefighter'],
    fields: ['firefighting', 'emergency medicine', 'fire science'],
    says: [
      'An EMT course takes a few months, often at a community college, and ends with a national exam. A paramedic adds one to two years. Fire departments run their own academy and often want the EMT first.',
      'You usually have to be eighteen. Ask the nearest department whether it has a program for teenagers: many do.',
    ],
    then: 'Ambulance, fire, or not sure yet?',
    study: { majors: ['51.09', '43.02'], degrees: 'associate' },
  },
  {
    key: 'medical-assistant',
    jobs: ['medical assistant', 'cna', 'phlebotomist', 'nursing assistant', 'pharmacy tech'],
    fields: ['medical assisting', 'phlebotomy'],
    says: [
      'These are short ways into health care: a nursing assistant or phlebotomy course takes weeks to a few months, medical assisting and pharmacy technician about a year or less.',
      'A community college charges far less than a private career school. Many people work such a job while they study for nursing or something longer.',
    ],
    then: 'Would it be a first step, or the job itself?',
    study: { majors: ['51.08'], degrees: 'associate' },
  },
  {
    key: 'pharmacist',
    jobs: ['pharmacist'],
    fields: ['pharmacy'],
    says: [
      'A pharmacist needs a doctorate in pharmacy: at least two years of college with chemistry and biology, then about four years of pharmacy school, so six to eight in all. Then a license.',
      'Some universities take you into a six-year program from high school. A pharmacy technician trains in about a year.',
    ],
    then: 'Do you like chemistry, or more the contact with people?',
    study: { majors: ['51.20'], degrees: 'bachelors' },
  },
  {
    key: 'physician-assistant',
    jobs: ['physician assistant', 'pa'],
    fields: ['pa school'],
    says: [
      'A physician assistant does a bachelor’s degree with the sciences, works some time with patients, then a master’s degree of a bit over two years. About seven years in all, fewer than a doctor.',
      'PA schools choose tightly, and hours with patients count: nursing assistant or EMT work in college is a usual way.',
    ],
    then: 'What draws you: medicine, or working with people?',
    study: { majors: ['26.01', '51.00'], degrees: 'bachelors' },
  },
  {
    key: 'occupational-or-speech-therapist',
    jobs: ['occupational therapist', 'speech therapist', 'speech pathologist'],
    fields: ['occupational therapy', 'speech therapy', 'speech pathology'],
    says: [
      'Both need a master’s degree: four years of college, then about two to three more, and a license. Speech therapy is easiest from a major in communication sciences; occupational therapy takes many majors.',
      'Assistants start with a two-year associate degree in many states.',
    ],
    then: 'Do you see yourself with children, older people, or both?',
    study: { majors: ['51.02', '51.23'], degrees: 'bachelors' },
  },
  {
    key: 'dietitian',
    jobs: ['dietitian', 'nutritionist'],
    fields: ['nutrition', 'dietetics'],
    says: [
      'A registered dietitian now needs a master’s degree, supervised practice and an exam: about six years in all. “Nutritionist” is used more loosely, and the rules differ by state.',
      'Look for a program in nutrition or dietetics that is accredited for it.',
    ],
    then: 'Hospital, sports, or food itself?',
    study: { majors: ['51.31'], degrees: 'bachelors' },
  },
  {
    key: 'veterinarian-or-vet-tech',
    jobs: ['veterinarian', 'vet', 'vet tech', 'veterinary technician'],
    fields: ['veterinary medicine', 'working with animals'],
    says: [
      'A veterinarian does about four years of college with the sciences, then four years of vet school, which is hard to enter and costly. A vet tech needs a two-year associate degree and an exam.',
      'Any major works for vet school. Hours with animals count a lot: a shelter, a farm or a clinic.',
    ],
    then: 'Does the long way or the short one sound more like you?',
    study: { majors: ['01.83', '01.80', '51.38'], degrees: 'associate' },
  },
];
