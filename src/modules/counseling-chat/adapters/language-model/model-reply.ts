import { type ChanceRow, type Reply } from '../../domain/replies/reply.js';
import { CitationList, withMarks } from '../../domain/replies/citation-list.js';
import { rangeOf } from '../../application/answers/chance-words.js';
import { type CollegeChance } from '../../application/tools/tool-results.js';
import { type ToolCall } from '../../application/tools/turn-tools.js';
import { type Draft } from './draft.js';

const LONGEST_CHIP = 32;

/** A sound draft as a reply: its citations follow from its figures. */
export function modelReply(draft: Draft, calls: readonly ToolCall[], isProposal: boolean): Reply {
  const citations = new CitationList();
  const message = draft.sentences
    .map(
      ({ text, endsLine, figures }) => withMarks(text, citations.marksOf(figures)) + (endsLine ? '\n' : ' '),
    )
    .join('')
    .trim();
  const rows = chanceRows(calls).filter(({ name }) => message.includes(name));
  return {
    kind: isProposal ? 'proposal' : 'answer',
    message,
    blocks: rows.length === 0 ? [] : [{ type: 'chances', rows }],
    citations: citations.all,
    chips: isProposal ? ['Yes, save it', 'No thanks'] : chipsAfter(rows),
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

function chipsAfter(rows: readonly ChanceRow[]): string[] {
  const first = rows[0]?.name;
  const chips =
    first === undefined
      ? ['What should I do next?', 'Calculate admission chances']
      : [`What would ${first} cost?`, `Why is ${first} that range?`, 'What would help me most?'];
  return chips.filter((chip) => chip.length <= LONGEST_CHIP);
}
