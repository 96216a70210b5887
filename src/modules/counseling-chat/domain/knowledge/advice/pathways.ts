import { FEDERAL_STUDENT_AID } from '../fixed-text.js';
import { type Advice } from './advice.js';

export const PATHWAYS_ADVICE: readonly Advice[] = [
  {
    about:
      /\bmilitary\b|\barmy\b|\bnavy\b|\bmarines?\b|\bair force\b|\bcoast guard\b|\bnational guard\b|\benlist\w*\b|\brotc\b|\bgi bill\b/,
    says: [
      'There are three ways. Serve first, and the GI Bill helps pay later. ROTC scholarships pay while you study, and you serve as an officer after. The service academies charge no tuition, and ask for years of service.',
      'Each is a promise of years. Before you sign, talk it over with your family and your school counselor, not only a recruiter.',
    ],
    then: 'Would you rather serve before college, or after?',
    chips: ['Financial aid options', 'Is a gap year bad?', 'How do I find scholarships?'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about: /\btransfer\w*\b/,
    says: [
      'To transfer, you start at one college and move to another, usually after one or two years. Your college grades then count most, and so does which credits the new one takes.',
      'Many states have agreements that promise community college students a place or credit. Ask for the list before you pick classes, and compare the cost of both years.',
    ],
    then: 'Which college would you like to end up at?',
    chips: ['What is articulation?', 'Community colleges near me', 'What would it cost me?'],
  },
  {
    about: /\bcommunity college\b|\bjuco\b|\bjunior college\b|\btwo[- ]year\b/,
    says: [
      'It can be a good path: the cost is low, nearly everyone gets in, and you can transfer to a four-year college later. It works best when you plan the transfer from the first term.',
      'The catch: fewer students finish, often because credits don’t carry over. A transfer agreement guards against that.',
    ],
    then: 'Which four-year college would you want to transfer to?',
    chips: ['How does transferring work?', 'Community colleges in my state', 'Cheapest colleges for me'],
  },
  {
    about: /\bgap year\b|\byear off\b|\bdefer(?:ring)? (?:a year|admission|enrollment)\b/,
    says: [
      'No, a gap year isn’t bad. Apply this year anyway, then ask the college you choose to hold your place; many do.',
      'Check first whether your aid and scholarships would wait, and have a plan for the year that you can say in one sentence.',
    ],
    then: 'What would you do with the year?',
    chips: ['What does deferred mean?', 'Financial aid options', 'What should I do next?'],
  },
  {
    about:
      /\btrades?\b|\belectrician\b|\bplumb\w*\b|\bweld\w*\b|\bmechanic\b|\bcarpent\w*\b|\bhvac\b|\bcosmetolog\w*\b|\bhairdress\w*\b|\bbarber\b|\bvocational\b|\bapprentice\w*\b|\bfire ?fighter\b|\bparamedic\b|\bemt\b|\b(?:cop|police officer)\b|\btruck driver\b|\bflight attendant\b|\bcertificate\b|\bdo not want (?:a )?(?:four|college)\b|\bnot (?:go|going) to college\b/,
    says: [
      'Trades and apprenticeships are real paths: you earn sooner and owe less. Many community colleges teach them, and federal aid can pay for programs that qualify.',
      'Look at what people earn after that very program, and who hires them.',
    ],
    then: 'What kind of work could you see yourself doing?',
    chips: ['Community colleges in my state', 'Financial aid options', 'Recommend colleges'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about: /\bonline\b/,
    says: [
      'Online degrees from public universities are as real as those on campus. Check that the college is accredited, what share of students finish, and the price per credit.',
      'Be careful with colleges that call you often or rush you to sign.',
    ],
    then: 'Do you want fully online, or just close to home?',
    chips: ['Colleges close to home', 'Cheapest colleges for me', 'What should I do next?'],
  },
  {
    about: /\bspring\b|\bjanuary\b|\bmid[- ]?year\b/,
    says: [
      'Some colleges let you start in spring, and many don’t. Aid and housing can be smaller then, so ask about both.',
      'A few colleges also offer spring starts to students they couldn’t take in fall.',
    ],
    then: 'Which college are you thinking of?',
    chips: ['Is a gap year bad?', 'Community colleges in my state', 'What should I do next?'],
  },
  {
    about: null,
    says: [
      'There’s more than one good way: a four-year college, community college first, a trade, or a year off with a plan. You can change paths later.',
      'What matters is cost, how many finish, and whether you’d be glad to be there.',
    ],
    then: 'Which one are you leaning to?',
    chips: [
      'Community college first?',
      'How does transferring work?',
      'Is a gap year bad?',
      'Trade school or college?',
    ],
  },
];
