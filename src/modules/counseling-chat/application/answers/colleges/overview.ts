import { type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { printed, priceWords, termOf } from '../../../domain/figures/print.js';
import { type Reply } from '../../../domain/replies/reply.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeFacts, type FactKey } from '../../tools/tool-results.js';
import { collegeAddress } from '../../tools/colleges/search-query.js';

/** The first things worth knowing; of several colleges, a line each. */
export function overviewReply(colleges: readonly CollegeFacts[], wantsRank: boolean): Reply {
  const writer = new ReplyWriter();
  if (wantsRank)
    writer.say('I don’t rank colleges: no one order fits everyone. Here is what can be measured.');
  const [only, ...more] = colleges;
  if (only !== undefined && more.length === 0) describeOne(writer, only);
  else
    writer.rows(
      'In short:',
      colleges.map((college) => phrase`${college.college.name}: ${inShort(college)}`),
    );
  return writer
    .say(more.length === 0 ? 'Want the price or the range for you?' : 'Shall I compare them for you?')
    .offer(
      ...(more.length === 0 ? [] : ['Compare them']),
      'What are my chances there?',
      'What would it cost me?',
      'What is it known for?',
    )
    .done();
}

function describeOne(writer: ReplyWriter, facts: CollegeFacts): void {
  const { college } = facts;
  writer
    .say(phrase`${college.name} is ${kindOf(facts)} in ${college.place}${sizeOf(facts)}.`)
    .say(phrase`${sentenceOf(inShort(facts))}.`)
    .action({ type: 'open', href: collegeAddress(college.id), label: 'See the college' })
    .action({ type: 'save-college', collegeId: college.id, name: college.name });
}

const figureOf = ({ facts }: CollegeFacts, key: FactKey) =>
  facts.find((fact) => fact.key === key)?.figures[0];
const wordsOf = ({ facts }: CollegeFacts, key: FactKey) =>
  facts.find((fact) => fact.key === key)?.words ?? null;

function kindOf(facts: CollegeFacts): string {
  const owned = wordsOf(facts, 'ownership');
  const ownership =
    owned === 'Public' ? 'public' : owned === 'Private for-profit' ? 'private for-profit' : 'private';
  const designations = wordsOf(facts, 'designations') ?? '';
  if (designations.includes("Women's college")) return `a ${ownership} women’s college`;
  if (designations.includes('Historically Black')) return `a ${ownership} historically Black college`;
  return `a ${ownership} college`;
}

function sizeOf(facts: CollegeFacts): Said {
  const size = figureOf(facts, 'size');
  return size === undefined || size.value === null ? '' : phrase`, with ${printed(size)} undergraduates`;
}

/** Who gets in, who graduates and what it costs; what is not reported is left out. */
function inShort(facts: CollegeFacts): Phrase {
  const [rate, graduation, price] = [
    figureOf(facts, 'admitRate'),
    figureOf(facts, 'graduation'),
    figureOf(facts, 'netPrice'),
  ];
  const parts: Phrase[] = [];
  if (wordsOf(facts, 'admitRate') === 'open') parts.push(phrase`it takes nearly everyone who applies`);
  else if (rate !== undefined && rate.value !== null)
    parts.push(phrase`${printed(rate)} of applicants got in (${termOf(rate)})`);
  if (graduation !== undefined && graduation.value !== null)
    parts.push(phrase`${printed(graduation)} graduate ${wordsOf(facts, 'graduation') ?? ''}`);
  if (price !== undefined && price.value !== null)
    parts.push(phrase`the average price is ${priceWords(price)}`);
  if (parts.length === 0) return phrase`the federal data has few figures about it`;
  return { text: parts.map(({ text }) => text).join('; '), figures: parts.flatMap(({ figures }) => figures) };
}

const sentenceOf = ({ text, figures }: Phrase): Phrase => ({
  text: text.charAt(0).toUpperCase() + text.slice(1),
  figures,
});
