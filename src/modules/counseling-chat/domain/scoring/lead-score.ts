import { type TalkInNumbers } from './counted-messages.js';

/** What a score rests on. How a student feels, and how good the grades are, is not in it. */
export interface LeadFacts {
  readonly gradeLevel: '9th' | '10th' | '11th' | '12th' | 'Graduate' | null;
  /** To the nearest date of an application that the student entered; null without one. */
  readonly daysToDate: number | null;
  /** Of four. */
  readonly finishedAcademicSteps: number;
  readonly talk: TalkInNumbers;
  readonly collegesOpened: number;
  readonly collegesSaved: number;
  readonly hasApplication: boolean;
}

export type LeadTier = 'high' | 'medium' | 'low';

export interface LeadScore {
  readonly timeline: number;
  readonly academic: number;
  readonly engagement: number;
  readonly intent: number;
  readonly total: number;
  readonly tier: LeadTier;
}

const MOST = 25;
const GRADE_POINTS = { '12th': 20, '11th': 12, '10th': 6, '9th': 3, Graduate: 18 } as const;
const SOON_DAYS = 60;
const ACADEMIC_STEPS = 4;
const HIGH = 70;
const MEDIUM = 40;

/** Four parts of at most 25 points. */
export function leadScore(facts: LeadFacts): LeadScore {
  const [timeline, academic] = [timelineOf(facts), academicOf(facts)];
  const [engagement, intent] = [engagementOf(facts), intentOf(facts)];
  const total = timeline + academic + engagement + intent;
  return { timeline, academic, engagement, intent, total, tier: tierOf(total) };
}

function timelineOf({ gradeLevel, daysToDate }: LeadFacts): number {
  const grade = gradeLevel === null ? 0 : GRADE_POINTS[gradeLevel];
  const isSoon = daysToDate !== null && daysToDate >= 0 && daysToDate <= SOON_DAYS;
  return grade + (isSoon ? 5 : 0);
}

const academicOf = ({ finishedAcademicSteps }: LeadFacts): number =>
  Math.round((MOST * finishedAcademicSteps) / ACADEMIC_STEPS);

const engagementOf = ({ talk, collegesOpened, collegesSaved }: LeadFacts): number =>
  Math.min(10, Math.floor(talk.messages / 3)) +
  Math.min(5, talk.days) +
  Math.min(5, Math.floor(talk.kindsOfQuestion / 2)) +
  Math.min(5, Math.floor((collegesOpened + collegesSaved) / 4));

const intentOf = ({ talk, hasApplication, collegesSaved }: LeadFacts): number =>
  (talk.askedForPerson ? 10 : 0) +
  (talk.askedAboutPlans ? 5 : 0) +
  (hasApplication ? 5 : 0) +
  (collegesSaved >= 5 ? 3 : 0) +
  (talk.askedPriceTwice ? 2 : 0);

function tierOf(total: number): LeadTier {
  if (total >= HIGH) return 'high';
  return total >= MEDIUM ? 'medium' : 'low';
}
