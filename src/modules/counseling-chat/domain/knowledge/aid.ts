import { CSS_PROFILE, FEDERAL_STUDENT_AID, type FixedText, ruleOf } from './fixed-text.js';

export const AID_TOPICS = [
  'overview',
  'fafsa',
  'css',
  'grants',
  'loans',
  'work-study',
  'scholarships',
  'sai',
  'appeal',
  'changed',
  'siblings',
  'special',
] as const;
export type AidTopic = (typeof AID_TOPICS)[number];

/** By law at the latest; in 2025 the form opened a week before (FAFSA Deadline Act, December 2024). */
const FAFSA_OPENS = ruleOf(FEDERAL_STUDENT_AID, 'October 1', 'date');
/** Of the year in which the school year ends: June 30, 2027 for the form of 2026-27. */
const FEDERAL_FAFSA_ENDS = ruleOf(FEDERAL_STUDENT_AID, 'June 30', 'date');
/** Of adjusted gross income, for first-year students of US families: BigFuture, “How to Complete the CSS Profile”. */
const CSS_PROFILE_FREE_UP_TO = ruleOf(CSS_PROFILE, 100_000, 'dollars');
const THIS_YEAR = { ...FEDERAL_STUDENT_AID, year: '2026-27' };
/** Federal Student Aid, letter GEN-26-01 of January 30, 2026; the same as for 2025-26 in GEN-25-02. */
const LARGEST_PELL_GRANT = ruleOf(THIS_YEAR, 7_395, 'dollars');
/** For a first-year student whose parents’ finances count: 34 CFR 685.203, as studentaid.gov states it. */
const FIRST_YEAR_LOANS = ruleOf(THIS_YEAR, 5_500, 'dollars');
const FIRST_YEAR_SUBSIDIZED = ruleOf(THIS_YEAR, 3_500, 'dollars');

const text = (
  title: string,
  lines: readonly string[],
  figures: FixedText['figures'] = [],
  citation: FixedText['citation'] = FEDERAL_STUDENT_AID,
): FixedText => ({ title, lines, figures, citation });

/** How paying for college works, as Federal Student Aid and the College Board explain it. */
export const AID_TEXTS: Readonly<Record<AidTopic, FixedText>> = {
  overview: text(
    'Financial aid options',
    [
      'There are four kinds of money, best first:',
      '- Grants and scholarships: yours to keep.',
      '- Work-study: a campus job.',
      '- Federal student loans: paid back with interest, with protections.',
      '- Private or parent loans: paid back, last resort.',
      'One free form, the FAFSA, opens most of it; some private colleges also want the CSS Profile. The FAFSA usually opens {1}, and states and colleges set earlier dates than you’d think.',
    ],
    [FAFSA_OPENS],
  ),
  fafsa: text(
    'FAFSA step by step',
    [
      'The FAFSA is free, at studentaid.gov, and usually opens {1} of senior year. Step by step:',
      '- You and a parent each make an account there.',
      '- Each of you agrees that the form may fetch your tax data. Without that there is no federal aid.',
      '- Fill in your own part, list your colleges, and send your parent the invitation.',
      '- Sign, and watch for emails from your colleges.',
      'Colleges and states set their own, earlier dates, so check each college’s aid page.',
    ],
    [FAFSA_OPENS],
  ),
  css: text(
    'FAFSA and CSS Profile',
    [
      'The FAFSA is the free federal form, and nearly every college uses it. The CSS Profile is a second form from the College Board that some colleges, mostly private ones, want for their own grants.',
      'It asks more, such as about home value, and may ask both parents when they live apart. It costs a fee, and is free for families who make up to {1}. Each college’s aid page says whether it wants it and by when.',
    ],
    [CSS_PROFILE_FREE_UP_TO],
    CSS_PROFILE,
  ),
  grants: text(
    'Grants',
    [
      'A grant is money you don’t pay back; a loan is money you do. Grants come from the federal government, your state and the college itself, and the college’s own are often the largest.',
      'The federal one is the Pell Grant: at most {1} in 2026-27, for families with less money. The FAFSA is how you ask for it.',
    ],
    [LARGEST_PELL_GRANT],
  ),
  loans: text(
    'Loans',
    [
      'Yes, you pay loans back, with interest, usually starting about six months after you leave college. Grants you keep.',
      'Federal student loans come first: the rate is fixed, and payments can follow your income later. A first-year student can usually borrow up to {1}, of which up to {2} subsidized, so no interest grows while you study. Private loans come last.',
    ],
    [FIRST_YEAR_LOANS, FIRST_YEAR_SUBSIDIZED],
  ),
  'work-study': text('Work-study', [
    'Work-study is a part-time job, usually on campus, that federal aid helps pay for. You file the FAFSA, and if it’s in your offer you still find and apply for the job.',
    'You’re paid like in any job, so the money doesn’t come off the bill by itself. It doesn’t count against next year’s aid.',
  ]),
  scholarships: text('Scholarships', [
    'Most scholarship money comes from colleges themselves, so the list of colleges you choose matters most. Look at each college’s merit page, and whether it asks for a separate form or an earlier date.',
    'Then go local: your school counselor’s list, employers, clubs and faith groups. Never pay to search or apply; a real scholarship is free.',
  ]),
  sai: text('Student Aid Index', [
    'The Student Aid Index is a number the FAFSA works out from your family’s finances. Colleges subtract it from their cost to see how much need you have.',
    'A lower number means more aid, and it can be below zero. It isn’t a bill: a college may ask more or less of you. The estimator at studentaid.gov shows yours before you file.',
  ]),
  appeal: text('Asking for more aid', [
    'Yes, you can ask. Call or email the aid office, say what changed or what the forms don’t show, and offer papers that prove it. A lost job, high medical bills or a divorce are good reasons.',
    'A better offer from a similar college can help at some places. Be kind and specific: say what would make it work for your family. Ask before the date by which you must reply.',
  ]),
  /** Professional judgment: section 479A of the Higher Education Act; the FAFSA takes the tax year before last. */
  changed: text('When income changes', [
    'That’s hard on a family, and there is something to do. The FAFSA looks at older taxes, so it can’t see this. A college’s aid office can: it’s called professional judgment, and asking is free.',
    '- File the FAFSA first, with the tax year it asks for.',
    '- Call or email the aid office of each college, and ask for its form for changed circumstances.',
    '- Say what changed and when, with papers: a layoff letter, the last pay stubs, benefits.',
    'Each office decides for itself, but it can change an offer you already have. Ask before the date by which you must reply.',
  ]),
  siblings: text('Two in college at once', [
    'The federal formula no longer looks at how many of you are in college, so the Student Aid Index stays the same for each. The FAFSA still asks.',
    'Colleges may still count it for their own grants, above all those that use the CSS Profile. Tell each aid office that two of you will be there at once, and ask what changes.',
  ]),
  special: text(
    'Special family situations',
    [
      'When your situation isn’t usual, the aid office can still help. If you can’t reach your parents or it isn’t safe, the FAFSA lets you say so, and the college decides. Foster youth, orphans, emancipated and homeless students often file without a parent.',
      'If a parent won’t share tax data, tell the aid office early and ask what they need. The last federal date is usually {1}, after that school year, but colleges stop much earlier.',
    ],
    [FEDERAL_FAFSA_ENDS],
  ),
};

/** For a student who writes in Spanish. */
export const AID_IN_SPANISH: readonly string[] = [
  'Hay becas y subvenciones que no se devuelven, trabajo en el campus, y préstamos que sí se pagan con intereses.',
  'El primer paso es la FAFSA, gratis y también en español en studentaid.gov; tus padres pueden llenarla aunque no tengan número de Seguro Social.',
];
