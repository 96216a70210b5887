import { describe, expect, it } from 'vitest';
import { type ApplyingTo, firstChecklist } from './first-checklist.js';
import { type Requirements } from '../published-plan.js';

const asked = (but: Partial<Requirements> = {}): Requirements => ({
  cycle: '2025-26',
  feeUsd: 75,
  internationalFeeUsd: 75,
  testPolicy: 'always required',
  testsUsed: null,
  personalEssay: true,
  writingSupplement: true,
  selfReportedCourses: false,
  portfolio: null,
  teacherRecommendations: 2,
  otherRecommendations: 0,
  counselorRecommendation: true,
  midYearReport: true,
  ...but,
});
const listFor = (but: Partial<ApplyingTo> = {}) =>
  firstChecklist({
    collegeId: 1,
    openAdmission: false,
    twoYear: false,
    platform: null,
    requirements: null,
    today: '2026-11-20',
    ...but,
  });
const labels = (but: Partial<ApplyingTo> = {}) => listFor(but).map(({ label }) => label);

describe('the checklist of a new application', () => {
  it('has a line for each thing the college published to ask for', () => {
    expect(labels({ requirements: asked() })).toEqual([
      'Personal essay',
      'Writing supplement',
      'Teacher recommendation 1',
      'Teacher recommendation 2',
      'Counselor recommendation',
      'High school transcript',
      'Mid-year report',
      'Send test scores',
      '$75 fee or a fee waiver',
      'FAFSA',
    ]);
  });

  it('says of which cycle each published line is', () => {
    const essay = listFor({ requirements: asked() })[0];
    expect(essay).toMatchObject({ origin: 'published', cycle: '2025-26', part: 'personal', words: 650 });
  });

  it('has no fee to pay where there is none', () => {
    const fee = listFor({ requirements: asked({ feeUsd: 0, internationalFeeUsd: 90 }) }).find(
      ({ kind }) => kind === 'fee',
    );
    expect(fee).toMatchObject({
      label: 'No application fee',
      doneOn: '2026-11-20',
      note: '$90 for international students',
    });
  });

  it.each([
    ['never required', 'Decide about test scores', 'published'],
    ['ignored', undefined, undefined],
    [null, 'Decide about test scores', 'usual'],
  ] as const)('knows tests that are %s', (testPolicy, label, origin) => {
    const tests = listFor({ requirements: asked({ testPolicy }) }).find(({ kind }) => kind === 'test-scores');
    expect([tests?.label, tests?.origin]).toEqual([label, origin]);
  });

  it('is the usual one where nothing is published, and says so', () => {
    const list = listFor({ platform: 'Common App' });
    expect(list.map(({ label }) => label)).toEqual([
      'Personal essay',
      'High school transcript',
      'Decide about test scores',
      'Application fee or fee waiver',
      'FAFSA',
    ]);
    expect(list.every(({ origin, note }) => origin === 'usual' && note === 'Usual; check the college')).toBe(
      true,
    );
    expect(labels({ platform: 'School Specific' })).not.toContain('Personal essay');
  });

  it.each([{ openAdmission: true }, { twoYear: true }])('is short where everyone is taken: %o', (college) => {
    const list = listFor({ ...college, platform: 'Common App', requirements: asked() });
    expect(list.map(({ label }) => label)).toEqual([
      'Application form',
      'High school transcript',
      'Placement or test scores, if any',
      'FAFSA',
    ]);
  });

  it('has one set of answers for every UC campus', () => {
    expect(labels({ collegeId: 110635 })[0]).toBe('Personal insight questions (4 of 8)');
  });

  it('asks to look where a list says that no personal essay is required', () => {
    const lines = labels({ requirements: asked({ personalEssay: false }) });

    expect(lines).toContain('Check whether it reads a personal essay');
    expect(lines).not.toContain('Personal essay');
  });
});
