import { wordSet } from './list-text.js';

/** Too frequent to say what an essay is about. */
export const EVERYDAY_WORDS = wordSet(`
a an the and or but nor so yet for of to in on at by with from into onto about over under after before between through
during without within along across behind beyond near up down out off as if then than that this these those there here
it its it's he she they them his her hers their theirs him i me my mine myself we us our ours ourselves you your yours
is am are was were be been being have has had having do does did doing done not no n't don't didn't doesn't can't
couldn't wasn't weren't isn't aren't won't wouldn't will would can could should may might must shall i'm i've i'd i'll
he's she's they're we're you're that's there's what which who whom whose when where why how all any both each few more
most other some such only own same too very just also even still again ever never always now one two first last much
many lot get got make made go went come came take took see saw know knew think thought say said tell told want like
time day year thing way back really because while until though although instead let put keep kept felt feel every
another around something anything nothing everything someone people
`);

/** Written with a capital wherever they stand, so they name no one and no place. */
export const COMMON_CAPITALS = wordSet(
  "i i'm i've i'd i'll god english american ap sat act gpa tv ok okay internet",
);
