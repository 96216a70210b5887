import { describe, expect, it } from 'vitest';
import { type CountedMessage, inNumbers } from './counted-messages.js';
import { type LeadFacts, leadScore } from './lead-score.js';

const NOTHING: LeadFacts = {
  gradeLevel: null,
  daysToDate: null,
  finishedAcademicSteps: 0,
  talk: inNumbers([]),
  collegesOpened: 0,
  collegesSaved: 0,
  hasApplication: false,
};

const INTENTS = [
  'human_help',
  'net_price',
  'net_price',
  'chance_at',
  'compare',
  'my_list',
  'deadlines',
  'majors',
  'college_facts',
] as const;
/** Twenty-four messages on six days about eight kinds of things. */
const A_LONG_TALK = Array.from({ length: 24 }, (_none, index): CountedMessage => ({
  characters: 40,
  endsInQuestion: index % 2 === 0,
  intent: INTENTS[index % INTENTS.length] ?? null,
  day: `2026-11-1${String(index % 6)}`,
}));

describe('a lead score', () => {
  it('is nothing for a student who only looks around', () => {
    expect(leadScore(NOTHING)).toMatchObject({ total: 0, tier: 'low' });
  });

  it('adds up for a graduate who asked for a person and for prices', () => {
    const score = leadScore({
      gradeLevel: 'Graduate',
      daysToDate: null,
      finishedAcademicSteps: 3,
      talk: inNumbers(A_LONG_TALK),
      collegesOpened: 12,
      collegesSaved: 4,
      hasApplication: false,
    });

    expect(score).toEqual({
      timeline: 18,
      academic: 19,
      engagement: 21,
      intent: 12,
      total: 70,
      tier: 'high',
    });
  });

  it('gives no part more than 25', () => {
    const score = leadScore({
      gradeLevel: '12th',
      daysToDate: 60,
      finishedAcademicSteps: 4,
      talk: { ...inNumbers(A_LONG_TALK), messages: 500, kindsOfQuestion: 40, askedAboutPlans: true },
      collegesOpened: 90,
      collegesSaved: 30,
      hasApplication: true,
    });

    expect(score).toEqual({
      timeline: 25,
      academic: 25,
      engagement: 25,
      intent: 25,
      total: 100,
      tier: 'high',
    });
  });

  it('counts a date only while it is ahead and near', () => {
    const timelines = [-1, 0, 60, 61].map((daysToDate) => leadScore({ ...NOTHING, daysToDate }).timeline);

    expect(timelines).toEqual([0, 5, 5, 0]);
  });
});

describe('a talk in numbers', () => {
  it('counts what asks, by its intent or its question mark', () => {
    const message = { characters: 10, day: '2026-11-10' };
    const talk = inNumbers([
      { ...message, intent: 'tell_fact', endsInQuestion: false },
      { ...message, intent: 'greet', endsInQuestion: true },
      { ...message, intent: 'chance_at', endsInQuestion: false },
      { ...message, intent: 'chance_at', endsInQuestion: true, characters: 21 },
    ]);

    expect(talk).toMatchObject({ messages: 4, questions: 3, kindsOfQuestion: 1, days: 1, averageLength: 13 });
  });
});
