import { phraseLines } from '../list-text.js';

/** First sentences that many essays share, by kind. */
export const STOCK_OPENINGS: readonly { name: string; lines: readonly string[] }[] = [
  {
    name: 'dictionary',
    lines: phraseLines(`
webster|webster's|merriam|oxford|cambridge|dictionary|dictionary.com|google * defines|definition
dictionary defines|definition
according to the? webster's|merriam|oxford|dictionary|dictionary.com
is|are defined as|by
definition of _ is
`),
  },
  {
    name: 'name',
    lines: phraseLines(`
my name is
hello|hi|hey my|i|i'm|there|everyone|admissions
dear admissions|sir|madam|college|university
i am|i'm a|an _? junior|senior|sophomore|student|freshman at|from|in|who|and
`),
  },
  {
    name: 'since-young',
    lines: phraseLines(`
ever since i|my|the|we
for as long as i
from a|the very? young|early age
since i was a? little|young|small|kid|child|_
as a child|kid|little|young i|girl|boy|my
growing up i|in|with|as|my|on|the|we
all my life
throughout my life|childhood|years|high|entire
`),
  },
  {
    name: 'sweeping',
    lines: phraseLines(`
in today's|this|our|the modern|day's|fast|day|current|present world|society|age|day|paced|era
in today's _
in our|the modern|current|ever society|world|day|changing
in this day and age
since|from time immemorial
throughout|since all? history|time|humanity|mankind|civilization
since the dawn|beginning|start|birth of time|humanity|man|mankind|civilization|history
everyone|everybody|everything|people|we|humans|mankind|society|many|most all|people|of? has|have|faces|face|go|goes|knows|know|says|say|wants|needs|experiences|makes
life is|isn't|can|has|throws|will|doesn't
in life
there comes|come|is|are a? time|times|moment|moments|point * in|when
technology|science|art|money|friendship|love|success|failure|leadership|happiness|education|family|diversity|courage|perseverance|change|music|communication|sports is|are|means|can|comes
we live in
the world is|we
many|some|most people|students|kids|teenagers
`),
  },
  {
    name: 'meta',
    lines: phraseLines(`
one|some|another|among of these|those|them experiences|challenges|things|moments|is|was
as i sit|sat|stared|stare|write|type|begin|look * here|at|this|blank|down|my
blank page|screen|document
this essay|prompt|question
i am|'m writing this|to|about|because|an|my
when i first? read|saw the|this prompt|question|essay
choosing|deciding|thinking of|about? what|a topic|to write
`),
  },
  {
    name: 'prompt-echo',
    lines: phraseLines(`
one|an|my extracurricular|activity|hobby|passion|interest _? that|i|which|is|of
if you met|knew|asked|saw|ever my|me|us
a|one|the biggest|hardest|most|greatest|significant|difficult|important|big|major? challenging? challenge|setback|failure|obstacle|hardship|struggle|adversity|difficulty i|that|in|was|is|for
one|a time i|when|that|in
the time|moment|experience|event|accomplishment|person|topic|idea|belief|community|background i|that|when|which|who|in
something|someone|the thing that|who|i someone|has|have|am|did|makes
my|the greatest|biggest|favorite|best|most talent|skill|accomplishment|subject|strength|achievement|important|meaningful|significant|class|academic is|was|would|i|that|activity|subject|experience|community|challenge
i would|will|'d describe|say|consider|define|like|choose
i once|have|had faced|experienced|encountered|failed|questioned|challenged|overcome|many
i want|wish|hope|plan|am|would|'m to? attend|study|go|applying|apply|interested|like to|at|in|because
`),
  },
  {
    name: 'worn',
    lines: phraseLines(`
imagine being|that|you|having|a|waking|living|if
picture this|yourself|a
pop|bang|boom|crash|beep|ring|snap|thump|crack|buzz that|it|the was|is|echoed|jolted|woke
pop|bang|boom|crash|beep|snap|thump|crack
beep beep|beep,
the? hot|blazing|scorching|bright|summer|burning? sun beat|beating|blazed|was|shone|shining
my heart was|raced|pounded|pounding|racing|beat|beating|dropped
little did i know
i know what you're|you|are thinking|are|probably
when people|someone ask|asks|hear|hears|meet|meets|think|thinks|look|see me|of|what|about|at|the|my
if you had told|asked me
if i had a dollar|nickel|dime|penny
it was a dark|cold|hot|normal|typical|beautiful|sunny|rainy|warm|chilly|ordinary|regular|day|saturday|monday day|and|night|morning|afternoon|evening|like|summer|winter
it all started|began|starts|begins when|with|on|in|one
throughout my four|high|years
`),
  },
];

/** Questions to the reader. */
export const RHETORICAL_OPENING = phraseLines(`
have you ever
what does|is it mean|like|a|the|success|leadership|happiness|identity|life|home|love|failure|courage|community
what if i|you|we|told|the|life|everything|there
who am i
do you|we ever|know|believe|think|remember|want
did you know
how do|does|can|would you|we|one|a|someone|people
why do|does|is|are we|people|it|life|you
can you imagine
what makes|defines|would|is a|you|us|someone|me|success
is it possible|better|true|really
`);
