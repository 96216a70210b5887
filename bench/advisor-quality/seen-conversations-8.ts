import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { heard } from './known-turn.js';

/** Written before the lists of words were read, by whoever then learned from them: kinder than a stranger’s. */
export const SEEN_CONVERSATIONS_8: readonly WorkedConversation[] = [
  {
    id: 'unseen-8-01',
    student: 'midNY',
    turns: [
      heard(
        'As a mother I wish to know whether my son can realistically be admitted to Cornell.',
        'chance_at|verdict|chances_overview',
        'Cornell',
        '%',
      ),
      heard('And Syracuse?', 'chance_at|verdict|chances_overview', 'Syracuse', '%'),
      heard(
        'Which of these two would be the smaller burden for us financially?',
        'compare|net_price|cheapest',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-8-02',
    student: 'fullOH',
    turns: [
      heard('yo', 'greet'),
      heard('im tryna see if purdue is doable', 'chance_at|verdict|chances_overview', 'Purdue', '%'),
      heard('bet. and indiana', 'chance_at|verdict|chances_overview', 'Indiana', '%'),
    ],
  },
  {
    id: 'unseen-8-03',
    student: 'empty',
    turns: [
      heard('what can u do', 'capabilities'),
      heard(
        'i wanna know where i can get in',
        'chances_overview|recommend|safety_schools|search_colleges|refine|list_balance|next_step',
        'GPA|grade|score',
      ),
      heard('3.2 gpa and a 1150', 'tell_fact|chances_overview', '3\\.2|1150'),
    ],
  },
  {
    id: 'unseen-8-04',
    student: 'highCA',
    turns: [
      heard(
        'give me 5 schools on the east coast good for comp sci',
        'search_colleges|recommend|refine|safety_schools|cheapest|majors',
      ),
      heard('now only private ones', 'search_colleges|recommend|refine|safety_schools|cheapest'),
      heard(
        'sort by price',
        'search_colleges|recommend|refine|safety_schools|cheapest|compare|net_price|college_facts|aid_basics',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-8-05',
    student: 'lowFL',
    turns: [
      heard(
        'Is there any point applying to Florida State with my grades?',
        'chance_at|verdict|chances_overview',
        'Florida State',
        '%',
      ),
      heard('what if i bring my act up to 24', 'what_if|test_policy', '24'),
      heard('how do i do that tho', 'test_policy|improve_chances'),
    ],
  },
  {
    id: 'unseen-8-06',
    student: 'partialTX',
    turns: [
      heard(
        'does A&M take everybody in the top 10 percent',
        'special_situation|college_facts|rounds|explain_term|chance_at|verdict|chances_overview|courses_advice',
      ),
      heard('whats the deadline', 'deadlines'),
    ],
  },
  {
    id: 'unseen-8-07',
    student: 'scale100NJ',
    turns: [
      heard('fordham: yay or nay', 'chance_at|verdict|chances_overview|college_facts|snapshot', 'Fordham'),
      heard('tuition?', 'college_facts|snapshot|net_price|cheapest|aid_basics|compare', '\\$'),
      heard('with aid i mean', 'net_price|cheapest|college_facts|aid_basics|compare', '\\$'),
    ],
  },
  {
    id: 'unseen-8-08',
    student: 'testOnlyIL',
    turns: [
      heard(
        "I haven't put in my grades, can you still say something about DePaul?",
        'chance_at|verdict|chances_overview|college_facts|snapshot',
        'DePaul',
      ),
      heard('my gpa is 3.6 unweighted', 'tell_fact', '3\\.6'),
      heard('sure, save that', 'confirm'),
    ],
  },
  {
    id: 'unseen-8-09',
    student: 'listOH',
    turns: [
      heard('how r my apps going', 'applications'),
      heard('which is due first', 'deadlines|applications'),
    ],
  },
  {
    id: 'unseen-8-10',
    student: 'topHeavyGA',
    turns: [
      heard(
        'is UGA a safety for me',
        'chance_at|verdict|chances_overview|safety_schools|recommend|search_colleges|refine|list_balance|my_list',
        'Georgia',
      ),
      heard(
        'kennesaw?',
        'chance_at|verdict|chances_overview|college_facts|snapshot|safety_schools|recommend|search_colleges|refine|list_balance',
        'Kennesaw',
      ),
    ],
  },
  {
    id: 'unseen-8-11',
    student: 'fullOH',
    turns: [
      heard(
        'What are the odds of getting in to Johns Hopkins if I apply early?',
        'rounds|chance_at|verdict|chances_overview|what_if',
        'Johns Hopkins',
      ),
      heard('Is it binding there?', 'rounds|explain_term', 'bind'),
    ],
  },
  {
    id: 'unseen-8-12',
    student: 'empty',
    turns: [
      heard('mom says fafsa is a scam is it', 'aid_basics|explain_term', 'FAFSA'),
      heard('when can i fill it out', 'deadlines|aid_basics', 'October|open'),
      heard('what do i need for it', 'aid_basics'),
    ],
  },
  {
    id: 'unseen-8-13',
    student: 'highCA',
    turns: [heard('usc vs ucla film', 'compare|majors', 'Southern California|USC', 'Los Angeles|UCLA')],
  },
  {
    id: 'unseen-8-14',
    student: 'lowFL',
    turns: [
      heard(
        'i work 25 hrs a week at publix does that count for anything',
        'activities_advice',
        'job|work|count',
      ),
      heard('and i watch my little brothers', 'activities_advice'),
    ],
  },
  {
    id: 'unseen-8-15',
    student: 'midNY',
    turns: [
      heard("What happens if I don't send any test scores?", 'test_policy'),
      heard('So should I take the SAT at all', 'test_policy'),
    ],
  },
  {
    id: 'unseen-8-16',
    student: 'partialTX',
    turns: [
      heard(
        'someplace warm near a beach, not too big',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
      heard('cheaper pls', 'search_colleges|recommend|refine|safety_schools|cheapest'),
      heard('does the first one have marine bio', 'majors|college_facts'),
    ],
  },
  {
    id: 'unseen-8-17',
    student: 'scale100NJ',
    turns: [
      heard('Villanova rejected me yesterday', 'bad_news'),
      heard('everybody else got in somewhere', 'bad_news|stress'),
      heard(
        'where could i still apply',
        'search_colleges|recommend|refine|safety_schools|cheapest|bad_news|deadlines',
      ),
    ],
  },
  {
    id: 'unseen-8-18',
    student: 'testOnlyIL',
    turns: [
      heard('what does superscore mean', 'explain_term'),
      heard('does northwestern do that', 'explain_term|test_policy|college_facts'),
    ],
  },
  {
    id: 'unseen-8-19',
    student: 'listOH',
    turns: [
      heard('rank my list from easiest to hardest', 'my_list|chances_overview|compare|list_balance'),
      heard('why is pitt so low', 'why_chance|chance_at|verdict|chances_overview', 'Pitt'),
    ],
  },
  {
    id: 'unseen-8-20',
    student: 'fullOH',
    turns: [
      heard('how far is ohio university from me', 'college_facts|snapshot|visit', 'mile|Athens'),
      heard('is it a party school', 'college_facts|snapshot|out_of_scope'),
    ],
  },
  {
    id: 'unseen-8-21',
    student: 'empty',
    turns: [heard('can i talk to a person instead', 'human_help', 'counselor')],
  },
  {
    id: 'unseen-8-22',
    student: 'highCA',
    turns: [
      heard('whats your source for that', 'data_source', 'Department'),
      heard('can colleges see that i asked', 'privacy'),
    ],
  },
  {
    id: 'unseen-8-23',
    student: 'topHeavyGA',
    turns: [
      heard('my essay is about my grandma dying is that too cliche', 'essay_help', '\\?'),
      heard('fix this sentence: She teached me how to love.', 'ghostwrite|essay_help'),
    ],
  },
  {
    id: 'unseen-8-24',
    student: 'lowFL',
    turns: [
      heard(
        'ayuda, cuánto cuesta estudiar en Miami Dade',
        'net_price|cheapest|college_facts|aid_basics|compare|spanish',
        '\\$',
      ),
    ],
  },
  {
    id: 'unseen-8-25',
    student: 'midNY',
    turns: [
      heard("I'm also thinking of nursing instead of psych, is it harder to get in", 'majors', 'nursing'),
      heard('which ny schools have it', 'majors|search_colleges|recommend|refine|safety_schools|cheapest'),
    ],
  },
  {
    id: 'unseen-8-26',
    student: 'fullOH',
    turns: [
      heard(
        'If my weighted GPA was 4.5 would that change things for Michigan?',
        'what_if|chance_at|verdict|chances_overview',
        'Michigan',
      ),
      heard('What matters the most to them', 'why_chance|improve_chances|college_facts'),
    ],
  },
  {
    id: 'unseen-8-27',
    student: 'partialTX',
    turns: [
      heard(
        'rice n baylor n smu chances',
        'chance_at|verdict|chances_overview',
        'Rice',
        'Baylor',
        'Southern Methodist|SMU',
      ),
      heard(
        'which is closest to a target',
        'chance_at|verdict|chances_overview|compare|my_list|list_balance',
      ),
    ],
  },
  {
    id: 'unseen-8-28',
    student: 'scale100NJ',
    turns: [heard('How safe is the campus at Temple?', 'college_facts|snapshot|visit', 'Temple')],
  },
  {
    id: 'unseen-8-29',
    student: 'testOnlyIL',
    turns: [
      heard('what classes should i take senior year', 'courses_advice'),
      heard('is calc necessary', 'courses_advice', 'calc'),
    ],
  },
  {
    id: 'unseen-8-30',
    student: 'empty',
    turns: [heard('are online degrees legit', 'pathways')],
  },
  {
    id: 'unseen-8-31',
    student: 'highCA',
    turns: [
      heard(
        'how much debt do people have after usc',
        'college_facts|snapshot|net_price|cheapest|aid_basics|compare',
        '\\$',
      ),
      heard('and ucla', 'college_facts|snapshot|net_price|cheapest|aid_basics|compare', '\\$'),
    ],
  },
  {
    id: 'unseen-8-32',
    student: 'listOH',
    turns: [
      heard('remind me what i saved', 'my_list', 'Michigan'),
      heard('toss in kent state too', 'save_college', 'Kent'),
      heard('yep', 'confirm'),
    ],
  },
  {
    id: 'unseen-8-33',
    student: 'fullOH',
    turns: [
      heard(
        'u said i have good chances at cincinnati but ppl on reddit say its hard',
        'why_chance|chance_at|verdict|chances_overview|data_source|complaint',
        'Cincinnati',
      ),
    ],
  },
  {
    id: 'unseen-8-34',
    student: 'lowFL',
    turns: [
      heard('whats the difference between college and university', 'explain_term|out_of_scope|pathways'),
      heard('does it matter which', 'explain_term|out_of_scope|pathways|recommend'),
    ],
  },
  {
    id: 'unseen-8-35',
    student: 'midNY',
    turns: [
      heard(
        'Our family income changed this year because my husband lost his job, what can we do about financial aid',
        'aid_basics|special_situation',
        'appeal|professional judgment|aid office',
      ),
    ],
  },
  {
    id: 'unseen-8-36',
    student: 'topHeavyGA',
    turns: [
      heard('is it to late to switch my major', 'majors'),
      heard('biology to business', 'majors|tell_fact|what_if', 'Business|business'),
    ],
  },
  {
    id: 'unseen-8-37',
    student: 'empty',
    turns: [
      heard('do i need to take the act AND the sat', 'test_policy', 'either|one'),
      heard('whats harder', 'test_policy'),
    ],
  },
  {
    id: 'unseen-8-38',
    student: 'partialTX',
    turns: [heard('how do i get my state in here', 'open_page|tell_fact|my_profile')],
  },
  {
    id: 'unseen-8-39',
    student: 'scale100NJ',
    turns: [
      heard(
        'show me colleges with over 80% grad rate in pennsylvania',
        'search_colleges|recommend|refine|safety_schools|cheapest',
        'PA|Pennsylvania',
      ),
      heard(
        'only the ones i have a good shot at',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-8-40',
    student: 'highCA',
    turns: [
      heard('hmm not feeling any of those', 'refine|recommend|complaint|decline'),
      heard(
        'something more like brown but less impossible',
        'search_colleges|recommend|refine|safety_schools|cheapest',
      ),
    ],
  },
  {
    id: 'unseen-8-41',
    student: 'fullOH',
    turns: [heard("what's a likely letter", 'explain_term'), heard('thx ur a lifesaver', 'thanks')],
  },
];
