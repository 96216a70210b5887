import { phraseLines } from '../list-text.js';

/** Last sentences that many essays share. */
export const FORMULAIC_ENDINGS = phraseLines(`
for|throughout the rest of my life
make|making him|her|them|you|my|everyone * proud
in|to conclusion|summary|closing|conclude|summarize
to sum|wrap it? up|everything
all in all
overall i|this|my|it|the|these
these|those are the? why|reason|reasons i|my|why
thank you for|so reading|your|considering|the|much
i hope|ask|trust that? you|the|your|this will|consider|admissions|essay|can
i|i'm|i am|feel ready|prepared|excited|eager to|for take|face|embrace|tackle|conquer|begin|whatever|anything|the|what
ready|prepared to|for take|face|embrace|tackle|conquer|whatever|anything on?
i know|believe|am|'m that|confident|certain|sure? that? anything|nothing|no|with|hard|if
i know|believe|am|'m that|confident|certain|sure? that? i|we can|will|could overcome|achieve|accomplish|succeed|do|handle|make|conquer|face
no matter what|how|where life|happens|comes|hard|difficult|the|i|obstacles|challenges
anything|everything|nothing is|was|'s possible|impossible
if|when you|i|we work|try|believe|put|set|never|just|keep hard|harder|your|my|our|in|give|mind|going|trying
and that|this|it made|makes|has|is made? all|the|what difference|why
never|always give|be|forget|remember|follow|believe|keep|stop|say up|yourself|your|that|in|trying|learning|never
possibilities|opportunities are endless|limitless|infinite
future|life|world holds|has|brings|will|may in? store|for|hold|bring
forever|eternally|always|truly be? grateful|thankful|changed
i|will|would|'ll never|always forget|remember|cherish|carry|treasure
next|new|this chapter|journey|step|adventure|stage of|in|at|with
journey is|has|was|, just|only|far|not|begun|beginning
can|will|could|would|must overcome|achieve|accomplish|conquer|do|handle|get anything|everything|any|all|whatever|through
see|find|discover|seeing out? where|what life|the|this|college journey|road|path|future? takes|leads|has|brings|holds
excited|eager|looking|can't|cannot to|forward|wait see|to|for what|where|seeing|the|my
next|first step|chapter|phase|stage in|of|toward my|this|the
truly|so|forever|very|beyond|eternally blessed|grateful|thankful to|for|that
calling in life
friends for life
always|forever cherish|treasure|remember
if|when i|you am|are? chosen|selected|accepted|given|awarded
i promise|guarantee|assure to|that|i|you
let|letting you|them|anyone|everyone down
dream|goal|hope is to become|be|make
one day i|to will|hope|can|be
college|university|school|classroom and beyond
wherever life|i takes|go|end
`);

/** They announce the end. */
export const CONCLUSIONS: readonly string[] = [
  'in|to conclusion|summary|closing|conclude|summarize',
  'to sum|wrap it? up',
  'all in all',
];
