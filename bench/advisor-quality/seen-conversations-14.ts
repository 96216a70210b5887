import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Colleges in talk, by people who type short: written after the twelfth set was learned, and measured once. */
export const SEEN_CONVERSATIONS_14: readonly WorkedConversation[] = [
  {
    id: 'unseen-14-01',
    student: 'fullOH',
    turns: [
      heard('chances osu nursing', 'chance_at', 'Ohio State', 'nursing'),
      heard('what abt cincy', 'chance_at', 'Cincinnati'),
      heard('ok add both', 'save_college', 'Ohio State', 'Cincinnati'),
      heard('which 1 cheaper 4 us', 'compare', 'costs you less', '\\$'),
    ],
  },
  {
    id: 'unseen-14-02',
    student: 'highCA',
    turns: [
      heard('ucla cs odds be real', 'chance_at', 'UCLA', 'doesn.t look at SAT'),
      heard('wait so my sat does nothing??', 'test_policy', 'University of California'),
      heard('bruh. then where does it help', 'test_policy', 'asked for scores'),
    ],
  },
  {
    id: 'unseen-14-03',
    student: 'partialTX',
    turns: [
      heard('3.4 good enuf 4 tx tech', 'chance_at', 'Texas Tech'),
      heard('ut?', 'chance_at', 'UT Austin', 'class rank'),
      heard('rank like top 20%', 'tell_fact', 'Top 20%', 'misses'),
      heard('no sry top 9', 'tell_fact', 'Top 9%', 'automatic admission'),
    ],
  },
  {
    id: 'unseen-14-04',
    student: 'highCA',
    turns: [
      heard('need safetys. all my list is reaches', 'safety_schools', 'computer science'),
      heard('not in az', 'refine', 'Without Arizona'),
    ],
  },
  {
    id: 'unseen-14-05',
    student: 'highCA',
    turns: [
      heard('sjsu or cal poly for cs', 'compare', 'San Jose State', 'San Luis Obispo'),
      heard('$$ after grad?', 'college_facts', 'five years after'),
    ],
  },
  {
    id: 'unseen-14-06',
    student: 'fullOH',
    turns: [
      heard('big public outside oh w nursing not 2 far', 'search_colleges', 'outside Ohio'),
      heard('y is out of state so much', 'net_price', 'State taxes'),
    ],
  },
  {
    id: 'unseen-14-07',
    student: 'partialTX',
    turns: [
      heard('2 big. sumthin small in tx not religious', 'search_colleges', 'nonreligious'),
      heard('y those', 'why_chance', 'I looked for'),
    ],
  },
  {
    id: 'unseen-14-08',
    student: 'highCA',
    turns: [
      heard('why would i pay 90k for usc when cal poly slo is like 30k', 'net_price|compare', '\\$'),
      heard(
        'so the difference over 4 yrs is what like 240k?? does usc ever make that back',
        'compare',
        'over four years',
      ),
    ],
  },
  {
    id: 'unseen-14-09',
    student: 'partialTX',
    turns: [
      heard(
        'how much debt do ppl really have after ut san antonio',
        'college_facts',
        'only students who borrowed',
      ),
      heard('thats lower than i thought. whats the monthly payment', 'college_facts', 'a month'),
    ],
  },
  {
    id: 'unseen-14-10',
    student: 'highCA',
    turns: [
      heard('ok so i have a 1520 so im basically in at ucla right 😎', 'tell_fact|chance_at', 'UCLA'),
      heard('wait WHAT why would they not look at it thats so dumb', 'test_policy', 'grades'),
      heard('so where DOES my 1520 help', 'test_policy', 'asked for scores'),
    ],
  },
  {
    id: 'unseen-14-11',
    student: 'partialTX',
    turns: [
      heard(
        'my counselor said 3.4 is fine my dad says its trash who is right',
        'tell_fact',
        'solid',
        'Texas',
      ),
      heard('give me numbers not vibes', 'chances_overview', '%'),
      heard(
        'why is ut so low for me i thought they take texas kids',
        'why_chance',
        'UT Austin',
        'class rank',
      ),
      heard('idk my rank maybe like top 25%. what about a&m', 'snapshot|chance_at', 'Texas A&M', 'Top 25%'),
    ],
  },
  {
    id: 'unseen-14-12',
    student: 'highCA',
    turns: [
      heard(
        'ok so compare cs and electrical eng at cal poly pomona with that in mind',
        'compare',
        'five years after',
      ),
    ],
  },
  {
    id: 'unseen-14-13',
    student: 'fullOH',
    turns: [
      heard(
        'ok so my aunt is a nurse and says it doesnt matter where u go they all make the same but my coach says cincinnati is way better than wright state and i dont trust either of them so can u just compare ohio state and uc for nursing like cost, grad rate, what nurses make after',
        'compare',
        'Cincinnati',
        'nursing graduates',
      ),
      heard('why is the grad rate so diff', 'college_facts', 'No figure proves why'),
      heard('ok which is cheaper for ME not the sticker', 'compare', 'costs you'),
    ],
  },
];
