import { phraseLines, wordSet } from '../list-text.js';

/** What is said of hundreds of colleges. */
export const PRAISE = phraseLines(`
diverse student body|population
modern|updated facilities|labs
location|campus in the heart|middle|center of
moment|second|minute|time i set|stepped|put foot? foot|on|onto on|onto|the|your|this? campus
picture|pictured|imagine|imagined|see|saw|envision|envisioned myself there|here|on|at|walking|studying|living|strolling
prestigious|renowned|world|top|highly|well|best|leading|esteemed|elite|amazing|excellent|great|outstanding|incredible|exceptional|stellar|unparalleled|unmatched|nationally class|renowned|ranked|notch|known|regarded|respected|tier|ranking? university|college|school|institution|program|programs|faculty|professors|education|academics|reputation|teachers|academic|universities|colleges
world class|renowned
top|highly|nationally|well ranked|notch|tier|rated|regarded|respected|known
prestigious|prestige
beautiful|gorgeous|stunning|picturesque|amazing|lovely|scenic campus|campuses|location|city|weather|buildings
distinguished|dedicated|amazing|brilliant|renowned|knowledgeable|experienced|excellent|caring|outstanding|accomplished|expert faculty|professors|teachers|staff|alumni
diverse|vibrant|welcoming|supportive|inclusive|close|tight|strong|warm|collaborative knit|sense? student|campus|community|body|environment|atmosphere|culture|community|of
state of the art
great|amazing|perfect|ideal|prime|excellent|convenient location|weather|city|reputation|education|academics|sports|fit|place|school|college|university|opportunities
rigorous|challenging|excellent|strong|outstanding|exceptional|great|first academics|academic|curriculum|education|coursework|rate|programs
endless|countless|numerous|many|wide|so|incredible|amazing|various|plethora|abundance|unlimited|limitless variety|range|array|of|many? opportunities|clubs|resources|organizations|majors|courses|activities|programs|possibilities|classes
strong|vast|extensive|large|powerful|impressive alumni|network|school|job
academic excellence|rigor|reputation|opportunities
small|smaller class|student|classes sizes|size|to|?
low student faculty|to
perfect|right|great|ideal|best|good fit|match|place|school|college|choice for me|myself|to
dream school|college|university
one of the best|top|most|greatest|finest|leading
excellent|great|amazing|outstanding|good|strong|stellar reputation|reputations
well rounded education|experience|student
school|team spirit|pride
study abroad|away programs|opportunities|program|options
research|internship|networking opportunities
hands on learning|experience|experiences|research
higher education|learning
prepare|prepares|equip|equips|give|gives|provide|provides|offer|offers me|its|students|their|us * skills|tools|education|opportunities|resources|future|success|knowledge|everything|career
great|strong|amazing|excellent|good|wonderful|fantastic|solid _ program|programs|department|school
people|students|friends|peers from all over|around|across|different the|backgrounds|cultures
from all over|around|across the? world|globe|country
feel|felt|feels|feeling right? at home
top of my|the list
something for everyone|everybody
campus|city|location|view|views|architecture|library is|was|are|were so|very|truly|absolutely|really? breathtaking|beautiful|gorgeous|stunning|amazing|perfect|lovely
breathtaking campus|views|location|architecture
unparalleled|unmatched|abundant|plentiful|top|limitless|vast resources|opportunities|facilities|access
students|everyone|people|professors seemed|were|seem|are|was so|very|really happy|friendly|nice|welcoming|kind
vibrant|thriving|dynamic|diverse campus|student? community|life|culture
academics|curriculum|faculty|professors|facilities|programs|resources|teachers|athletics is|are|was|were so|very|truly|also? excellent|amazing|outstanding|incredible|top|great|rigorous|challenging|unmatched|wonderful|strong
sense of community|belonging|home|family
hustle and bustle
dynamic|vibrant|engaging|intellectual|stimulating community|environment|atmosphere|campus
cutting|leading edge
every corner of the
skills|tools i|that need|needed|i to|need be|succeed
so|many|great|rich|amazing many? traditions|tradition
study|studying abroad
`);

/** Praise that tells nothing. */
export const EMPTY_PRAISE = wordSet(
  'amazing awesome incredible great wonderful fantastic nice good cool fun beautiful interesting special unforgettable',
);
