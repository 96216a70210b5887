import { normalize } from '../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer, type Asked } from '../answerer.js';

const UNDECIDED =
  /\bundecided\b|\bdont know what (?:to|i) (?:study|major)\b|\bnot sure what (?:to|i)\b|\bdo not know what (?:to|i)\b|\bno idea what (?:to|i)\b/;
const AFTERWARDS = /\bwhat (?:can|could|do) (?:i|you|people) do with\b|\bjobs?\b|\bcareers?\b/;
const HARD = /\bhard(?:er)? to get in\w*\b|\bcompetitive\b|\bselective\b/;

const FURTHER_SCHOOL =
  /\bgrad(?:uate)? school\b|\bmasters?\b|\bphd\b|\bdoctorate\b|\bmed(?:ical)? school\b|\blaw school\b|\bmore school\b/;
const FAMILY_WANTS =
  /\b(?:dad|mom|mother|father|parents?|family|grandma|grandpa)\b.*\b(?:want|wants|make|makes|making|force|forces|forcing|say|says|push|pushes|pushing|expect|expects)\b.*\b(?:but|and)\b/;
const WHICH_FOR_A_JOB =
  /\b(?:what|which) (?:do|should|would|can|did|could)? ?(?:i|you|people|one)? ?(?:need to )?(?:major|majors|study|degree)\b|\bwhat degree\b/;
const TWO_AT_ONCE =
  /\bdouble major\w*\b|\btwo majors\b|\bmajor in (?:both|two)\b|\bminor in\b|\btake(?:s)? longer\b/;
const DIRECTLY =
  /\b(?:right away|directly|direct (?:entry|admit|admission)|as a freshman|from the start|pre ?-?reqs?|prerequisites?|later on)\b/;

/** Questions about majors that no figure answers; null for a search. */
export function majorAdvice({ message, entities, student }: Asked): Answer | null {
  const { plain } = normalize(message);
  const major = entities.majors[0]?.words ?? student.major;
  if (FAMILY_WANTS.test(plain)) return familyWants();
  if (TWO_AT_ONCE.test(plain)) return twoAtOnce();
  if (UNDECIDED.test(plain)) return undecided();
  const [named] = entities.majors;
  if (WHICH_FOR_A_JOB.test(plain) && named?.title) return majorFor(named.title);
  if (FURTHER_SCHOOL.test(plain)) return furtherSchool();
  if (DIRECTLY.test(plain)) return directly(major);
  if (AFTERWARDS.test(plain)) return afterwards(major);
  if (HARD.test(plain) && major !== null) return tightlyChosen(major);
  if (entities.majors.length > 0 || Object.keys(entities.wishes).length > 0) return null;
  return whichMajor();
}

const undecided = (): Answer => ({
  reply: new ReplyWriter()
    .say(
      'No, that’s fine, and very common. Most colleges let you decide in the second year, and many students change.',
    )
    .say(
      'One catch: nursing, engineering and art often admit you to the program itself, so apply to those from the start if they tempt you.',
    )
    .say('Which class do you look forward to, even on a bad day?')
    .offer('Something with animals', 'I like math', 'I like helping people', 'I like writing')
    .done(),
});

const familyWants = (): Answer => ({
  reply: new ReplyWriter()
    .say('That’s a hard spot: they want you safe, and you want something you care about. Both can be true.')
    .say(
      'You don’t have to settle it now. Many colleges let you start in one field and add the other, and what graduates earn in each is a fair thing to look at together.',
    )
    .say('What do you think worries them most: the money, or how sure a job is?')
    .offer('What do graduates earn?', 'Can I switch majors?', 'Can I talk to a real counselor?')
    .done(),
});

const majorFor = (title: string): Answer => ({
  reply: new ReplyWriter()
    .say(
      `People headed there often major in ${title}. It’s rarely the only way: what counts are the courses the job or the next school asks for.`,
    )
    .say('Some jobs need graduate school and a license too. Shall I find colleges that teach it?')
    .offer(`Colleges with ${title}`, 'Do I need grad school for that?', 'I am undecided')
    .done(),
});

const twoAtOnce = (): Answer => ({
  reply: new ReplyWriter()
    .say(
      'Yes, most colleges let you do two majors, or a major and a minor. It usually fits in the normal time if you plan early and the two share courses; two with many required courses can take a term longer.',
    )
    .say('Nursing, engineering and art leave the least room. Ask each college how many students do it.')
    .say('Which two are you thinking of?')
    .offer('Which colleges have both?', 'Can I switch majors?', 'I am undecided')
    .done(),
});

const furtherSchool = (): Answer => ({
  reply: new ReplyWriter()
    .say(
      'Often, yes: to practice as a therapist, doctor, lawyer or professor you need graduate school and usually a license. Nurses, teachers, engineers and programmers can start with a bachelor’s degree.',
    )
    .say(
      'Licenses differ by state, so check your state’s rules. You can major in more or less anything that has the courses the next school asks for.',
    )
    .say('Which job are you thinking of?')
    .offer('Which colleges have it?', 'What do graduates earn?', 'I am undecided')
    .done(),
});

const directly = (major: string | null): Answer => ({
  reply: new ReplyWriter()
    .say(
      `It depends on the college. Some admit you straight into the ${major ?? ''} program as a freshman (“direct admit”); others have you take prerequisites first and apply again in the second year.`.replace(
        '  ',
        ' ',
      ),
    )
    .say('Where you apply again, ask how many get in. The program’s own page says which way it goes.')
    .say('Which college are you thinking of?')
    .offer('Which colleges have it?', 'What are my chances there?')
    .done(),
});

const afterwards = (major: string | null): Answer => ({
  reply: new ReplyWriter()
    .say(`People with a degree in ${major ?? 'any field'} go many ways, and I don’t have a list of jobs.`)
    .say('What I do have is what graduates of each college earn, by field. Name a college and I’ll look.')
    .offer('At Ohio State?', 'Which colleges have it?', 'Recommend colleges')
    .done(),
});

const tightlyChosen = (major: string): Answer => ({
  reply: new ReplyWriter()
    .say(
      `It can be: some programs choose more tightly than their college, and the federal data has no admit rate for ${major} alone.`,
    )
    .say('The program’s own page says how it chooses. Which college are you thinking of?')
    .offer('Which colleges have it?', 'Recommend colleges')
    .done(),
});

const whichMajor = (): Answer => ({
  reply: new ReplyWriter('question')
    .say('Which major are you thinking of, or which college’s majors would you like to see?')
    .offer('Nursing', 'Computer science', 'I am undecided')
    .done(),
});
