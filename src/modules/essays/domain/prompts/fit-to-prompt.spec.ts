import { describe, expect, it } from 'vitest';
import { someColleges } from '../../testing/some-colleges.js';
import { WORKED_ESSAYS } from '../../testing/worked-essays.js';
import { readEssay } from '../reading/read-essay.js';
import { readManuscript } from '../text/read-manuscript.js';
import { briefOf } from './brief.js';
import { fitToPrompt } from './fit-to-prompt.js';

const fitOf = (content: string, prompt: string, wordLimit: number | null = null, title = '') =>
  fitToPrompt(
    readEssay(
      {
        manuscript: readManuscript(content),
        brief: briefOf(prompt, wordLimit),
        title,
        audience: null,
        collegeId: null,
      },
      someColleges(),
    ),
  );

const LATE =
  'The bus was late and I missed the test. I did not know what to do, so I asked the driver. I walked. I called my mother. ';
const MOTHS =
  'The moth sat on the lamp above my desk. I drew its wings with a soft pencil and counted the spots. I put the page in a box with the others. ';

describe('the fit of the worked essays to their prompts', () => {
  // W7 names another college, which lowers it to .55 afterward.
  it.each([
    ['W1', '1.000', null],
    ['W2', '1.000', null],
    ['W3', '0.912', null],
    ['W4', '0.300', 'thanks'],
    ['W5', '0.875', null],
    ['W6', '0.000', 'change'],
    ['W7', '1.000', null],
    ['W8', '1.000', null],
  ])('%s fits by %s', (id, fit, missing) => {
    const essay = WORKED_ESSAYS.find((one) => one.id.startsWith(id));
    const found = fitOf(essay?.content ?? '', essay?.prompt ?? '', null, essay?.title);

    expect(found.fit.toFixed(3)).toBe(fit);
    expect(found.missing?.id ?? null).toBe(missing);
  });
});

describe('the fit to a prompt', () => {
  it('hears quiet trouble', () => {
    expect(fitOf(LATE.repeat(2), 'uc-5').missing).toBeNull();
    expect(fitOf(MOTHS.repeat(2), 'uc-5').missing?.id).toBe('trouble');
  });

  it('says nothing of a text that has only begun', () => {
    expect(fitOf(MOTHS, 'uc-5').missing).toBeNull();
  });

  it('asks for less under a short limit', () => {
    const answer = 'I stack crates at the market and I weigh the plums.';

    expect(fitOf(answer, 'supplement-activity', 500).fit).toBeLessThan(
      fitOf(answer, 'supplement-activity').fit,
    );
  });

  it('stays within 0 and 1 for any text', () => {
    for (const text of ['', '🙂🙂', 'a'.repeat(40_000), '“ “ “'])
      for (const prompt of ['common-app-1', 'uc-1', 'supplement-why-us', 'supplement-short-take']) {
        const { fit } = fitOf(text, prompt);
        expect(fit).toBeGreaterThanOrEqual(0);
        expect(fit).toBeLessThanOrEqual(1);
      }
  });
});
