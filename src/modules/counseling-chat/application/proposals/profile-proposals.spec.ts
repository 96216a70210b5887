import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '#shared-kernel/domain/refusal.js';
import { NEW_DIALOGUE } from '../../domain/conversation/dialogue-state.js';
import { InMemoryStudentAnswers } from '../../testing/in-memory-student-answers.js';
import { proposeProfileChange } from '../tools/chances/propose-profile-change.js';
import { ProfileProposals } from './profile-proposals.js';

const MAYA = 'maya';
const AS_MAYA = {
  studentId: MAYA,
  state: { ...NEW_DIALOGUE, told: { unweightedGpa: '3.7', actComposite: 32 } },
};

class OutOfScale extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'student-profile.answers-refused';
}

let answers: InMemoryStudentAnswers;
let proposals: ProfileProposals;
beforeEach(() => {
  answers = new InMemoryStudentAnswers();
  proposals = new ProfileProposals(answers);
});

describe('a proposal to the profile', () => {
  it('names what would be saved, and saves nothing', async () => {
    const wanted = { gpaScale: '4.0', unweightedGpa: '3.7', state: 'OH' } as const;
    const { changes, words, conflicts } = await proposeProfileChange(answers, MAYA, wanted);

    expect(changes).toEqual({ unweightedGpa: '3.7', state: 'OH' });
    expect(words.map(({ text }) => text)).toEqual(['GPA 3.7 (unweighted, 4.0 scale)', 'home state Ohio']);
    expect(conflicts).toEqual([]);
    expect((await answers.read(MAYA)).answers).toEqual({});
  });

  it('says what it would replace', async () => {
    answers.put(MAYA, { answers: { unweightedGpa: '3.6', state: 'OH' } });
    const { conflicts } = await proposeProfileChange(answers, MAYA, { unweightedGpa: '3.7', state: 'TX' });

    expect(conflicts.map(({ now, then }) => [now.text, then.text])).toEqual([
      ['3.6', '3.7'],
      ['Ohio', 'Texas'],
    ]);
  });

  it('leaves out what the profile says already', async () => {
    answers.put(MAYA, { answers: { unweightedGpa: '3.70', satTotal: 1380 } });
    const wanted = { unweightedGpa: '3.7', satTotal: 1380 };

    expect(await proposeProfileChange(answers, MAYA, wanted)).toMatchObject({ changes: {}, words: [] });
  });
});

describe('a yes', () => {
  it('saves exactly what was proposed and says so', async () => {
    const { saved, reply, state, extracted } = await proposals.accept(
      AS_MAYA,
      { unweightedGpa: '3.7' },
      true,
    );

    expect(saved).toBe(true);
    expect(reply.message).toBe('Saved: GPA 3.7 (unweighted, 4.0 scale).');
    expect(state).toEqual({ pending: null, told: { actComposite: 32 } });
    expect(extracted).toMatchObject([{ field: 'unweightedGpa', value: '3.7', status: 'saved' }]);
    expect((await answers.read(MAYA)).answers).toEqual({ unweightedGpa: '3.7' });
  });

  it('offers a next step when nothing waits', async () => {
    const { reply } = await proposals.accept(AS_MAYA, { satTotal: 1370 }, false);

    expect(reply.message).toMatch(/^Saved: SAT 1370\.\n.*\?$/u);
    expect(reply.chips).toContain('What are my chances?');
  });

  it('to something the profile refuses gets its words', async () => {
    answers.refusal = new OutOfScale('Unweighted GPA must be between 0 and 4 on the 4.0 scale');
    const { saved, reply } = await proposals.accept(AS_MAYA, { unweightedGpa: '4.6' }, true);

    expect(saved).toBe(false);
    expect(reply.message).toBe(
      'I couldn’t save that. Unweighted GPA must be between 0 and 4 on the 4.0 scale. What should it be?',
    );
  });

  it('that fails for another reason is an error, not an answer', async () => {
    answers.refusal = new Error('The database is away');

    await expect(proposals.accept(AS_MAYA, { satTotal: 1370 }, true)).rejects.toThrow('away');
  });
});

describe('a no', () => {
  it('saves nothing and is remembered', () => {
    const { reply, state } = proposals.decline({ actComposite: 32 }, AS_MAYA.state);

    expect(reply.message).toMatch(/^Okay, not saved\./u);
    expect(state).toEqual({ pending: null, told: { unweightedGpa: '3.7' }, declined: ['actComposite=32'] });
  });
});
