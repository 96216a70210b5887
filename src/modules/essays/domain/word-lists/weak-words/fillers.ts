import { phraseLines } from '../list-text.js';

/** One of these is a finding. */
export const STRONG_FILLERS = phraseLines(`
it is|it's|'s important|worth|interesting|crucial|essential to? note|noting|mention|mentioning|remember|recognize
very|so|really|most|extremely unique
at the end of the day i|we learned|realized|realised|know|knew|understood|believe|think
at the end of the day it's|what|people
due to the fact
at this|that|the present point|moment|time in time
it goes without saying
needless to say
as a matter of fact
the reason why|that? * is|was because
each and every
first and foremost
last but not least
in today's society|world|age|day|modern|fast|culture
in our|this|the modern|current|present|fast|ever day|paced|changing? society|world|age|era
in this day and age
since|from the dawn|beginning of time
throughout my entire|whole life
i firmly|strongly|truly believe
in my personal|own|humble opinion
as we|you|everyone|many all know
without a|any doubt
in the grand scheme
for all intents
with that being said
words cannot|can't|could|couldn't not? describe|express|explain
to be|being completely|brutally|perfectly? honest
when all is said
`);

/** Four of these are. */
export const WEAK_FILLERS: readonly string[] = [
  'i believe|think|feel that',
  'in my opinion',
  'in order to',
  'the fact that',
  'has|had|have the ability to',
  'when it comes to',
  'in terms of',
  'a lot of',
  'kind|sort of',
  'that being said',
  'basically',
  'literally',
  'honestly',
  'obviously',
  'i would say',
  'there is no doubt',
  'i feel like',
  'it is|was important|clear|obvious to|that',
  'actually',
];
