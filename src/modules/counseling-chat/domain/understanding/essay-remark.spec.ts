import { expect, it } from 'vitest';
import { essayRemarkIn } from './essay-remark.js';

const ASKS = 'What did you learn that a friend might not have?';
const REMARK = `Help me think through my essay “Moth”. Its review asks about “in a stressful time, you know?”: ${ASKS}`;

it.each([
  [REMARK, { title: 'Moth', thoughts: '', before: '' }],
  [REMARK.replace(' “Moth”', ''), { title: '', thoughts: '', before: '' }],
  [`What about Duke?\n\n${REMARK}`, { title: 'Moth', thoughts: '', before: 'What about Duke?' }],
  [`${REMARK} I learned\nto wait.`, { title: 'Moth', thoughts: 'I learned\nto wait.', before: '' }],
])('finds the essay and the question of its review in %j', (message, found) => {
  expect(essayRemarkIn(message)).toEqual({ question: ASKS, ...found });
});

it('takes the last of two, with all before it as typed before', () => {
  const other = REMARK.replace('Moth', 'Tea');

  expect(essayRemarkIn(`${other}\n\n${REMARK}`)).toMatchObject({ title: 'Moth', before: other });
});

it.each(['Help me with my essay', 'Help me think through my essay. It is about a “moth”.'])(
  'finds none in %j',
  (message) => {
    expect(essayRemarkIn(message)).toBeNull();
  },
);
