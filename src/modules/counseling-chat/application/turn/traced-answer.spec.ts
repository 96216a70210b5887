import { describe, expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../domain/conversation/dialogue-state.js';
import { type Figure } from '../../domain/figures/figure.js';
import { type Answered, type Turn } from '../advisor.js';
import { tracedAnswer } from './traced-answer.js';

const RATE: Figure = {
  value: 0.508,
  unit: 'share',
  label: 'admit-rate',
  about: 204796,
  source: 'scorecard',
  year: 'fall 2023',
  said: 'reported',
};

const turn = {
  message: 'I have a 3.7. What about Ohio State?',
  state: NEW_DIALOGUE,
  student: { budget: 25_000 },
  tools: {
    calls: [
      {
        name: 'what_if',
        input: { colleges: [204796], changes: { satTotal: 1450 } },
        result: { ok: true, data: [{ admitRate: RATE }] },
      },
    ],
  },
} as unknown as Turn;

const answered = (message: string, engine: Answered['engine'] = 'built-in') =>
  ({
    reply: { kind: 'answer', message, blocks: [], citations: [], chips: [], actions: [] },
    engine,
    guard: { removed: 0, fellBack: false },
  }) as unknown as Answered;

describe('the answer of the built-in advisor', () => {
  it('keeps what a tool found, the student told, or Wren supposed', () => {
    const sound = answered(
      'Ohio State admitted 50.8% (fall 2023) [1].\nA 1450 helps more than your 3.7.\nThat fits your $25,000.',
    );

    expect(tracedAnswer(sound, turn)).toBe(sound);
  });

  it('loses the lines with any other number, and counts them', () => {
    const { reply, guard } = tracedAnswer(answered('Ohio State admitted 50.8%.\nIt is ranked #5.'), turn);

    expect(reply.message).toBe('Ohio State admitted 50.8%.');
    expect(guard.removed).toBe(1);
  });

  it('says that it could not look that up when nothing is left', () => {
    expect(tracedAnswer(answered('It is ranked #5.'), turn).reply.message).toContain('couldn’t look that up');
  });

  it('leaves a checked answer of a model alone', () => {
    const ofModel = answered('It is ranked #5.', 'openai');

    expect(tracedAnswer(ofModel, turn)).toBe(ofModel);
  });
});
