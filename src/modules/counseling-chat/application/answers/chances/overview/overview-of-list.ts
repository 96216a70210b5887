import { countWord } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type SavedCollege } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { byEstimate, chanceRowWords, chancesBlock } from '../../chance-words.js';
import { missingInBrief } from './missing-in-brief.js';
import { programNote } from '../at-college/program-note.js';

/** The own list may show one row more than an answer otherwise has. */
const MOST_ROWS = 6;
const LONGEST_CHIP = 32;

/** Null when the list cannot be read or has no college with a chance. */
export async function overviewOfList(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const list = await tools.use('my_list', {});
  if (!list.ok) return null;
  const estimated = list.data.rows.filter(({ chance }) => chance !== null).sort(byEstimate);
  const [first] = estimated;
  if (first === undefined) return null;
  const rows = spread(estimated);
  const offered = collegeToTry(asked, rows) ?? first;
  const missing = await missingInBrief(tools);
  const note = programNote(asked.student);
  const reply = new ReplyWriter()
    .rows(headingOf(rows.length, list.data.rows.length), rows.map(chanceRowWords))
    .say(note === null ? '' : `One catch: ${note}`, ...missing.words)
    .say(missing.question ?? `Want to see what a higher score would do at ${offered.college.name}?`)
    .block(chancesBlock(rows))
    .offer('And if I get a 1450?', whyChip(offered), 'Is my list balanced?', 'Compare price and chance');
  return { reply: reply.done(), state: { focus: focusOn(offered, rows) } };
}

function headingOf(shown: number, saved: number): string {
  const noun = shown === 1 ? 'college' : 'colleges';
  return shown === saved
    ? `Your ${countWord(saved)} saved ${noun}, hardest first:`
    : `${capital(countWord(shown))} of your ${countWord(saved)} saved colleges, hardest first:`;
}

/** The hardest, the surest and those between, evenly. */
function spread(rows: readonly SavedCollege[]): SavedCollege[] {
  if (rows.length <= MOST_ROWS) return [...rows];
  const step = (rows.length - 1) / (MOST_ROWS - 1);
  return Array.from({ length: MOST_ROWS }, (_, place) => Math.round(place * step)).flatMap(
    (place) => rows[place] ?? [],
  );
}

/** A target, at home where there is one: there a better score moves most. */
function collegeToTry({ student }: Asked, rows: readonly SavedCollege[]): SavedCollege | undefined {
  const targets = rows.filter(({ chance }) => chance?.category === 'target');
  return targets.find(({ college }) => college.state === student.homeState) ?? targets[0];
}

function whyChip({ college, chance }: SavedCollege): string {
  const chip = `Why is ${college.name} a ${chance?.category ?? 'reach'}?`;
  return chip.length > LONGEST_CHIP ? 'Why?' : chip;
}

const focusOn = (offered: SavedCollege, rows: readonly SavedCollege[]): number[] => [
  offered.college.id,
  ...rows.map(({ college }) => college.id).filter((id) => id !== offered.college.id),
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
