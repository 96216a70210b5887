import { type ChanceRow, type Reply } from '../../domain/replies/reply.js';
import { CitationList, withMarks } from '../../domain/replies/citation-list.js';
import { rangeOf } from '../../application/answers/chance-words.js';
import { type CollegeChance, type FoundTopic } from '../../application/tools/tool-results.js';
import { type ToolCall } from '../../application/tools/turn-tools.js';
import { type Draft } from './draft.js';
import { topicsSaid } from './topics-said.js';

const LONGEST_CHIP = 32;

/** A sound draft as a reply: its citations follow from its figures, and from the topics it says. */
export function modelReply(draft: Draft, calls: readonly ToolCall[], isProposal: boolean): Reply {
  const citations = new CitationList();
  const said = topicsSaid(
    draft.sentences.map(({ text }) => text),
    calls,
  );
  const pagesOf = (at: number) =>
    said.flatMap(({ at: place, topic }) =>
      place === at && topic.page !== null ? [citations.numberOfPage(topic.page)] : [],
    );
  const message = draft.sentences
    .map(
      ({ text, endsLine, figures }, at) =>
        withMarks(text, [...citations.marksOf(figures), ...pagesOf(at)]) + (endsLine ? '\n' : ' '),
    )
    .join('')
    .trim();
  const rows = chanceRows(calls).filter(({ name }) => message.includes(name));
  return {
    kind: isProposal ? 'proposal' : 'answer',
    message,
    blocks: rows.length === 0 ? [] : [{ type: 'chances', rows }],
    citations: citations.all,
    chips: isProposal ? ['Yes, save it', 'No thanks'] : chipsAfter(rows, said[0]?.topic),
    actions: isProposal ? [{ type: 'confirm', label: 'Save it' }] : [],
  };
}

function chanceRows(calls: readonly ToolCall[]): ChanceRow[] {
  return calls.flatMap(({ name, result }) =>
    name === 'college_chance' && result.ok ? (result.data as readonly CollegeChance[]).flatMap(rowOf) : [],
  );
}

const rowOf = ({ college, chance }: CollegeChance): ChanceRow[] =>
  chance === null ? [] : [{ ...rangeOf(college, chance), category: chance.category, note: chance.notSafe }];

function chipsAfter(rows: readonly ChanceRow[], topic: FoundTopic | undefined): string[] {
  const first = rows[0]?.name;
  const chips =
    first === undefined
      ? (topic?.chips ?? ['What should I do next?', 'Calculate admission chances'])
      : [`What would ${first} cost?`, `Why is ${first} that range?`, 'What would help me most?'];
  return chips.filter((chip) => chip.length <= LONGEST_CHIP);
}
