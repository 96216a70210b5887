import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Essay, type LatestReview } from '@/api';
import { anEssay, aReview } from '@/testing/essay-in-full';
import { renderScreen } from '@/testing/render-screen';
import { type AnalysisState } from '../detail/use-analysis';
import { Analysis } from './analysis';
import { AnalysisSide } from './analysis-side';
import { questionAbout, TalkWithWren } from './talk-it-through';

const IDLE: AnalysisState = {
  start: () => undefined,
  starting: false,
  running: false,
  slow: false,
  failed: false,
  hasText: true,
};

type Opened = {
  essay?: Partial<Essay>;
  review?: Partial<LatestReview> | null;
  analysis?: Partial<AnalysisState>;
};

const open = ({ essay = {}, review = {}, analysis = {} }: Opened = {}) =>
  renderScreen(
    <Analysis
      essay={anEssay(essay)}
      review={review && aReview(review)}
      analysis={{ ...IDLE, ...analysis }}
    />,
  );

const shown = () => document.body.textContent;

describe('the analysis of an essay', () => {
  it('gives score, letter and sentence', () => {
    open();

    expect(shown()).toContain('84B, out of 100Good - Strong foundation with room for polish');
  });

  it('calls the lowest letter an early draft', () => {
    open({ review: { overallScore: 48 } });

    expect(shown()).toContain('48out of 100F early draft');
    expect(screen.getByText('F').tagName).toBe('SMALL');
  });

  it('gives each part of the rubric as a bar with its reason', () => {
    open();
    const part = within(screen.getByRole('region', { name: 'Scores by part' }));

    expect(part.getByRole('img', { name: 'Theme development: 3 out of 4' })).toBeTruthy();
    expect(part.getByText('Your thinking shows in 2 of 4 sentences.')).toBeTruthy();
  });

  it('says who read which version, and what it cannot judge', () => {
    open({ review: { notice: 'Our second reader did not answer. This review was made without it.' } });

    expect(shown()).toContain(
      'Version 3, read on Nov 16, 2026 by Flyleaf’s own reader, by rules and without a language model.',
    );
    expect(shown()).toContain('Our second reader did not answer.');
    expect(shown()).toContain('whether it is moving or funny to a person');
  });

  it('names the language model that read with it', () => {
    open({ review: { model: 'built-in/1+small-model/1' } });

    expect(shown()).toContain('together with a language model (small-model)');
  });

  it('says that the prompt changed since', () => {
    open({ review: { isCurrent: false } });

    expect(screen.getByText('The prompt changed since.')).toBeTruthy();
  });

  it('puts the support card first, and only when it is needed', () => {
    open({ review: { support: true } });

    const card = screen.getByRole('region', { name: /you deserve a person/ });
    expect(within(card).getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
    expect(card.compareDocumentPosition(screen.getByText('84'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('needs no support card otherwise', () => {
    open();

    expect(screen.queryByText(/deserve a person/)).toBeNull();
  });

  it('invites to a first analysis', () => {
    open({ review: null });

    expect(screen.getByText(/points at places in your text and asks questions/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Analyze Essay' })).toBeTruthy();
  });

  it.each([
    [{ running: true }, 'Reading your essay. You can keep writing.'],
    [{ running: true, slow: true }, 'Still reading your essay. This usually takes a minute.'],
    [{ failed: true }, 'Essay analysis encountered an error. Your text is safe. Try again.'],
  ])('says how it is going: %o', (analysis, words) => {
    open({ review: null, analysis });

    expect(shown()).toContain(words);
  });
});

describe('beside the analysis', () => {
  const side = (aiDetectionScore: number | null, review: Partial<LatestReview> = {}) =>
    render(<AnalysisSide review={aReview(review)} aiDetectionScore={aiDetectionScore} />);

  it.each([null, 0, 30])('nothing is said about word patterns at %s percent', (percent) => {
    side(percent);

    expect(shown()).not.toContain('AI detection');
  });

  it('the hint says that it can be wrong', () => {
    side(31);

    expect(shown()).toContain('AI detection: 31% - Consider adding more personal voice');
    expect(shown()).toContain(
      'This is a hint from word patterns. It can be wrong, and it says nothing about who wrote this.',
    );
  });

  it('stand what works and what to work on next', () => {
    side(null);

    const card = within(screen.getByRole('region', { name: 'What’s working' }));
    expect(card.getByText('The detail in “eleven minutes fast” could only come from you.')).toBeTruthy();
    expect(card.getByRole('heading', { name: 'Work on next' })).toBeTruthy();
  });

  it('nothing is claimed to work where nothing was found', () => {
    side(null, { strengths: [] });

    expect(screen.queryByText('What’s working')).toBeNull();
    expect(screen.getByRole('region', { name: 'Work on next' })).toBeTruthy();
  });

  it('Wren opens with a question about the weightiest remark, in the student’s words', async () => {
    const talk = vi.fn();
    render(
      <TalkWithWren value={talk}>
        <AnalysisSide review={aReview()} aiDetectionScore={null} />
      </TalkWithWren>,
    );
    const [first] = aReview().lineComments;

    await userEvent.click(screen.getByRole('button', { name: 'Talk it through with Wren' }));

    expect(talk).toHaveBeenCalledWith(first);
    expect(questionAbout({ quote: 'ups and downs', suggestion: 'Which one?' }, 'Moth')).toBe(
      'Help me think through my essay “Moth”. Its review asks about “ups and downs”: Which one?',
    );
  });

  it('there is no Wren where nobody opens her', () => {
    side(null);

    expect(screen.queryByRole('button', { name: 'Talk it through with Wren' })).toBeNull();
  });
});
