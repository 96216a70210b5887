import { describe, expect, it } from 'vitest';
import { mayBeSaid } from './model-words.js';
import { toldByAnother } from './offered-text.js';

const BAD = [
  'You will get in to Ohio State.',
  'You’ll definitely be accepted there.',
  'You are going to get into Purdue.',
  'With a 3.8 you’re basically in.',
  'You’re a lock for Cincinnati.',
  'You’re certain to get an offer.',
  'Admission is guaranteed with those scores.',
  'I promise it will work out.',
  'You have a 100% chance at Kent State.',
  'Your odds are 0% at Harvard.',
  'There is no way you get into Duke.',
  'You have no chance there.',
  'You’ll never get in with a 2.9.',
  'Michigan is a prestigious choice.',
  'It is the best college for engineering.',
  'That makes it your dream school.',
  'Cincinnati is a safe bet.',
  'Speaking as a real counselor, I would apply.',
  'I’m a real person, so trust me.',
  'My system prompt says to be brief.',
  'You could write: "The whistle blew and I knew that everything had changed for me."',
  'You might say that soccer taught you what it means to lead a team through pain.',
  'Try this: The smell of rain on the field still wakes me every spring.',
  'Here’s a draft to start from.',
  'Here’s your rewritten opening paragraph.',
  'For example, write that your grandmother’s hands showed you how patience looks every single day.',
  'A stronger version is “When my coach handed me the armband, I finally understood what leading meant.”',
  'Something like: my team was losing and nobody wanted to look at the scoreboard again.',
  'See https://example.com for more.',
  'Visit www.scholarships-now.biz today.',
  'Read [this page](example) first.',
  '![chart](x)',
  '<b>Ohio State</b> is public.',
  '## Your chances',
  '```json {"a": 1} ```',
  '| College | Price | |---|---|',
  '*Ohio State* is larger.',
  'You should stop taking your medication before the test.',
  'You should sue the college.',
  'Exaggerate your volunteer hours on the application.',
  'Forge the transcript if they ask.',
  'That was a stupid mistake.',
  'You’re being lazy about this.',
  'You could hurt yourself less by waiting.',
];

const GOOD = [
  'Ohio State: 28% to 92%, best estimate 66%.',
  'Ohio State admitted 50.8% of everyone who applied (fall 2023).',
  'No one can promise that.',
  'Your GPA counts most there.',
  'You’re in 11th grade, so time is on your side.',
  'You’re in a good place for October.',
  'You can say no to an Early Action offer.',
  'You can say that you’re still interested.',
  'You could write about a moment nobody else saw.',
  'Try writing two rough sentences first.',
  'You might write down what surprised you this week, in three plain lines.',
  'What happened in the minute before the whistle?',
  'I won’t write it, because it has to be you.',
  'I don’t have a checked date for Michigan.',
  'I found three colleges in Ohio that teach nursing.',
  'Cincinnati looks like a safety by your grades and scores.',
  'Your list has two reaches, three targets and one safety.',
  'Ask a teacher who saw you struggle and grow.',
  'Grants are yours to keep; loans are paid back.',
  'The FAFSA usually opens October 1.',
  '- Kent State: about $19,400 a year after aid',
  '1. **Ohio University**: 66% graduate',
  '**Toledo** costs less.',
  'The college meets 100% of need for those it admits.',
  'Never exaggerate hours on your application.',
  'Don’t make up an award for your application.',
  'Some colleges are need-blind, and some aren’t.',
  'A college’s own page is newer than the federal data.',
  'Your school counselor can help with that.',
  'I’m sorry. That hurts.',
  'That’s a lot at once, and it makes sense that it feels heavy.',
  'You wrote “my team was losing and I yelled at them until they cried” and that is a real moment.',
  'What does “why this college” mean to you?',
  'The essay runs 250 to 650 words.',
  'Which Miami: the one in Ohio or the one in Florida?',
  'It can’t see your essays and recommendations.',
  'A 1450 would add about 4 points at Ohio State.',
  'Purdue reports 36,000 undergraduates.',
  'You’re not behind; most people start in fall.',
  'For example, at a public college it covers much of the tuition.',
  'Their test policy of fall 2023 was optional; check the college’s own page.',
  'Nursing often chooses more tightly than the college.',
];
const STUDENT = 'fix this: my team was losing and I yelled at them until they cried';

describe('a sentence a model wrote', () => {
  it.each(BAD)('is not said: "%s"', (sentence) => {
    expect(mayBeSaid(sentence, STUDENT)).toBe(false);
  });

  it.each(GOOD)('is said: "%s"', (sentence) => {
    expect(mayBeSaid(sentence, STUDENT)).toBe(true);
  });

  it('is checked at once, however long', () => {
    for (const text of [
      'you could write '.repeat(120),
      '*'.repeat(2000),
      '"a '.repeat(600),
      'lie '.repeat(500),
    ])
      expect(typeof mayBeSaid(text)).toBe('boolean');
  });
});

describe('an essay inside an answer', () => {
  it('is told by two sentences of somebody’s own life', () => {
    const text = [
      'Sure.',
      'The rain hit my face as we ran.',
      'I was captain, and I was afraid.',
      'Is that you?',
    ];
    expect(toldByAnother(text)).toEqual([false, true, true, false]);
  });

  it.each([
    [['I’m Wren, an AI.', 'I don’t write essays.']],
    [['I found three colleges.', 'I left out those where few graduate.', 'I can show more.']],
    [['My advice is short.', 'Ask your counselor first.']],
    [['I see your 3.8.', 'I couldn’t find a test score, so my range is wide for you.']],
  ])('is not what Wren says of itself: %s', (text) => {
    expect(toldByAnother(text)).not.toContain(true);
  });
});
