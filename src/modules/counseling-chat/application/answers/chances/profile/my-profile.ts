import { stateName } from '../../../../domain/entities/state-names.js';
import { joined, phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type MyProfile, type ProfileFigure } from '../../../tools/tool-results.js';
import { type Answerer } from '../../answerer.js';
import { failed } from '../failed.js';
import { asksForScale, onFourScale } from './on-four-scale.js';

const NAMES: Readonly<Record<ProfileFigure['answer'], (value: Phrase) => Phrase>> = {
  unweightedGpa: (value) => phrase`GPA ${value}`,
  weightedGpa: (value) => phrase`weighted GPA ${value}`,
  gpaScale: (value) => phrase`on a ${value} scale`,
  gpaOnFour: (value) => phrase`about ${value} on a 4.0 scale`,
  satTotal: (value) => phrase`SAT ${value}`,
  actComposite: (value) => phrase`ACT ${value}`,
  apCoursesTaken: (value) => phrase`${value} AP ${value.text === '1' ? 'course' : 'courses'}`,
  honorsCourses: (value) => phrase`${value} honors ${value.text === '1' ? 'course' : 'courses'}`,
  dualEnrollmentCredits: (value) => phrase`${value} dual enrollment credits`,
  activities: (value) => phrase`${value} ${value.text === '1' ? 'activity' : 'activities'}`,
  awards: (value) => phrase`${value} ${value.text === '1' ? 'award' : 'awards'}`,
  maxTuition: (value) => phrase`at most ${value} a year`,
};

/** What Wren reads of the profile, read back. */
export const myProfile: Answerer = async ({ message, student }, tools) => {
  const found = await tools.use('my_profile', {});
  if (!found.ok) return failed(found.words);
  const profile = found.data;
  if (asksForScale(message)) {
    const converted = onFourScale(profile);
    if (converted !== null) return converted;
  }
  const rows = rowsOf(profile);
  const reply = new ReplyWriter();
  if (rows.length === 0)
    reply.say('Nothing about your grades, scores or wishes yet. What’s your GPA, even a guess?');
  else
    reply
      .rows(phrase`Here’s what I go by; your profile is ${printed(profile.percentComplete)} complete:`, rows)
      .say(
        'I don’t read your address, race or gender, and income only for prices. Is anything here out of date?',
      );
  reply
    .action({ type: 'open', href: '/profile', label: 'Open profile' })
    .offer('What should I do next?', student.hasGpa ? 'What are my chances?' : 'My GPA is about…');
  return { reply: reply.done() };
};

function rowsOf({ gradeLevel, homeState, major, figures, wishes }: MyProfile): Phrase[] {
  const of = (...answers: ProfileFigure['answer'][]) =>
    figures.filter(({ answer }) => answers.includes(answer)).map((each) => NAMES[each.answer](printed(each)));
  const school = [
    ...(gradeLevel === null
      ? []
      : [joined([gradeLevel === 'Graduate' ? 'out of high school' : `${gradeLevel} grade`])]),
    ...(homeState === null ? [] : [joined([stateName(homeState)])]),
    ...(major === null ? [] : [joined([major])]),
  ];
  const groups = [
    ['You', school],
    ['Grades', of('unweightedGpa', 'weightedGpa', 'gpaScale')],
    ['Tests', of('satTotal', 'actComposite')],
    [
      'Courses and activities',
      of('apCoursesTaken', 'honorsCourses', 'dualEnrollmentCredits', 'activities', 'awards'),
    ],
    ['Wishes', [...wishes.map((wish) => joined([wish])), ...of('maxTuition')]],
  ] as const;
  return groups.flatMap(([name, parts]) =>
    parts.length === 0 ? [] : [phrase`${name}: ${joined(parts, ', ')}`],
  );
}
