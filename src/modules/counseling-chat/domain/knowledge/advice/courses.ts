import { type Advice } from './advice.js';

export const COURSES_ADVICE: readonly Advice[] = [
  {
    about: /\bhow many\b/,
    says: [
      'No number of APs or honors classes gets anyone in. Colleges compare your courses with what your school offers, so a few hard ones you do well in beat many you barely survive.',
      'If your school has few advanced classes, that won’t count against you.',
    ],
    then: 'Which advanced classes does your school have that you haven’t taken?',
    chips: ['Is a B in AP better than an A?', 'AP or dual enrollment?', 'What would help me most?'],
  },
  {
    about: /\b(?:good|bad|decent|average|normal|ok|low|high) gpa\b|\bgpa (?:is|do i|should|would|counts)\b/,
    says: [
      'A good GPA is one that fits the colleges you like: most colleges take students with all kinds of grades, and only a few want nearly all As.',
      'They read it beside your classes: a little lower in hard ones can count as much.',
    ],
    then: 'What’s yours, even a guess? Then I can show where it stands.',
    chips: ['Calculate admission chances', 'What is a weighted GPA?', 'How many APs do I need?'],
  },
  {
    about: /\b(?:a )?b in\b|\bbetter than an a\b|\ban a in\b/,
    says: [
      'Usually a B in the harder class is fine, and an A there is better still. Very selective colleges want both hard classes and high grades; many others go by GPA first.',
      'If the class would bring a C or cost you sleep, take the level below.',
    ],
    then: 'Want to see what your GPA does to your chances at a college?',
    chips: ['What if my GPA goes up?', 'How many APs do I need?', 'What would help me most?'],
  },
  {
    about: /\bdrop(?:ping)?\b(?! to\b)|\bquit\b|\bwithdraw\b/,
    says: [
      'Dropping one hard class is rarely the end of anything. Do it before your school’s date, so it doesn’t show as a withdrawal, and keep the subject going at another level.',
      'Seniors who already applied should tell the colleges about a change.',
    ],
    then: 'Talk it over with your counselor first. What makes the class too much right now?',
    chips: ['Is a B in AP better than an A?', 'Do senior grades count?', 'What would help me most?'],
  },
  {
    about: /\bsenior (?:year|grades?)\b|\bsenioritis\b|\bfinal grades\b/,
    says: [
      'Yes. Colleges see your senior courses when you apply, often mid-year grades, and always the final transcript. An offer can be taken back after a sharp drop.',
      'One weaker grade is no reason to worry.',
    ],
    then: 'Is there a class this year that’s slipping?',
    chips: ['Should I drop an AP class?', 'What should I do next?', 'What would help me most?'],
  },
  {
    about: /\bdual\b|\bcommunity college class/,
    says: [
      'Neither AP nor dual credit is better everywhere. AP exams are accepted widely; dual enrollment credit counts surely at public colleges of your state, and elsewhere it depends.',
      'A college grade stays on a transcript for good, so choose a class you’re ready for.',
    ],
    then: 'Which colleges do you have in mind? Their credit pages settle it.',
    chips: ['How many APs do I need?', 'What is dual enrollment?', 'What would help me most?'],
  },
  {
    about:
      /\b(?:got|get|have|had|failed|fail|with|one|a) (?:a |an |my )?(?:d|c|f)(?: ?[-+]| minus| plus)?\b(?! ?&)|\bfail(?:ed|ing)?\b|\bbad grades?\b|\blow grades?\b|\bgrades? (?:\w+ )?(?:dropped|fell|tanked|went down|slipped|died|dipped)\b/,
    says: [
      'One low grade rarely decides anything. Colleges look at the whole transcript: how hard your classes are, and whether you go up or down. Strong grades since then speak louder.',
      'A D or F in a required class is different: ask your counselor about retaking it. If something hard was behind it, a short note in “additional information” can say so.',
    ],
    then: 'How have your grades been since?',
    chips: ['What if my GPA goes up?', 'Do senior grades count?', 'What would help me most?'],
  },
  {
    about: /\bhonors\b/,
    says: [
      'Yes, honors classes count as a step up from regular ones, and AP, IB or college classes as a step above. What matters is the choice your school gave you.',
    ],
    then: 'How many honors and AP classes have you taken so far?',
    chips: ['How many APs do I need?', 'Where do I add my courses?', 'What would help me most?'],
  },
  {
    about: null,
    says: [
      'Take the hardest classes you can do well in and still sleep. Keep the five main subjects going: English, math, science, history and a language.',
      'For engineering or nursing, calculus and lab sciences matter most.',
    ],
    then: 'What would you like to study later?',
    chips: ['How many APs do I need?', 'Is a B in AP better than an A?', 'What would help me most?'],
  },
];
