import { phrase, type Said } from '../../../domain/figures/figure.js';
import { printed, rangeInSentence, termOf } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { collegeAddress } from '../../tools/colleges/search-query.js';
import { type CollegeChance, type CollegeFacts } from '../../tools/tool-results.js';
import { type Answerer } from '../answerer.js';
import { answerCollegeFacts } from './college-facts.js';
import { factsAsked, unknownAsked } from './facts-asked.js';
import { factSentence, REACH_FOR_ALL } from './fact-words.js';
import { failed } from './failed.js';
import { priceSentence } from './price-words.js';
import { whichCollege } from './which-college.js';

/** One college in three sentences: how likely, what it costs, how many graduate. */
export const answerSnapshot: Answerer = async (asked, tools) => {
  const [college] = asked.colleges;
  if (college === undefined) return whichCollege(asked);
  if (factsAsked(asked.message).length > 0 || unknownAsked(asked.message).length > 0)
    return answerCollegeFacts(asked, tools);
  const colleges = [college.id];
  const [facts, chance, price] = [
    await tools.use('college_facts', { colleges }),
    await tools.use('college_chance', { colleges }),
    await tools.use('net_price', { colleges }),
  ];
  if (!facts.ok) return failed(facts.words);
  const [fact] = facts.data;
  const [cost] = price.ok ? price.data : [];
  const [estimate] = chance.ok ? chance.data : [];
  const writer = new ReplyWriter().say(chanceOrRate(college.name, estimate, fact));
  if (cost !== undefined) writer.say(priceSentence(cost, 'It'));
  writer.say(graduationOf(college.name, fact)).say('What shall we look at closer?');
  return {
    reply: writer
      .offer(
        estimate?.chance == null ? 'What would help my estimate?' : 'Why is my chance that?',
        'What would help me there?',
        'Compare with another college',
        'Save it to my list',
      )
      .action({ type: 'open', href: collegeAddress(college.id), label: 'See the college' })
      .action({ type: 'save-college', collegeId: college.id, name: college.name })
      .done(),
    state: { attribute: null },
  };
};

function chanceOrRate(
  name: string,
  chance: CollegeChance | undefined,
  facts: CollegeFacts | undefined,
): Said {
  if (chance?.chance != null) {
    const { low, high, estimate, category } = chance.chance;
    const isSelective = typeof chance.admitRate.value === 'number' && chance.admitRate.value < REACH_FOR_ALL;
    const whose = category === 'reach' && isSelective ? 'almost everyone' : 'you';
    return phrase`${name}: ${rangeInSentence({ low, high })}, best estimate ${printed(estimate)}. That’s a ${category} for ${whose}.`;
  }
  const rate = facts?.facts.find(({ key }) => key === 'admitRate');
  if (rate === undefined) return '';
  const [figure] = rate.figures;
  return figure?.value == null || rate.words === 'open'
    ? factSentence(name, rate)
    : phrase`${name} admitted ${printed(figure)} of everyone who applied (${termOf(figure)}).`;
}

function graduationOf(name: string, facts: CollegeFacts | undefined): Said {
  const graduation = facts?.facts.find(({ key }) => key === 'graduation');
  return graduation === undefined ? '' : factSentence(name, graduation);
}
