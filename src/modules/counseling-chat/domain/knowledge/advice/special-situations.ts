import { COMMON_APP, FEDERAL_STUDENT_AID } from '../fixed-text.js';
import { type Advice } from './advice.js';

export const SPECIAL_SITUATIONS_ADVICE: readonly Advice[] = [
  {
    about: /\bsocial security\b|\bssn\b|\ba social\b/,
    says: [
      'You put your own Social Security number on the FAFSA if you have one. A parent without one can still make an account at studentaid.gov and sign; the form then asks a few questions to confirm who they are.',
      'If your family worries about sharing data, talk to a counselor you trust or a qualified legal adviser first. None of it goes into your profile.',
    ],
    then: 'Shall I go through the FAFSA with you?',
    chips: ['FAFSA step by step', 'Who can see this chat?', 'How do I find scholarships?'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about:
      /\b(?:parents?|father|mother|mom|dad|family)\b.*\b(?:citizens?|immigrants?|undocumented|papers|social security|green card|deport\w*)\b/,
    says: [
      'Your parents’ citizenship doesn’t decide your aid. If you are a citizen or an eligible noncitizen, you can file the FAFSA, and a parent without a Social Security number can make an account and sign too.',
      'If your family worries about sharing data, talk to a counselor you trust or a qualified legal adviser first. None of it goes into your profile.',
    ],
    then: 'Shall I go through the FAFSA with you?',
    chips: ['FAFSA step by step', 'Who can see this chat?', 'How do I find scholarships?'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about: /\binternational\b|\bvisa\b|\bforeign student\b|\banother country\b|\bf1\b/,
    says: [
      'International students can’t get federal aid, but some colleges give their own grants or merit money. Each college’s international admissions page says who, and how much it covers.',
      'Visa questions need a qualified person: the college’s international office is the place to ask.',
    ],
    then: 'Which subject would you like to study?',
    chips: ['What is merit aid?', 'What does need-aware mean?', 'Recommend colleges'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about: /\bundocumented\b|\bdaca\b|\bdreamers?\b|\bno papers\b|\bimmigration\b/,
    says: [
      'Yes, you can apply to nearly all colleges. Federal aid isn’t open to undocumented students, but many states and private colleges have their own, and some states give the in-state price.',
      'Rules differ and change, so ask a counselor you trust or a qualified legal adviser before you fill in a form. None of it goes into your profile.',
    ],
    then: 'Shall I show colleges with a low full price?',
    chips: ['Cheapest colleges for me', 'How do I find scholarships?', 'Who can see this chat?'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about:
      /\biep\b|\b504\b|\bdisabilit\w*\b|\bdyslexia\b|\badhd\b|\bautis\w*\b|\bdeaf\b|\bblind\b|\bwheelchair\b|\baccommodations?\b/,
    says: [
      'You apply like anyone else, and you never have to tell. An IEP or school support plan doesn’t move to college, so after you’re admitted you ask that college’s disability office for support.',
      'For the SAT or ACT, your school asks for extra time early. Visit the disability office before you choose.',
    ],
    then: 'What support helps you most now?',
    chips: ['Should I visit before applying?', 'Recommend colleges', 'What should I do next?'],
  },
  {
    about:
      /\bd1\b|\bd2\b|\bd3\b|\bdivision\b|\brecruit\w*\b|\bcoach\w*\b|\bvarsity\b|\broster\b|\bwalk-? ?on\b|\b(?:run|running) (?:track|cross)\b|\b(?:run|swim|row|dive|wrestle|fence) in college\b|\bathlet\w*\b|\bncaa\b|\bplay (?:\w+ )?(?:soccer|football|basketball|baseball|tennis|sports?|lacrosse|volleyball|softball|hockey)\b/,
    says: [
      'Write to coaches yourself, early, with your results, a short video and your grades. For the top two divisions you also register with the NCAA Eligibility Center, which checks your courses.',
      'Keep colleges on your list that you’d love without the sport.',
    ],
    then: 'Which sport, and which year are you in?',
    chips: ['Recommend colleges', 'Find safety schools', 'What should I do next?'],
  },
  {
    about: /\bfoster\b|\borphan\w*\b|\bhomeless\b|\bward of the court\b|\bemancipated\b/,
    says: [
      'Yes, there is help. Students from foster care, and those without a stable home who are on their own, file the FAFSA without a parent, and many states add grants or free tuition. Colleges often have a program with housing in breaks.',
      'Your school’s counselor or homeless liaison can confirm your situation in writing.',
    ],
    then: 'Shall I go through the FAFSA with you?',
    chips: ['FAFSA step by step', 'How do I find scholarships?', 'What is a fee waiver?'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about: /\bhome ?school\w*\b/,
    says: [
      'Colleges admit homeschooled students every year. You’ll need a transcript of your courses, often with short descriptions, and a letter from someone outside your family.',
      'Test scores or a few college classes help them see your level. Each college has a page for this.',
    ],
    then: 'Have you taken a test or a college class yet?',
    chips: ['What is dual enrollment?', 'SAT or ACT?', 'Recommend colleges'],
  },
  {
    about: /\bsuspen\w*\b|\bexpel\w*\b|\bdisciplin\w*\b|\bcheat(?:ed|ing)\b|\barrest\w*\b/,
    says: [
      'Answer honestly if a college asks; the Common App itself leaves the question to colleges, and your counselor may be asked too. Keep it short: what happened, what you learned, what’s different now.',
      'One mistake, owned, rarely decides. Talk to your counselor before you send it.',
    ],
    then: 'Do you know what your school reports?',
    chips: ['Can I talk to a real counselor?', 'What should I do next?', 'Essay help'],
    from: COMMON_APP,
  },
  {
    about: /\bparents?\b.*\b(?:tax|taxes|fafsa|pay|information|help|divorc\w*|separated)\b|\bindependent\b/,
    says: [
      'Start with the aid office of a college you like: tell them what your parent won’t give, and ask what they need. You can still file the FAFSA without it, and may at least get an unsubsidized loan.',
      'If home isn’t safe or you can’t reach them, the form has a place to say so.',
    ],
    then: 'Is it that they won’t, or that you can’t ask them?',
    chips: ['FAFSA step by step', 'Can I talk to a real counselor?', 'How do I find scholarships?'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about: null,
    says: [
      'Colleges see every kind of path, and most have a person for yours. A short note in the “additional information” part of the application can explain what grades can’t.',
      'Legal or medical questions need a qualified person.',
    ],
    then: 'Tell me a little more: what makes it different for you?',
    chips: ['Can I talk to a real counselor?', 'Financial aid options', 'What should I do next?'],
    from: COMMON_APP,
  },
];
