import { describe, expect, it } from 'vitest';
import { Essay, type EssayDetails } from './essay.js';
import { EssayWithoutText, TooManyWordsToReview } from './essay.errors.js';
import { EssaySubmitted } from './essay.events.js';

const NOW = new Date('2026-11-23T09:00:00Z');
const LATER = new Date('2026-11-23T10:00:00Z');
const DETAILS: EssayDetails = {
  title: 'The stove clock',
  essayType: 'Personal Statement',
  prompt: 'Recount a time when you faced a challenge.',
  audience: null,
  collegeId: null,
  wordLimit: null,
  applicationId: null,
};
const anEssay = () => new Essay('e-1', 'maya', DETAILS, NOW);
const submitted = () => {
  const essay = anEssay();
  essay.submit(300);
  return essay;
};
const complete = () => {
  const essay = submitted();
  essay.beginReview(1);
  essay.completeReview(1);
  return essay;
};

describe('an essay', () => {
  it('begins as a draft of one version', () => {
    expect(anEssay().state()).toMatchObject({ status: 'Draft', latestVersionNumber: 1 });
  });

  it('knows where its prompt comes from', () => {
    const essay = anEssay();
    expect(essay.state().promptSource).toBe('Custom');

    essay.describe({ ...DETAILS, prompt: 'common-app-2' }, LATER);
    expect(essay.state()).toMatchObject({ promptSource: 'CommonApp', updatedAt: LATER });
  });

  it('counts as changed only when something is different', () => {
    const essay = anEssay();
    essay.describe({ ...DETAILS }, LATER);
    expect(essay.state().updatedAt).toEqual(NOW);

    essay.describe({ ...DETAILS, audience: 'My counselor' }, LATER);
    expect(essay.state().updatedAt).toEqual(LATER);
  });

  it('publishes its submission once, however often it is asked for', () => {
    const essay = submitted();
    essay.submit(300);

    expect(essay.pullEvents()).toEqual([new EssaySubmitted('e-1', 'maya', 1)]);
    expect(essay.state().status).toBe('Submitted');
  });

  it.each([
    [0, EssayWithoutText],
    [1001, TooManyWordsToReview],
  ])('is not submitted with %i words', (words, refusal) => {
    const essay = anEssay();

    expect(() => essay.submit(words)).toThrow(refusal);
    expect(essay.state().status).toBe('Draft');
  });

  it('is submitted with exactly 1000 words', () => {
    const essay = anEssay();
    essay.submit(1000);

    expect(essay.state().status).toBe('Submitted');
  });

  it('is read, and then complete', () => {
    const essay = submitted();
    essay.beginReview(1);
    expect(essay.state().status).toBe('Reviewing');

    essay.completeReview(1);
    expect(essay.state().status).toBe('Complete');
  });

  it('can be submitted again after every reader failed', () => {
    const essay = submitted();
    essay.failReview(1);
    expect(essay.state().status).toBe('Error');

    essay.submit(300);
    expect(essay.state().status).toBe('Submitted');
  });

  it('stays complete when its title changes', () => {
    const essay = complete();
    essay.describe({ ...DETAILS, title: 'Eleven minutes' }, LATER);

    expect(essay.state()).toMatchObject({ status: 'Complete', latestVersionNumber: 1 });
    expect(essay.details().title).toBe('Eleven minutes');
  });

  it.each([
    ['submitted', submitted],
    ['complete', complete],
  ])('is a draft again when its text changes while it is %s', (_when, essay) => {
    const changed = essay();
    changed.startNextVersion(LATER);

    expect(changed.state()).toMatchObject({ status: 'Draft', latestVersionNumber: 2 });
  });

  it('stays a draft when the review of an older version ends', () => {
    const essay = submitted();
    essay.startNextVersion(LATER);
    essay.beginReview(1);
    essay.completeReview(1);
    essay.failReview(1);

    expect(essay.state().status).toBe('Draft');
  });
});
