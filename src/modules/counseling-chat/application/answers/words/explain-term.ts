import { type Term } from '../../../domain/knowledge/term-names.js';
import { termOf } from '../../../domain/knowledge/term-of.js';
import { GLOSSARY } from '../../../domain/knowledge/glossary.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer, type Asked } from '../answerer.js';
import { plainMessage } from './plain-message.js';
import { sayText } from './say-text.js';

const MOST_AT_ONCE = 2;
const ASKING_WORDS =
  /^(?:and |so |wait |ok |hey )*(?:what (?:is|are|does)|what s|explain|define|tell me about|que es|meaning of|what do you mean by)\b|\b(?:mean|means|exactly|again|please)\b|[?.!,]/gu;
/** Colleges have a figure for these. */
const SHOWN_AT_A_COLLEGE: ReadonlySet<Term> = new Set([
  'acceptance rate',
  'yield',
  'expected graduation rate',
  'retention rate',
  'net price',
  'middle half',
  'tuition',
  'room and board',
]);

/** Two sentences and an example; one word after the other where two were asked for. */
export const explainTerm: Answerer = async (asked, tools) => {
  const terms = termsIn(asked);
  const [first] = terms;
  if (first === undefined) return unknownWord();
  const reply = new ReplyWriter();
  for (const term of terms) {
    const found = await tools.use('explain_term', { term });
    if (!found.ok) return unknownWord();
    const [says = '', example = ''] = found.data.lines;
    const lines = terms.length > 1 ? [says] : [says, example];
    sayText(reply, { ...found.data, lines });
  }
  if (terms.length === 1 && SHOWN_AT_A_COLLEGE.has(first))
    reply.say('Name a college and I’ll show its figure.');
  return { reply: reply.offer(...chipsAfter(terms, first)).done(), state: { attribute: first } };
};

function termsIn({ entities, message }: Asked): readonly Term[] {
  const named = entities.terms.flatMap((term) => termOf(term) ?? []);
  if (named.length > 0) return [...new Set(named)].slice(0, MOST_AT_ONCE);
  const left = plainMessage({ message }).replace(ASKING_WORDS, ' ').replace(/\s+/gu, ' ').trim();
  const term = termOf(left);
  return term === null ? [] : [term];
}

function chipsAfter(terms: readonly Term[], first: Term): string[] {
  const { related, from } = GLOSSARY[first];
  const others = [related, GLOSSARY[related].related].filter((other) => !terms.includes(other));
  const wider =
    from.source === 'federal-student-aid' ? 'Financial aid options' : 'Calculate admission chances';
  return [...new Set(others)].map((other) => `Explain ${other}`).concat(wider);
}

const unknownWord = () => ({
  reply: new ReplyWriter('unsure')
    .say('I don’t have that word in my glossary, so I won’t guess.')
    .say('Where did you come across it? The sentence around it may tell me what it is.')
    .offer('What is early decision?', 'What is net price?', 'What is the FAFSA?')
    .done(),
});
