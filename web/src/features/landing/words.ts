import { type Category } from '@/components/ui/college/category';

export const english = {
  hero: {
    before: 'Your next chapter starts with a ',
    mark: 'blank page',
    after: '.',
    lead: 'Flyleaf helps you build a college list you believe in. You see each chance as an honest range, with the reasons behind it.',
    start: 'Start your profile',
    how: 'See how it works',
    promises: { free: 'Free to start', card: 'No credit card', ads: 'No ads, no selling of data' },
  },
  example: {
    title: 'An example list',
    student: 'An example student: 3.7 GPA, 1350 SAT, six AP courses, home in Ohio.',
    chance: 'Chance',
    gains: (gpaTenth: number, sat50: number) =>
      `At Ohio State, a 3.8 GPA would add about ${gpaTenth} points. Fifty more SAT points would add about ${sat50}.`,
    caption: 'Estimates for a made-up student at real colleges, from admissions data of fall 2023.',
    /** What a category means, for readers of another language. */
    meanings: null as Record<Category, string> | null,
  },
  goals: {
    label: 'Our goals',
    noPromise: 'No one can promise admission, and we won’t.',
    measure: 'How we will measure',
  },
  steps: {
    title: 'Four steps, at your pace',
    profile: {
      title: 'Create your profile',
      words: 'Grades, scores, activities and what you want from college. Skip what you don’t know yet.',
    },
    analysis: {
      title: 'Get an AI analysis',
      words:
        'One published method, the same for everyone, shows what helps you at each college and what doesn’t.',
    },
    recommendations: {
      title: 'Get recommendations',
      words: 'Reach, target and safety colleges, each with a chance range and a plain reason.',
    },
    apply: {
      title: 'Apply',
      words: 'Keep what to send and by when in one place, each date with where it comes from.',
    },
    chips: { major: 'Engineering', setting: 'Suburban', region: 'Midwest' },
    factors: { residency: 'Home state', grades: 'Grades', test: 'SAT score' },
  },
  panels: {
    chances: {
      title: 'Chances you can actually plan with',
      words:
        'A single number looks certain when it isn’t. We show a range, say what it’s based on, and tell you what would move it.',
      label: 'The example student’s chance',
      basis:
        'Based on grades, SAT, courses, activities and the fall 2023 admissions data. It can’t see essays or recommendations.',
    },
    feedback: {
      title: 'Feedback on your words, in your voice',
      words: 'Comments ask better questions, line by line. They never rewrite your story.',
      essay: {
        before: 'Every Saturday I open the bakery with my grandmother. ',
        mark: 'I learned a lot about hard work.',
        after: ' At 4 a.m. the ovens tick like old clocks.',
      },
      advice: 'Show the moment.',
      question: ' Which morning taught you that? One scene beats one sentence about it.',
    },
    price: {
      title: 'For families: what it would really cost',
      words:
        'The sticker price is rarely what a family pays. Beside every college we show the average price after aid, for your income if you share it. Income never changes a chance.',
      before: 'A year at Ohio State, before aid',
      after: 'After aid, for a family earning $60,000 to $100,000',
      basis:
        'For students who live in Ohio, 2022–23. The Department of Education’s income groups differ from ours, so we combine the two closest.',
      about: (dollars: string) => `about ${dollars}`,
    },
  },
  closing: {
    title: 'Start your first page today.',
    lead: 'Students, parents and counselors can each create an account.',
    start: 'Start your profile',
    have: 'I already have an account',
  },
};
export type Words = typeof english;
