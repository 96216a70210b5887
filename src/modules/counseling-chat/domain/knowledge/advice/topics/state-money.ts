import { type Topic } from './topic.js';

/** A scholarship or grant that a state gives its own students. */
interface StateMoney {
  readonly state: string;
  /** As students say it, the state's best-known one first. */
  readonly names: readonly string[];
  readonly says: readonly [string, string];
}

const NAMED = [
  (name: string) => `what is ${name}`,
  (name: string) => `whats the ${name} scholarship`,
  (name: string) => `how do i get ${name}`,
  (name: string) => `who gets ${name}`,
];
const OF_STATE = [
  (state: string) => `is there a scholarship for good grades in ${state}`,
  (state: string) => `what state aid does ${state} have`,
  (state: string) => `is there a help for students in ${state}`,
  (state: string) => `does ${state} have free college`,
  (state: string) => `state grants in ${state}`,
  (state: string) => `does ${state} give money for college`,
];

const MONEY: readonly StateMoney[] = [
  {
    state: 'florida',
    names: ['bright futures', 'florida bright futures'],
    says: [
      'Bright Futures is Florida’s scholarship for good students at its colleges. The lower tier asks for about a B average, weighted, and pays a large part of public tuition; the top tier a good deal more, with a higher SAT or ACT, and pays all of it.',
      'Both need certain classes, a test score and service or work hours. Exact cutoffs change, so check the state’s Bright Futures page with your counselor.',
    ],
  },
  {
    state: 'georgia',
    names: ['hope', 'zell miller', 'hope scholarship', 'hope grant'],
    says: [
      'Georgia has HOPE, for about a B average in the core classes, and Zell Miller, for nearly all As and a good SAT or ACT. Both pay tuition at public colleges in Georgia and a part at private ones; the HOPE Grant helps with certificates, whatever the grades.',
      'You have to be a Georgia resident and meet its status rules, and keep your grades up. The free GAfutures account shows your HOPE GPA. Beside it, the FAFSA opens grants by need.',
    ],
  },
  {
    state: 'texas',
    names: ['the texas grant', 'toward excellence grant'],
    says: [
      'The TEXAS Grant and other state grants go by need, through the FAFSA, or the TASFA for students who can’t file it. Many public universities in Texas also promise to cover tuition below a certain family income, UT and A&M among them.',
      'The state’s priority date is in winter, so file early.',
    ],
  },
  {
    state: 'california',
    names: ['cal grant', 'the middle class scholarship', 'blue and gold'],
    says: [
      'The Cal Grant pays tuition at the UCs and Cal States, or cash at community college, by income and GPA; the Middle Class Scholarship reaches further up. UC’s Blue and Gold plan covers tuition below a certain income.',
      'File the FAFSA or the Dream Act form by the state’s date in spring, and your school sends the GPA. Many community colleges are free at first.',
    ],
  },
  {
    state: 'tennessee',
    names: ['tennessee promise', 'tn promise', 'the hope lottery'],
    says: [
      'Tennessee Promise covers what other grants leave of tuition at a community or technical college. You sign up in the fall of senior year, meet a mentor, do some service hours and file the FAFSA. The HOPE scholarship is for four-year colleges, by GPA or ACT.',
      'The sign-up date comes early in November and can’t be made up, so check it at once.',
    ],
  },
  {
    state: 'louisiana',
    names: ['tops', 'tops tech'],
    says: [
      'TOPS pays about the tuition at Louisiana’s public universities for a core GPA between C and B and an ACT near the state average; higher levels add money, and TOPS Tech is for trades.',
      'File the FAFSA or the state’s form by its date, and take the classes TOPS asks for.',
    ],
  },
  {
    state: 'south carolina',
    names: ['life scholarship', 'palmetto fellows'],
    says: [
      'South Carolina has HOPE, LIFE and Palmetto Fellows, from a B average up to the top students, with test scores or class rank for the larger ones. They’re used at colleges in the state.',
      'Most come by themselves through your high school and college; Palmetto has its own form. Ask your counselor in the fall.',
    ],
  },
  {
    state: 'west virginia',
    names: ['the promise scholarship', 'wv promise'],
    says: [
      'The PROMISE scholarship helps with tuition at West Virginia colleges, for a B average in all and in the core, and certain SAT or ACT scores. WV Invests makes some community college programs free.',
      'File the FAFSA and the PROMISE form by early spring.',
    ],
  },
  {
    state: 'kentucky',
    names: ['kees', 'kees money'],
    says: [
      'KEES money grows each year of high school with grades between C and B or better, and with your ACT. It comes by itself at Kentucky colleges. Grants by need come through the FAFSA.',
      'Look up your amount in your KHEAA account; even one better year adds to it.',
    ],
  },
  {
    state: 'new mexico',
    names: ['the opportunity scholarship', 'the lottery scholarship'],
    says: [
      'New Mexico’s Opportunity and Lottery scholarships pay tuition at its public colleges for nearly all residents who take enough classes and keep grades between C and B.',
      'There’s little to fill in: apply to a public college there, and ask its aid office what you need to keep it.',
    ],
  },
  {
    state: 'oklahoma',
    names: ['oklahoma promise', 'okpromise'],
    says: [
      'Oklahoma’s Promise pays tuition at public colleges, by family income. But you have to sign up between eighth and eleventh grade, and then pass certain classes with grades between C and B.',
      'If that time is over, the FAFSA opens the state’s other grants.',
    ],
  },
  {
    state: 'indiana',
    names: ['21st century scholars', 'twenty first century scholars'],
    says: [
      'Twenty-first Century Scholars pays tuition at Indiana’s public colleges for students with less money; students are enrolled in middle school. You must do the steps each year and file the FAFSA in time.',
      'The Frank O’Bannon grant goes by need, through the same form. April is the state’s date.',
    ],
  },
  {
    state: 'michigan',
    names: ['the michigan achievement scholarship', 'michigan achievement'],
    says: [
      'The Michigan Achievement Scholarship helps most families at Michigan’s community colleges, public and private universities, through the FAFSA; community college tuition can be free with it.',
      'File in the fall or winter of senior year, and go full time right after high school.',
    ],
  },
  {
    state: 'new york',
    names: ['the excelsior scholarship', 'tap'],
    says: [
      'New York has TAP, a grant by income, and Excelsior, which makes SUNY and CUNY tuition-free for many families if you stay and work in the state as long as you had it.',
      'File the FAFSA first, then the state’s form. Room and food aren’t covered.',
    ],
  },
  {
    state: 'north carolina',
    names: ['the next nc scholarship', 'nc promise'],
    says: [
      'Next NC covers at least the tuition at community colleges and much of it at public universities for families below a certain income. NC Promise sets a very low tuition at four universities: Elizabeth City, Pembroke, Fayetteville and Western Carolina.',
      'The FAFSA is all you need for both. File early.',
    ],
  },
  {
    state: 'ohio',
    names: ['the ohio college opportunity grant', 'the choose ohio first scholarship'],
    says: [
      'Ohio’s College Opportunity Grant goes by need, through the FAFSA, by the state’s date in the fall. Choose Ohio First helps in science, technology and health, at the colleges that take part. Students near the top of their class can get a merit scholarship of the state.',
      'Most of the money comes from the colleges, so look at each one’s merit page.',
    ],
  },
  {
    state: 'arizona',
    names: ['the arizona promise program', 'lumberjack scholars'],
    says: [
      'The Arizona Promise Program covers the tuition left at ASU, NAU and the University of Arizona for students with a Pell Grant and grades between C and B. Each of the three also gives merit money by GPA, without a further form.',
      'File the FAFSA early. Community colleges there charge far less per year.',
    ],
  },
  {
    state: 'illinois',
    names: ['the map grant', 'illinois commitment'],
    says: [
      'The MAP Grant pays up to much of the tuition at Illinois colleges, by need. Several public universities promise free tuition below a certain income, Illinois Commitment in Urbana among them.',
      'MAP money runs out, so file the FAFSA in the fall.',
    ],
  },
  {
    state: 'pennsylvania',
    names: ['the pheaa grant', 'the pa state grant'],
    says: [
      'The PA State Grant, run by PHEAA, goes by need, through the FAFSA, and can be used at colleges in Pennsylvania and some outside. Ready to Succeed adds merit for middle incomes.',
      'File by the state’s date in spring; the PASSHE universities are the low-cost publics.',
    ],
  },
  {
    state: 'new jersey',
    names: ['the garden state guarantee', 'nj stars'],
    says: [
      'New Jersey has the Tuition Aid Grant by need, a program that makes the third and fourth year at public universities free below a certain income, and NJ STARS: free community college for those at the top of their class.',
      'File the FAFSA, and the state asks a few more questions after it.',
    ],
  },
  {
    state: 'washington',
    names: ['the washington college grant', 'college bound scholarship'],
    says: [
      'The Washington College Grant is one of the largest in the country: by income, with no cutoff date, for universities, community colleges and apprenticeships alike. College Bound adds to it for those signed up earlier.',
      'The FAFSA or WASFA is all you need.',
    ],
  },
];

const MONEY_WORDS = ['scholarships?', 'grants?', 'aid', 'money', 'free', 'help', 'pays?', 'promise'];

const topicOf = ({ state, names, says }: StateMoney): Topic => ({
  key: `state-money-${state.replaceAll(' ', '-')}`,
  asked: [...names.flatMap((name) => NAMED.map((ask) => ask(name))), ...OF_STATE.map((ask) => ask(state))],
  says,
  needs: new RegExp(
    `\\b(?:${[...MONEY_WORDS, ...names.map((name) => name.replace(/^the /u, ''))].join('|')})\\b`,
    'u',
  ),
  then: 'Shall I show what a public college there costs a family like yours?',
  chips: ['FAFSA step by step', 'How do I find scholarships?', 'Cheapest colleges for me'],
  source: null,
});

const BRIGHT_FUTURES = ['state-money-florida', 'bright-futures-with-my-gpa', 'bright-futures-hours'];
const CHIPS = ['How many hours do I need?', 'When do I take the SAT?', 'Cheapest colleges for me'];

export const STATE_MONEY_TOPICS: readonly Topic[] = [
  ...MONEY.map(topicOf),
  {
    key: 'bright-futures-with-my-gpa',
    goesOnFrom: BRIGHT_FUTURES,
    asked: [
      'can i get it w my gpa',
      'can i get it w my 3.1',
      'can i get it with a 3.4',
      'do i qualify',
      'would i get it',
      'is my gpa enough for it',
      'what do i need for it',
      'which tier would i get',
      'am i eligible',
      'what score do i need for it',
      'can i get the top one',
    ],
    says: [
      'From about a B average, weighted, the lower tier is possible, once you add the test score and the hours. The top tier wants nearly all As and Bs in hard classes. They use your weighted core GPA, so yours may be higher than you think.',
      'I can’t promise it: your counselor can see the exact GPA the state counts.',
    ],
    then: 'Have you taken the SAT or ACT yet?',
    chips: CHIPS,
    source: null,
  },
  {
    key: 'bright-futures-hours',
    goesOnFrom: BRIGHT_FUTURES,
    asked: [
      'how many hours',
      'how many hours do i need',
      'how many volunteer hours',
      'do work hours count for it',
      'what hours do i need',
      'how many service hours',
      'does my job count for the hours',
      'when do i have to finish the hours',
      'do i need to volunteer for it',
      'can i use my job instead of volunteering',
    ],
    says: [
      'About seventy-five service hours for the lower tier and a hundred for the top one; a hundred hours of paid work count in place of either. Your school has to approve and record them before you graduate.',
      'Ask your counselor for the form now, so that hours you do from today count.',
    ],
    then: 'Do you have a job or help out somewhere already?',
    chips: ['When do I take the SAT?', 'Does a job count as an activity?', 'What should I do next?'],
    source: null,
  },
];
