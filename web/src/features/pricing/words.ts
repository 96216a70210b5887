import { type Feature, type Group, type Offer, type PlanName } from './plans';

type PlanWords = {
  title: string;
  /** For narrow columns. */
  short: string;
  price: string;
  per?: string;
  badge?: string;
  words: string;
  /** Beside the marks of a plan with something planned. */
  note?: string;
  choose: string;
};

const plans: Record<PlanName, PlanWords> = {
  starter: {
    title: 'Starter',
    short: 'Starter',
    price: 'Free',
    words: 'Everything you need to build a list you believe in.',
    choose: 'Start for free',
  },
  professional: {
    title: 'Professional',
    short: 'Professional',
    price: '$100',
    per: 'per month',
    badge: 'Most Popular',
    words: 'Everything in Starter, plus help with what you write and send.',
    note: 'What isn’t marked “Planned” is there today, free on every plan.',
    choose: 'Choose Professional',
  },
  premium: {
    title: 'Premium Consulting',
    short: 'Premium',
    price: 'Custom pricing',
    words: 'Everything in Professional, plus a person to help you all the way.',
    note: 'What isn’t marked “Planned” is there today, free on every plan, but without the person.',
    choose: 'Choose Premium',
  },
};

const offers: Record<Offer, string> = {
  profile: 'Your profile',
  list: 'A list of 20 colleges, each with your chance of getting in',
  raise: 'What would raise your chances most',
  edit: 'Add and remove colleges',
  grading: 'Personal statement grading',
  reports: 'Reports',
  storage: 'Document storage',
  resume: 'Automatic resume builder',
  talk: 'A 30-minute consultation each month',
  strategy: 'Search strategy',
  courses: 'Course counseling',
  essays: 'Essay help',
  interview: 'Interview prep',
  tracking: 'Application tracking',
  aid: 'Financial aid guidance',
};

const groups: Record<Group, string> = {
  free: 'Free on every plan, always',
  writing: 'Writing and papers',
  person: 'Time with a person',
};

const features: Record<Feature, string> = {
  chances: 'Profile, college search, chances and reasons',
  recommended: 'A recommended list of 20 colleges',
  list: 'Your own list, with notes',
  deadlines: 'Deadlines and reminders',
  tracking: 'Application tracking, with checklists',
  aid: 'Financial aid guidance: the forms, and offers side by side',
  sharing: 'Sharing with a parent or counselor',
  deleting: 'Deleting your account',
  copy: 'A copy of your data',
  crisis: 'Where to turn in a crisis: call or text 988',
  grading: 'Personal statement grading',
  comments: 'Questions and comments on your essays',
  resume: 'Automatic resume builder',
  storage: 'Document storage, beside your portfolio',
  reports: 'Reports',
  talk: 'Monthly 30-minute consultation',
  strategy: 'Search strategy and course counseling',
  interview: 'Essay help and interview prep',
  tracked: 'Application tracking by a consultant',
  advised: 'Financial aid guidance by a consultant',
};

const ALONE = 'Today, without a consultant: ';

export const english = {
  title: 'Pricing',
  lead: 'Building a good list is free and stays free. Paid plans will add reports and time with a person.',
  nothing: 'Nothing costs money today.',
  nothingMore:
    ' Flyleaf doesn’t take payments yet. Choosing a plan only saves your preference. Anything marked “Planned” isn’t built yet.',
  plans,
  offers,
  planned: 'Planned',
  compare: 'Compare the plans',
  caption: 'What each plan includes',
  feature: 'Feature',
  answers: { yes: 'Included', planned: 'Planned', no: 'Not included' },
  groups,
  features,
  consulting: {
    title: 'Premium consultation services',
    lead: 'One person who knows your profile and sticks with you.',
    services: [
      {
        title: 'Search strategy',
        words: 'Which colleges belong on your list, and why.',
        today: `${ALONE}a balanced list with reasons, and what your list lacks.`,
      },
      {
        title: 'Course counseling',
        words: 'Which classes keep open the doors you care about.',
        today: null,
      },
      {
        title: 'Essay help',
        words: 'Questions and comments on your drafts. You do the writing.',
        today: `${ALONE}questions on each draft, and the comments of a counselor.`,
      },
      {
        title: 'Interview prep',
        words: 'A practice interview with honest feedback.',
        today: null,
      },
      {
        title: 'Application tracking',
        words: 'Someone who keeps track of every form and date with you.',
        today: `${ALONE}every application with its checklist, dates and reminders.`,
      },
      {
        title: 'Financial aid guidance',
        words: 'What the forms ask for, and how to compare two offers.',
        today: `${ALONE}the forms and their dates, and your offers read line by line.`,
      },
    ] as readonly { title: string; words: string; today: string | null }[],
  },
  today: {
    title: 'What is in Flyleaf today',
    lead: 'Free, on every plan.',
    features: [
      'A chance range for colleges across the US, with the reasons for and against',
      'A balanced list: up to 5 reach, 10 target and 5 safety colleges',
      'The next step that would raise your chances most',
      'Prices after aid for your family’s income, where colleges report them',
      'Every figure with its source and year',
      'Your own list, with notes and your own call on each college',
      'Applications with checklists, deadlines and reminders',
      'Aid offers read line by line and compared',
      'Essays: every version kept, questions on your draft and a practice score',
      'A one-page resume and an activities sheet for your applications',
      'An advisor in chat, with a source for every figure',
      'Limited access for parents and counselors, part by part',
    ],
  },
  goals: {
    title: 'What we aim for',
    noChange: 'No plan changes your chance of getting in.',
    measure: 'How we will measure',
  },
  questions: {
    title: 'Questions',
    all: [
      {
        question: 'What do I pay today?',
        answer:
          'Nothing. Flyleaf takes no payments yet and asks for no card. Choosing a plan only saves your preference. We’ll ask you before anything ever costs money.',
      },
      {
        question: 'Is there a free trial?',
        answer:
          'Yes. A paid plan begins with a 7-day free trial. No trial can start before the paid features and payments exist.',
      },
      {
        question: 'Can I change my plan later?',
        answer:
          'Yes, at any time. The change is prorated: you pay only for the days on each plan. Today you can change your choice on this page as often as you like.',
      },
      {
        question: 'What if I apply to more than 10 colleges?',
        answer:
          'Help with supplemental essays covers applications to 10 colleges. Beyond that, each extra supplemental essay costs $250. This is planned, and nothing is charged today.',
      },
      {
        question: 'Can my parents or counselor see my account?',
        answer:
          'Premium users can give limited access to parents or counselors, keeping essays and personal data private. Today this isn’t only for Premium: it’s there for everyone and free on every plan. Under Settings, Sharing, you choose part by part what each of them sees, you see when they last looked, and you end it whenever you want.',
      },
      {
        question: 'Does paying raise my chance, or change my list?',
        answer: 'No. Chances and recommendations come from the same method on every plan.',
      },
    ],
  },
  call: {
    title: 'Start with the free plan.',
    lead: 'Five short steps, then your list. No card needed.',
    profile: 'Go to your profile',
    home: 'Go to your start page',
    start: 'Start your profile',
  },
  saving: {
    current: 'Your current choice',
    failed: 'We couldn’t save your choice. Please try again.',
    error: 'Error',
    saved: 'Plan choice saved',
    savedWhat: (title: string) => `${title} is saved as your choice. You won’t be charged.`,
  },
};
export type Words = typeof english;
