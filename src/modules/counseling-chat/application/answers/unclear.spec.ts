import { describe, expect, it } from 'vitest';
import { asked, FixedTools } from '../../testing/list-talk.js';
import { NEW_DIALOGUE } from '../../domain/conversation/dialogue-state.js';
import { answerUnclear } from './unclear.js';

const TOOLS = new FixedTools({});
const A_PERSON = 'Can I talk to a real counselor?';

describe('an unclear message', () => {
  it('is answered by what it may have meant, as questions to choose', async () => {
    const { reply } = await answerUnclear(asked({ perhaps: ['deadlines', 'aid_basics'] }), TOOLS);

    expect(reply.kind).toBe('question');
    expect(reply.chips).toEqual(['When are my deadlines?', 'Financial aid options', A_PERSON]);
    expect(reply.message).toContain('Did you mean one of these?');
  });

  it('is never read as a question about a college while none was spoken of', async () => {
    const { reply } = await answerUnclear(asked({ perhaps: ['chance_at', 'net_price', 'my_list'] }), TOOLS);

    expect(reply.chips).not.toContain('What are my chances there?');
  });

  it('offers the nearest topics, none with a number that nobody looked up', async () => {
    const near = ['college-with-a-low-gpa', 'low-grades', 'repeat-a-class'];
    const { reply } = await answerUnclear(asked({ near, perhaps: ['courses_advice'] }), TOOLS);

    expect(reply.message).toContain('Did you mean one of these?');
    expect(reply.message).not.toMatch(/\d/);
    expect(reply.chips).toEqual(['Is online credit recovery ok?', 'Which courses should I take?', A_PERSON]);
  });

  it('says which name it does not know', async () => {
    const { reply } = await answerUnclear(asked({ message: 'oneonta?' }), TOOLS);

    expect(reply.message).toContain('I don’t find “oneonta” among the colleges I have.');
  });

  it('is answered by what Wren can do, and by a person, when nothing helped twice', async () => {
    const state = { ...NEW_DIALOGUE, unsureInARow: 2 };
    const { reply } = await answerUnclear(asked({ perhaps: ['deadlines', 'aid_basics'], state }), TOOLS);

    expect(reply.kind).toBe('unsure');
    expect(reply.message).toContain('Your school counselor can help too.');
  });
});
