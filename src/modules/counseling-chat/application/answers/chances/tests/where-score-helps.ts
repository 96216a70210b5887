import { phrase } from '../../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type ListedCollege } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { chanceLine, chancesBlock, hardestFirst } from '../../lists/chance-lines.js';
import { majorInSentence } from '../../lists/words.js';
import { failed } from '../failed.js';

const SHOWN = 4;
const LOOKED_AT = 10;
const REALISTIC = /\bimpossible\b|\brealistic\b|\bget into\b|\breachable\b/iu;

/** Colleges that ask for scores and teach the student’s major. */
export async function whereScoreHelps(
  { student, state, entities, message }: Asked,
  tools: TurnTools,
): Promise<Answer> {
  const major = entities.majors[0]?.cips ?? (student.majorCip === null ? [] : [student.majorCip]);
  const wishes = {
    testPolicy: ['required', 'recommended'],
    degrees: 'bachelors',
    sort: 'match',
    ...(major.length > 0 && { majors: major }),
  } as const;
  const found = await tools.use('search_colleges', { ...wishes, limit: LOOKED_AT });
  if (!found.ok) return failed(found.words);
  const isOpen = REALISTIC.test(message);
  const fitting = found.data.rows.filter(({ chance }) => !isOpen || chance?.category !== 'reach');
  const rows = hardestFirst(fitting.slice(0, SHOWN));
  const subject = entities.majors[0]?.words ?? student.major;
  const teaching = subject === null ? '' : ` and teach ${majorInSentence(subject)}`;
  const reply = new ReplyWriter()
    .rows(
      phrase`Colleges that asked for scores in the last data${teaching}, hardest first:`,
      rows.map(chanceLine),
      'numbers',
    )
    .say(
      'At test-optional colleges it helps too when it’s in the upper half of their range, and it can bring merit money.',
      'Want one of these priced, or saved?',
    )
    .block(chancesBlock(rows))
    .offer('Save the first one', 'Compare the first two', 'Show me more', 'Cheaper ones');
  return { reply: reply.done(), state: { shown: shownOf(rows, wishes, state.turn) } };
}

const shownOf = (rows: readonly ListedCollege[], wishes: object, sinceTurn: number) => ({
  kind: 'search' as const,
  ids: rows.map(({ college }) => college.id),
  wishes,
  page: 1,
  sinceTurn,
});
