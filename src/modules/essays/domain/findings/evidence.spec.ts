import { describe, expect, it } from 'vitest';
import { someColleges } from '../../testing/some-colleges.js';
import { judgeEssay } from '../review/judge-essay.js';

const NO_REMARKS = { remarks: [], unknownWords: new Set<string>() };
const STORY = 'Describe a time that you will remember.';

function findingsIn(content: string, prompt = STORY) {
  const request = { content, prompt, title: '', audience: null, wordLimit: null, collegeId: null };
  return judgeEssay(request, NO_REMARKS, someColleges()).findings;
}

const placesOf = (kind: string, content: string, prompt = STORY): string[] =>
  findingsIn(content, prompt)
    .filter((finding) => finding.kind === kind)
    .flatMap(({ anchors }) => anchors.map(({ start, end }) => content.slice(start, end)));

describe('the reader asks about', () => {
  it.each([
    [
      'a feeling by its name',
      'telling',
      'I was devastated and I did not know what to do.',
      'I was devastated',
    ],
    [
      'a judgment by its name',
      'telling',
      'The whole process was extremely difficult.',
      'extremely difficult',
    ],
    [
      'a skill that was used',
      'telling',
      'I used my communication skills to help them.',
      'communication skills',
    ],
    [
      'things without a name',
      'vague',
      'We did a lot of fun activities with them.',
      'a lot of fun activities',
    ],
    [
      'words nobody can see',
      'abstract-run',
      'Discipline and ambition are the essence of growth.',
      'Discipline',
    ],
    [
      'a sentence many students write',
      'anyones-sentence',
      'These experiences have prepared me for the demands of college life.',
      'These experiences have prepared me',
    ],
    [
      'what was just said',
      'said-twice',
      'Listening is important because when you listen to others you understand them, and understanding is important.',
      'Listening is important',
    ],
    [
      'praise for the writer',
      'bragging',
      'My coach said it was the most impressive project in the history of my school.',
      'most impressive project',
    ],
    [
      'a lesson for anyone',
      'platitude',
      'Sometimes you need to fail before you can succeed.',
      'Sometimes you need',
    ],
    [
      'a fact from a book',
      'wandering',
      padded('Bread has been around for thousands of years.'),
      'Bread has been',
    ],
    [
      'the writer above the others',
      'bragging',
      'I know more about engines than most of the kids at my school.',
      'more about engines than most of the kids',
    ],
    [
      'the others below',
      'bragging',
      'While my classmates squander their evenings on TikTok, I read.',
      'While my',
    ],
    [
      'somebody else made to answer',
      'blame',
      'I failed the quiz because the substitute never explained the chapter to us.',
      'I failed the quiz',
    ],
    [
      'what has nothing to do with it',
      'wandering',
      padded('We also stopped at a diner that has really good waffles, and my cousin got a haircut.'),
      'We also stopped',
    ],
    [
      'deeds in a row',
      'resume-list',
      'I was on the diving team for three years, was in the ski club, and was the treasurer of my class.',
      'I was on the diving team',
    ],
    [
      'the life of another',
      'other-focus',
      'My aunt left school at twelve, worked in a bakery for thirty years and raised four boys by herself.',
      'My aunt left school',
    ],
    [
      'the same again',
      'said-twice',
      'I was so grateful to be part of the group. Being part of the group made me so grateful.',
      'I was so grateful',
    ],
    [
      'a worn part of a long sentence',
      'anyones-sentence',
      'I sort the bolts by length in the green drawer of the bench, and this experience gave me so much confidence in myself.',
      'this experience gave me',
    ],
    ['a saying', 'cliche', 'I learned that Rome wasn’t built in a day.', 'Rome wasn’t built'],
  ])('%s', (_what, kind, sentence, place) => {
    expect(placesOf(kind, sentence).join(' | ')).toContain(place);
  });

  it('a moment whose meaning is left to phrases', () => {
    const moment =
      'The gate stuck at noon. I lifted it with my shoulder, and Rosa pulled the goat through by its rope. Her hat fell in the mud. ';
    const phrases =
      'It was an unforgettable experience. I was extremely nervous and I felt very alone. ' +
      'It took a lot of dedication and perseverance. In the end hard work pays off. ' +
      'I stepped out of my comfort zone. I will never take anything for granted again. ';

    expect(
      placesOf('thin-reflection', moment.repeat(8) + 'I wondered why the rope was wet. ' + phrases),
    ).toHaveLength(1);
    expect(placesOf('thin-reflection', moment.repeat(9))).toEqual([]);
  });

  it('several sentences in a row that live someone else’s life', () => {
    const life =
      'She was born in Busan in 1941. She married at nineteen and she opened a store for cloth. ' +
      'She raised four children there, and all of them went to college. She learned to drive at fifty-eight, in an old brown car with no heat. ';
    const own = 'I sit with her on the kitchen floor and I fold the towels that she hands me one by one. ';

    expect(placesOf('other-focus', own.repeat(5) + life)).toHaveLength(1);
    expect(placesOf('other-focus', own.repeat(9))).toEqual([]);
  });

  it('every sentence about a college that fits any other', () => {
    const text =
      'I would join clubs and get involved on campus. The professors are leaders in their field. ' +
      'In the spring I measured the ice on Spring Creek with my father’s auger, eleven inches on the north side.';

    expect(placesOf('interchangeable', text, 'Why Tufts?')).toHaveLength(2);
  });
});

describe('the reader leaves alone', () => {
  it.each([
    [
      'a thought that turns',
      'anyones-sentence',
      'I realized that I had been running next to someone instead of behind everyone.',
    ],
    ['a word that only hands over', 'said-twice', 'The number is zero. Zeros are what people skip at noon.'],
    ['a drumbeat', 'said-twice', 'I fixed the Tuesdays. I fixed the snow. I still have to fix the games.'],
    ['a rule of one group', 'platitude', 'We have rules, too: no shouting and no asking.'],
    ['a crack in a thing', 'opening-worn', `The bin has a crack down one side. ${aboutHours()}`],
    ['a chore the writer did worse', 'bragging', 'I was slower than most of the kids on my street.'],
    [
      'what the writer would join',
      'resume-list',
      'I would join the radio club, the choir and the debate team.',
    ],
    [
      'a beginning on purpose',
      'said-twice',
      'If we are right, the room sings. If we are wrong, the room coughs.',
    ],
    ['a plain feeling', 'telling', 'I was sad. My mother was sad too.'],
    ['a judgment with a picture', 'telling', 'It was extremely hard to lift: forty pounds of wet rope.'],
    ['things with a number', 'vague', 'We did many things that week: nine roofs and one well.'],
    ['an essay that is about hours', 'cliche', aboutHours()],
    [
      'a word that the story is about',
      'said-twice',
      'The bread rose. I cut the bread and gave the bread to Sam.',
    ],
  ])('%s', (_what, kind, sentence) => {
    expect(placesOf(kind, sentence)).toEqual([]);
  });
});

function padded(sentence: string): string {
  const own = 'I knead the dough on the table by the window, and my father salts it without a spoon. ';
  return own.repeat(5) + sentence + ' ' + own.repeat(3);
}

function aboutHours(): string {
  return (
    'In 2024 I colored 168 squares, one for each of the hours of the week. On Monday I gave band nine hours. ' +
    'My grandmother Ruth held the calendar to the lamp. By Friday at 6 my schedule had two white squares. ' +
    'She called it time management and laughed.'
  );
}
