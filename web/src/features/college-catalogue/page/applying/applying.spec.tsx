import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OHIO_STATE } from '../../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type CollegeDetail, type PublishedRequirements, type PublishedRounds } from '@/api';
import { aCollegeInFull } from '@/testing/college-in-full';
import { Applying } from './applying';

const rounds = (given: Partial<PublishedRounds>): PublishedRounds => ({
  cycle: '2026-27',
  source: 'The college’s admissions page',
  earlyDecision1: [],
  earlyDecision2: [],
  earlyAction: [],
  restrictiveEarlyAction: [],
  regularDecision: [],
  rolling: false,
  finalDate: null,
  note: null,
  ...given,
});
const requirements = (given: Partial<PublishedRequirements> = {}): PublishedRequirements => ({
  cycle: '2025-26',
  source: 'Common App requirements grid for 2025-26',
  feeUsd: 60,
  internationalFeeUsd: 70,
  testPolicy: 'never required',
  testsUsed: null,
  personalEssay: true,
  writingSupplement: false,
  selfReportedCourses: false,
  portfolio: null,
  teacherRecommendations: 2,
  otherRecommendations: 0,
  counselorRecommendation: true,
  midYearReport: null,
  ...given,
});

const show = (applying: CollegeDetail['applying'], but: Partial<CollegeDetail> = {}) =>
  render(<Applying college={aCollegeInFull(P2, OHIO_STATE, { applying, ...but })} />);
const published = (given: Partial<PublishedRounds>, asked: PublishedRequirements | null = null) => ({
  collegeId: OHIO_STATE.unitId,
  rounds: [rounds(given)],
  requirements: asked,
});
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-20T12:00:00') }));
afterEach(() => vi.useRealTimers());

describe('how to apply to a college', () => {
  it('shows every date of a round with its cycle, and which are over', () => {
    show(published({ earlyAction: ['2026-10-15', '2026-11-02'], regularDecision: ['2027-01-06'] }));

    expect(row('Early Action')).toBe('Early ActionOctober 15, 2026 (passed)November 2, 2026');
    expect(screen.getByText('Published for 2026–27, the cycle you apply in.')).toBeTruthy();
    expect(screen.getByText(/admissions page$/)).toBeTruthy();
  });

  it('tells dates of another cycle as what they are, and never moves them', () => {
    show(published({ cycle: '2025-26', earlyAction: ['2025-11-15'] }));

    expect(row('Early Action')).toContain('November 15, 2025');
    expect(screen.getByText('In the 2025–26 cycle. You apply in 2026–27, so check yours.')).toBeTruthy();
  });

  it('says what to send, and where a scores policy is not the whole answer', () => {
    show(published({}, requirements()));

    expect(row('Application fee')).toBe('Application feeInternational students: $70$60');
    expect(row('SAT or ACT')).toContain('Test-optional or test-free; see the college’s page');
    expect(row('Recommendations')).toContain('2 from teachers, 1 from your counselor');
    expect(row('Mid-year report')).toContain('Not known here');
  });

  it.each([
    ['ignored', 'Scores are not read'],
    ['always required', 'Required'],
  ] as const)('says a test policy of "%s" in plain words', (testPolicy, words) => {
    show(published({}, requirements({ testPolicy, feeUsd: 0, internationalFeeUsd: 0 })));

    expect(row('SAT or ACT')).toContain(words);
    expect(row('Application fee')).toContain('No fee');
  });

  it('says where nothing is known, with a link to the college’s own page', () => {
    show(null, { website: 'https://www.osu.edu/' });

    expect(screen.getAllByText('Not known here')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /the college’s own page/ }).getAttribute('href')).toBe(
      'https://www.osu.edu/',
    );
  });
});
