import { phraseLines } from '../list-text.js';

/** Reflection in the narrow sense: the writer's mind at work. Its absence is a finding. */
export const THINKING = phraseLines(`
i realized|realised|realize|understood|understand|learned|learnt|discovered|noticed|recognized|recognised|wondered|wonder|assumed|questioned|doubted|doubt|regret|regretted|considered
i|i'd|i've had|have|never|only|also|finally|slowly|later|still|now|really|suddenly|just|began|started to? realize|realized|realised|understand|understood|see|notice|noticed|recognize|wonder|wondered|question|think|thought|learned|learn|believed|believe|assumed|considered|doubted
i|i'd|i've * realized|understood|noticed|wondered|wondering|assumed|questioned|doubted|regretted|believed|considered|imagined|suspected
i used to
i was|were had|been? wrong|mistaken|ashamed|embarrassed|jealous
it|that|this occurred|dawned to|on me
it|what struck|bothered|bothers|surprised|scared|surprises me
i changed|change my mind
changed how|what|the|my i|way|mind
looking back
for the first time
no longer
i don't|didn't|do|did|still not|don't? know|understand|see|realize|notice why|if|whether|how|what|that|then|it|until|yet
i think|thought|guess|suppose|suspect about|of|that|now|it|maybe|i|what|how|why|this|they|we|the
maybe|perhaps i|it|that|the|what|we|this|there|she|he|they|my
i catch|caught|ask|asked|tell|told myself
taught|teaches|showed|shows|reminded|reminds|made|makes|helped me|us to? how|that|what|realize|see|understand|think|wonder|question|notice
means|meant to|that|more|something i|me|my|it|than
mattered|matters|matter more|to|most|because|less
rather than
part of me
turns|turned out
the truth|difference|point|question|thing|hardest is|was|part|wasn't|isn't|i
now i|when|,
i still
what i|it learned|know|had|didn't|thought|see|wanted|needed|missed|was|took
i want|wanted|hope|need|needed to be|become|understand|know|learn|be|see|keep|remember|do
why|how i|it|they|she|he|we|people|some|anyone
instead of
`);

/** Something was expected and came differently. */
export const TURN = phraseLines(`
used to
no longer
instead
rather than
until
before i|that|then
but now
at first
i was wrong
i thought|assumed|figured|expected|believed
turns|turned out
changed my mind
not because
wasn't|isn't|weren't|not * but
now i
since then
by the end
but|yet i|it|what|that
different from|than
the more * the
`);

/** Something is left open or was wrong. */
export const DOUBT = phraseLines(`
i was wrong|afraid|scared|ashamed|embarrassed|jealous|selfish|nervous|terrified|lazy|rude|impatient|stubborn
i failed|lost|quit|lied|cheated|cried|froze|panicked|forgot|messed|ruined|broke|burned|blamed|ignored|hid|snapped|yelled
i had|'d|have been|never|no|not|forgotten|failed|lost wrong|afraid|idea|asked|thought|listened|told
i didn't|couldn't|don't|wasn't know|understand|want|listen|say|tell|ask|have|see|think|believe|answer|apologize
i did|could|do|was|still|had not know|known|understand|understood|want|listen|say|tell|ask|have|see|think|believe|answer|apologize
my mistake|fault|failure
i still don't|can't|get|forget|worry|wonder|fail|struggle|mess
i regret|apologized|apologize|admit|admitted|confess
i'm|am|was not|never sure|certain|good|proud|perfect|brave|ready
i don't know
i wish i
`);
