import { describe, expect, it } from 'vitest';
import { assess } from './assessment.js';
import { type StudentFacts } from './student-facts.js';

const NOTHING: StudentFacts = {
  gradeLevel: null,
  unweightedGpa: null,
  hasGrades: false,
  satTotal: null,
  actComposite: null,
  skipsTests: false,
  demandingCourses: 0,
  intendedMajor: null,
  isUndecided: false,
  activities: [],
  highAwards: 0,
  researchProjects: 0,
  hasWishes: false,
  saved: { reach: 0, target: 0, safety: 0 },
  applications: [],
  essays: { drafts: 0, reviewed: 0 },
};

const ACTIVITY = { leads: false, years: 1 };

const FULL: StudentFacts = {
  ...NOTHING,
  gradeLevel: '12th',
  unweightedGpa: 3.91,
  hasGrades: true,
  satTotal: 1420,
  demandingCourses: 6,
  intendedMajor: 'Computer Science',
  activities: [{ leads: true, years: 4 }, ACTIVITY, ACTIVITY],
  hasWishes: true,
  saved: { reach: 3, target: 5, safety: 2 },
  applications: [{ college: 'Ohio State', isSubmitted: true, isAccepted: false, daysLeft: 3, essaysLeft: 0 }],
  essays: { drafts: 1, reviewed: 2 },
};

const dueIn = (daysLeft: number | null, essaysLeft = 2) => ({
  college: 'Purdue',
  isSubmitted: false,
  isAccepted: false,
  daysLeft,
  essaysLeft,
});

describe('the assessment of a student', () => {
  it('names what is strong, with figures', () => {
    expect(assess(FULL).strengths).toEqual([
      'Strong grades: 3.91 unweighted out of 4.',
      'Takes demanding courses: 6 AP, IB, honors or college courses.',
      'Strong test score: SAT 1420.',
      'Leads in 1 activity.',
      'Has stayed with 1 activity for 3 years or more.',
    ]);
  });

  it('finds nothing missing from a full record, and still has a question', () => {
    expect(assess(FULL)).toMatchObject({
      missing: [],
      nextMeeting: ['What changed since we last spoke, and what would help most now?'],
    });
  });

  it('asks a student who just began for the first steps only', () => {
    const { strengths, missing, nextMeeting } = assess(NOTHING);

    expect(strengths).toEqual([]);
    expect(missing).toEqual([
      'No GPA on file yet.',
      'No colleges saved yet.',
      'No test scores on file.',
      'No activities entered. Jobs and care at home count too.',
      'No intended major entered.',
    ]);
    expect(nextMeeting[0]).toBe('Do you have a transcript at hand, so we can enter your grades together?');
  });

  it.each([
    [dueIn(12), 'The application to Purdue is due in 12 days, with 2 essays to finish.'],
    [dueIn(1, 1), 'The application to Purdue is due in 1 day, with 1 essay to finish.'],
    [dueIn(0, 0), 'The application to Purdue is due today and not sent yet.'],
  ])('puts a near deadline first', (application, sentence) => {
    const { missing, nextMeeting } = assess({ ...FULL, applications: [dueIn(25), application] });

    expect(missing[0]).toBe(sentence);
    expect(nextMeeting[0]).toBe('What is left to do before the next deadline, and who can help with it?');
  });

  it('leaves deadlines alone that have passed, are far or belong to a sent application', () => {
    const applications = [dueIn(-1), dueIn(31), { ...dueIn(5), isSubmitted: true }];

    expect(assess({ ...FULL, applications }).missing).toEqual([]);
  });

  it('does not ask for scores from a student who applies without them', () => {
    const { missing, nextMeeting } = assess({ ...FULL, satTotal: null, skipsTests: true });

    expect(missing).toEqual([]);
    expect(nextMeeting.join()).not.toContain('SAT');
  });

  it('expects applications and essays only from those who apply now', () => {
    const without = { ...FULL, applications: [], essays: { drafts: 0, reviewed: 0 } };

    expect(assess(without).missing).toEqual(['No applications started.', 'No essays started.']);
    expect(assess({ ...without, gradeLevel: '10th' }).missing).toEqual([]);
  });

  it('asks for a safety once colleges are saved', () => {
    expect(assess({ ...FULL, saved: { reach: 3, target: 1, safety: 0 } })).toMatchObject({
      missing: ['No safety on the list.'],
      nextMeeting: ['Which college that would surely take you would you be glad to attend?'],
    });
  });
});
