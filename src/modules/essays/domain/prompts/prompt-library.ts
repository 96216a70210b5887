import { type EssayType, type Prompt, type PromptFamily, type PromptSource } from './prompt.js';

/** The year of admission for which the wording and the limits were last checked. */
const PROMPT_CYCLE = '2026-27';

const commonApp = (number: number, family: PromptFamily, text: string): Prompt => ({
  id: `common-app-${number}`,
  text,
  essayType: 'Personal Statement',
  promptSource: 'CommonApp',
  platform: 'Common App',
  family,
  minWords: 250,
  maxWords: 650,
  cycle: PROMPT_CYCLE,
  source: 'commonapp.org, first-year essay prompts 2026-27',
});

const uc = (number: number, family: PromptFamily, text: string): Prompt => ({
  id: `uc-${number}`,
  text,
  essayType: 'Personal Statement',
  promptSource: 'College',
  platform: 'UC',
  family,
  minWords: null,
  maxWords: 350,
  cycle: PROMPT_CYCLE,
  source: 'admission.universityofcalifornia.edu, personal insight questions',
});

/** The last list we saw was for 2022-23. */
const coalition = (number: number, family: PromptFamily, text: string): Prompt => ({
  id: `coalition-${number}`,
  text,
  essayType: 'Personal Statement',
  promptSource: 'Coalition',
  platform: 'Apply with Scoir (Coalition)',
  family,
  minWords: 500,
  maxWords: 650,
  cycle: PROMPT_CYCLE,
  source: 'scoir.com, first-year essay prompts for the Coalition; check the current wording there',
});

const supplement = (id: string, family: PromptFamily, maxWords: number, text: string): Prompt => ({
  id: `supplement-${id}`,
  text,
  essayType: 'Supplemental',
  promptSource: 'College',
  platform: 'College supplement',
  family,
  minWords: null,
  maxWords,
  cycle: PROMPT_CYCLE,
  source: 'a common kind of supplement; the college’s own page has the exact question and limit',
});

const scholarship = (id: string, family: PromptFamily, maxWords: number, text: string): Prompt => ({
  id: `scholarship-${id}`,
  text,
  essayType: 'Scholarship',
  promptSource: 'Custom',
  platform: 'Scholarship',
  family,
  minWords: null,
  maxWords,
  cycle: PROMPT_CYCLE,
  source: 'a common kind of scholarship question; the sponsor’s page has the exact one',
});

interface OtherPrompt {
  id: string;
  family: PromptFamily;
  maxWords: number | null;
  text: string;
  promptSource: PromptSource;
  platform: string;
  source: string;
}

const other = ({ id, ...prompt }: OtherPrompt): Prompt => ({
  ...prompt,
  id: `other-${id}`,
  essayType: 'Other',
  minWords: null,
  cycle: PROMPT_CYCLE,
});

/** In our own words, in the order in which they are shown. */
export const PROMPTS: readonly Prompt[] = [
  commonApp(
    1,
    'identity',
    'A part of you that an application would miss: where you come from, who you are, what holds your interest or what you are good at',
  ),
  commonApp(
    2,
    'challenge',
    'A time something went wrong or stood in your way: what it did to you and what you took from it',
  ),
  commonApp(
    3,
    'belief',
    'A time you doubted or spoke up against an idea or belief: why, and what came of it',
  ),
  commonApp(
    4,
    'gratitude',
    'Something someone did for you that left you glad or thankful in a way you did not expect, and what that thanks has moved you to do',
  ),
  commonApp(
    5,
    'growth',
    'An achievement, an event or a sudden understanding that made you grow and see yourself or others anew',
  ),
  commonApp(
    6,
    'curiosity',
    'A subject or idea you can lose hours in: why it holds you, and where you go to learn more',
  ),
  commonApp(7, 'open', 'Any topic you choose'),
  uc(
    1,
    'leadership',
    'How you led: helped others along, settled a dispute or moved a group forward over time',
  ),
  uc(2, 'creativity', 'How you use your creative side, whether in solving problems, in new ideas or in art'),
  uc(3, 'talent', 'Your strongest talent or skill, and how you have built and shown it over time'),
  uc(4, 'education', 'A chance to learn that you used, or a barrier to learning that you worked on'),
  uc(
    5,
    'challenge',
    'The hardest challenge you have met, the steps you took, and what it did to your schoolwork',
  ),
  uc(
    6,
    'subject',
    'A school subject that inspires you, and how you have followed it inside and outside class',
  ),
  uc(7, 'community', 'What you have done to make your school or community better'),
  uc(8, 'standout', 'What else makes you a strong candidate, beyond what the application already says'),
  coalition(1, 'story', 'A story from your life that shows your character or helped to form it'),
  coalition(2, 'curiosity', 'What interests or excites you, and how it shapes who you are or may become'),
  coalition(3, 'impact', 'A time you did others good: what was hard about it and what was worth it'),
  coalition(
    4,
    'belief',
    'A time one of your ideas or beliefs was questioned: how you answered and what you learned',
  ),
  coalition(
    5,
    'advice',
    'A success or an obstacle of yours, and what you would tell a sibling or friend in the same place',
  ),
  coalition(6, 'open', 'Any topic of your choice'),
  supplement(
    'why-us',
    'why-us',
    250,
    'Why this college: what about it fits you, and what you would do there',
  ),
  supplement('why-us-short', 'why-us', 100, 'Why this college, in a few sentences'),
  supplement(
    'why-major',
    'why-major',
    250,
    'Why this field of study: how your interest began and what you have done with it',
  ),
  supplement('why-both', 'why-us', 350, 'Why this field of study at this college'),
  supplement('community', 'community', 250, 'A community you belong to and your place in it'),
  supplement('activity', 'activity', 150, 'One of your activities or jobs, told more fully'),
  supplement('challenge', 'challenge', 250, 'A difficulty you met and how you handled it'),
  supplement(
    'perspective',
    'perspective',
    300,
    'How your background or experiences have formed the view you would bring to campus',
  ),
  supplement(
    'disagreement',
    'belief',
    250,
    'A conversation with someone who saw things differently, and what you took from it',
  ),
  supplement('curiosity', 'curiosity', 250, 'An idea or question that you keep coming back to'),
  supplement(
    'contribution',
    'impact',
    250,
    'What you have given to people around you and would go on giving',
  ),
  supplement('joy', 'story', 100, 'Something that brings you joy'),
  supplement('short-take', 'short-take', 50, 'A short answer: a favorite book, a word, a place, a list'),
  supplement('roommate', 'roommate', 250, 'A note to your future roommate'),
  supplement('imagination', 'imagination', 500, 'A playful or unusual question that asks for imagination'),
  scholarship('goals', 'goals', 500, 'Your plans for study and work, and how this award would help'),
  scholarship('leadership', 'leadership', 500, 'A time you led'),
  scholarship('service', 'impact', 500, 'How you have served others'),
  scholarship('challenge', 'challenge', 500, 'A hardship you met on the way to college'),
  scholarship('need', 'need', 300, 'Why help with the cost matters to you'),
  scholarship('open', 'open', 500, 'An essay on any topic for a scholarship'),
  other({
    id: 'additional',
    family: 'context',
    maxWords: 300,
    text: 'Additional information that the rest of the application does not hold',
    promptSource: 'CommonApp',
    platform: 'Common App',
    source: 'commonapp.org, additional information',
  }),
  other({
    id: 'circumstances',
    family: 'context',
    maxWords: 250,
    text: 'Challenges or circumstances that touched your schoolwork',
    promptSource: 'CommonApp',
    platform: 'Common App',
    source: 'commonapp.org, challenges and circumstances',
  }),
  other({
    id: 'letter',
    family: 'context',
    maxWords: 350,
    text: 'A letter of continued interest or an appeal',
    promptSource: 'Custom',
    platform: 'Other',
    source: 'common practice after a deferral or waitlist',
  }),
  other({
    id: 'free',
    family: 'open',
    maxWords: null,
    text: 'A question of your own',
    promptSource: 'Custom',
    platform: 'Other',
    source: 'the student',
  }),
];

export const promptsOf = (essayType: EssayType): readonly Prompt[] =>
  PROMPTS.filter((prompt) => prompt.essayType === essayType);
