import { phraseLines } from '../list-text.js';

/** Worn phrases. */
export const CLICHES = phraseLines(`
eye opener|openers
eye-opener|eye-openers
hero|inspiration|idol|friend|support and|, my rock
palms|hands were|are|got|was so|all|getting? sweaty|sweating|clammy
sweaty palms
set|put|puts|setting|putting my|your|our|their|his|her mind to
most|best|greatest rewarding|amazing|beautiful|special|fulfilling? feeling in the world
like winning the lottery
like i|we|he|she|they had? won the lottery
myriad|whirlwind|mix|mixture|wave|flood|rush|variety|storm|range of emotions|feelings
was|is|been an|a|my|the biggest|greatest|true|real|huge|big? inspiration to|for
like a waterfall
the ones|one who|that changed mine|me|my
they|it|she|he changed mine
a|an completely|totally|entirely|wholly|whole different|new|changed? different|new|changed person
give|gave|given|giving 100%|110%|120%|150%|200%|1000%
came|come|coming|got|get|getting|break|broke|breaking|bring|brought out of my|her|his|our shell
ever since i was a? little|young|small|kid|child|toddler|baby|girl|boy|born|_ old
since i was a? little|young|small kid|child|girl|boy
for as long as i can|could remember
from a|the very? young|early age
follow|followed|following|chase|chased|chasing|pursue|pursued|pursuing|achieve|fulfill|live my|your|their|our|his|her dream|dreams|passion|passions|heart
dream|dreams come|came|coming true
follow|followed|following|listen to my|your|their heart
anything|everything is possible
nothing is impossible
anything|everything|whatever i|you|we set|put my|your|our mind|minds to
set|put my|your|our mind|minds to it
hard work always? pays|paid|would|will|does|can pay? off
hard work and|& dedication|determination|perseverance|passion|commitment
blood sweat and tears
never|not|don't|didn't|refuse|refused to? give|gave|giving up
give|gave|giving|put|puts|putting it|100|110|my all? 100%|110%|110|percent
given|give|gave it my all
sky is the limit
sky's the limit
out|outside of? my|your|his|her|their|our comfort zone
comfort zone
open|opened|opens|opening my|our|your eyes to
eye opening
life changing
changed|change|changes|altered my|our life|lives forever|completely|entirely
changed|change my life
made|makes|make me the|a person|man|woman|student|leader i|that am|today
made|makes|make me who|what i am
shaped|shapes|shape|molded|formed me into|to the|who|become
shaped|shapes|molded who|the i|person|way
who i am today
person|man|woman|leader i am today
better|best version of myself|me|yourself|ourselves
make|makes|making|made a|the real|true|big|huge|lasting|positive|meaningful? difference|impact in|on?
make|making the|this|our world a better place
change|changing|save|saving the world
a blessing in disguise
silver lining
light at the end of the? tunnel
life gives|throws|hands you|me|us lemons
everything happens for a reason
what does|doesn't not? kill|break
rest is|was|, history
little did i|we know
time flies|flew
think|thinking|thought outside|out of? the|your box
tip of the iceberg
rollercoaster|coaster of emotions|emotion|feelings|ups
emotional roller|rollercoaster coaster?
butterflies in my stomach
heart skipped|skips a beat
heart was|is|began|started? pounding|racing|beating out|in|so|fast|like
weight|burden was|had|has? been? lifted
whole new|different world
broaden+|expand+|widen+ my|our|your horizon|horizons|perspective|perspectives|worldview
two sides of|to the same|every
actions speak louder
practice makes perfect
failure is not|never an option|end
rome was|wasn't not? built
live|living|lived life to the fullest
live|living|lived each|every|your day as|like|to
one of a kind
people person
jack of all trades
born leader
go getter
passion for learning|helping|knowledge|life|others|reading|science|music|sports|writing|math|education|teaching|people|change|service|justice
i have|had|'ve always? been? passionate about
always been passionate about
always|truly|incredibly|deeply|extremely|so passionate about
i have|'ve always wanted|dreamed|known
i always wanted|knew|dreamed to|of|that|i|about
insatiable|endless|unquenchable|burning|thirst|hunger curiosity|thirst|desire|passion|hunger|knowledge for?
thirst|hunger|love for|of knowledge|learning
find|found|finding|discover|discovered|discovering my|who true? self|voice|passion|calling|purpose|i
true|real|deeper meaning of _
learn|learned|learnt|learning a|the|many|some|so? very|most? valuable|important|invaluable|life|hard|great? lesson|lessons
teach|taught|teaches|teaching me|us a|the|many|some? very|most? valuable|important|invaluable|life|great lesson|lessons
learn|learned|learnt|learning|taught|teach|teaches|understand|understood|understanding|realized|know|knew|show|showed|shown me|us? the|how|true? value|importance|meaning|power of
taught|teaches|shown|showed me that? anything|nothing|everything|no
got|received|gained|took|learned so? much? more than|from i could|ever? gave|give|taught|expected
taught me|us more|so|far than|much i|we could|ever|taught
had|have|having|owned so little|nothing|less yet|but|and they|were|still
so|very little yet|but|and they? were|are|was so|very|still happy|grateful|joyful|content
money can't|cannot|doesn't|does not? buy
in|into|walk|put|step|putting|myself * someone|somebody|other|another else's|people's|person's|others' shoes
in|into someone else's|their|others|others'|other|another people's|person's? shoes
push|pushed|pushes|pushing myself|me|us|my past|beyond|to|out my|our|the|of? limit|limits|fullest|utmost|comfort
overcome|overcame|overcoming|conquer|conquered any|all|every|many|these|the|this|my? obstacle|obstacles|adversity|challenges|hardship|hardships|fears
face|faced|facing|face of adversity
in the face of adversity
against|beat|beating|defied|defying all|the odds
road|path|key|keys|recipe|ladder to success|happiness|recovery|greatness
journey of|to self|personal discovery|growth
not|about|is|was the destination but? * journey
new|next|another|exciting chapter of|in my|life|our
rock bottom
pick|picked|picking myself|yourself back? up
dust|dusted myself|yourself off
home away from home
second home|family
bigger|greater|larger|more than|then myself|yourself|ourselves|oneself
leave|left|leaving|make|made|making my|a|an mark|legacy on|behind|in
be the change
change i|you|we wish|want to see
reach|reached|reaching|shoot|shooting for the stars
wake up call
turning point in|of my|life
turned my|our|his|her|their|his life|world|lives|whole * upside
world|life * upside down
world|life * crashing|crumbling|falling|collapsed|crumbled|shattered down|apart
my|our world|life fell|came apart|crashing
blink of an eye
as|like if|though? it was|were yesterday
like it was|were yesterday
grow|grew|grown|growing|growth as a|an person|individual|leader|student|human
become|became|becoming|made|make|makes|be me|you|us? a stronger|better|new|changed|different person|man|woman|individual|version
learning experience|curve
strive|strives|striving|strove for|to excellence|greatness|success|be|become|the|better|best
above and beyond
extra mile
give|gave|giving back to the|my|our|society|others|a|those
make|made|making my|our|his|her|them|family|parents|mom|dad|mother|father * proud
better future|life for|and
biggest|greatest|true inspiration|fan|hero|fear
wear|wore|wearing many|different hats
food for thought
needle in a haystack
calm before the storm
moment of truth
dime a dozen
hit the ground running
ups and downs
highs and lows
trials and tribulations
thick and thin
tried and true
lesson|lessons i will|would|'ll never|always|carry forget|remember|with
will|would|'ll never|always forget|remember that|this|the day|moment|experience|lesson|trip|feeling
memories|memory that|i will|would|'ll last a? lifetime|forever
once in a lifetime
sink or swim
stronger than ever
believe|believed|believing in myself|yourself
be|being true to myself|yourself|oneself
just be yourself
beauty is|lies in
glass half full|empty
double edged sword
words cannot|can't|could|couldn't not? describe|express|explain
mind body and? soul
heart and soul
with open|heavy arms|heart
every single day of my life
dream school|college|university|job|career
walk|walks of life
brings|bring|bringing|brought people|us|everyone|communities together
a smile on|to * face|faces
put|puts|putting|brings|brought|bring|see|saw|seeing a|the smile|smiles on|to|of
warmed|melted|broke|touched my heart
heart was|is full|broken|filled|touched
the power of music|words|friendship|family|love|teamwork|education|kindness|perseverance|hard|community|art
i learned|realized|discovered|found so|a much|lot about|from myself|life|others
more to life than
winning is|isn't|wasn't not? everything
there is no i in team
team is|was|became|like my|a second? family
became|become|were|was|like like? a|one big? second|happy family
judge|judging|judged a book by its|it's|the cover?
my|our|his|her rock and|,|.|through|in
is|was|has been my rock
left|leave|leaving it all? out? on the field|court|track|mat|stage
gave|give|giving it everything i had|have
weight of the world
moment|day|event|phone|call that|which changed everything|me|forever
music|dance|art|writing|reading|basketball|soccer|running|sports|it|books|painting|drawing is|was|became|has my|an escape|therapy|safe|outlet|sanctuary|everything
escape from|the reality|world
never|not looked|look back
bite|bit|biting the bullet
leap of faith
back to square one
stand|stood the test of
leaps and bounds
easier said than
push|comes came|comes to shove
on cloud nine
on|at top of the world
dream|dreaming big
best of both worlds
you|we only live once
follow|followed|following in my|his|her|their footsteps|father's|mother's|parents'|brother's|sister's footsteps?
melting pot
deer in the headlights
time stood still
my mind was|is racing
tears streamed|streaming|rolled|rolling|ran|running|flowed down my|her|his
hear a pin
wave of relief|emotion|emotions|sadness|joy|happiness|panic|nostalgia washed|came|swept?
sigh of relief
heart of gold
larger than life
diamond in the rough
spread|spreading|spread my|their|her|his wings
light|lights|lit|lighting up the|a|every|any room
raise|raised|raising the bar
no pain no
knowledge is power
blank canvas|slate
domino|snowball effect
ripple effect of|on|through|in|that
stepping|building stone|stones|block|blocks
second to none
through|in all? the? good and bad
sky was the limit
flying|passed|pass with? colors
shoulder to cry|lean on
strength i never knew|thought
i never knew|thought i|it had|was|could possible|in|it
nothing could stop|have prepared
light the way
new beginning|beginnings|horizons
all|every walks|walk of life
brought|bring|brings|put|puts|puts|pushed out the best
best in me|us|people|others|everyone
mean|means|meant|meaning the whole? world to me|us|him|her|them?
the|my happiest|best|greatest|proudest|worst|hardest|scariest day|moment|time|summer|year of my life
drop in the bucket|ocean
fresh start
force to be reckoned
perfect storm
step in the right direction
insult to injury
against the grain|tide|current
good things come to|in
in the same boat
glitters is
apple of my|his|her eye
drop of a hat
back to the drawing
ball is|was in my|your|their court
beat|beating around the bush
been there done
bend|bending|bent over backwards
better late than
between a rock
bird's eye view
black sheep
blessing and a curse
blood is thicker
boiling point
bread and butter
breath of fresh
bring|brings|brought * to the table
bull by the
burn|burned|burning|burnt bridges
burning|burned the midnight
see|saw the forest
clear|plain as day
close|dear|near to my|our heart
come|came|comes|coming full circle
come|came|coming to terms with
crack of dawn
cross|crossed that bridge
spilled|spilt milk
day in and? day out
thrown|threw|jumped in|into|me the deep end
one|a door closes|closed
when|where|once|as one door
dream come|came true
eat sleep and? breathe
easy way out
every fiber|ounce|fibre|inch of my
every step of the way
every waking moment|hour|second
everything|it|pieces all? fell|fall|falls into place
face|faced|facing|conquer|conquered|overcame|overcome my|our|your|his|her biggest|worst|greatest? fear|fears
fight|fought|fighting tooth and
fight or flight
fine line between
flip|flipped of|a|the switch
fork in the road
forever changed|grateful|changing|shaped|thankful
rags to riches
bottom of my heart
game changer
game changing
back on my|her|his|their feet
ball rolling
give|gave|giving it a shot
glass ceiling
go|went|going with|against the flow
great lengths to
grass is always? greener
pill to swallow
hard|difficult|impossible to put into
head held high
hold|held|holding my|his|her head high|up
head over heels
heart in my throat
heart on my|his|her sleeve
hidden gem
hit|hits me like a
like a ton of
special place in my|our
believe|believed my eyes|ears|luck
if at first you
in a nutshell
in my|his|her element
heat of the moment
palm of my hand
takes|took a village
now or never
two birds with
knight in shining
knock|knocked it out of
back of my hand
labor of love
laughter is the
lead|leading|led by example
leader not|and|, a|not follower|a
learn|learned|learning|grow|grew|growing from my|our|your|their mistakes|mistake|failures
no|every stone unturned
lend|lent|lending|give|gave a helping hand
life is a journey|roller|marathon|gift|game|battle|adventure
life is too? short
life|it threw|throws|threw|throw me|you|us * curveball|curve
light bulb went|moment|turned
lightbulb went|moment
bolt of lightning
live and learn
live|living|lived in the moment
live|living|lived up to * expectations
make|made|making a name for
make|made|making it or break
make|made|making the most of
mind over matter
money doesn't|does|isn't|can't not? grow|everything
moved|brought|brings me|us? to tears
never be the same
new|greater heights
no guts|pain no
no man is an
no place like home
stranger to hard|adversity|struggle|challenges|failure|pressure
heroes wear|without capes
worth having|it comes|in easy|the|end
on the same page|wavelength
on the verge of tears
once in a blue
one step|day at a time
one thing led
time will tell
open|opened|opens|opening|unlocked many|new|up|so|the? many|new|more? doors|opportunities
check|checks|checked off|all|every all|of|every? my|the|every boxes|box
do|doing our|their|my part to|in|and
washed over me|us
knew that? i was|am|had home|found
stepped|set foot? onto|on the? campus|quad
children|kids|youth are our|the future
out of the blue
over the moon
paint|paints|painted|painting a picture
patience is a
pave|paved|paves|paving the|my|our way|path
piece of cake
piece|pieces of the puzzle
point of no
practice what you|i
prove|proved|proving them|everyone|people|myself|others|him|her|doubters wrong
pursuit of happiness|knowledge|excellence
put|putting|placed one foot in
brave face
best foot forward
quality over|not quantity
rain or shine
between the lines
reach|reached|reaching|achieve|unlock|unlocked|fulfill my|our|your|their|its full|true|new|fullest|highest? potential
reality check
rise|rose|rising|rises above|to|from the|it|all|adversity? occasion|challenge|ashes|top
road less
roll|rolled|rolling with the punches
rude awakening
run|runs|ran in the|my family|blood
save|saved|saving the day|world
see|saw|seeing the|a bigger|big|whole picture
shadow of a? doubt
shaped|shapes|shape my|our future|life|worldview|identity|perspective|character
million pieces
shine|shines|shone bright|through
show must go
what i'm|i|we're|we am|are|was? made of
slow and steady
speak|speaks|spoke volumes
variety is the
spice of life
on my own two
stand|stands|stood tall
stars aligned
stay|staying strong|positive|humble
step|stepped|stepping up to the
stick|stuck|sticking out like
smell the roses
success is|isn't|comes not? in|measured|about|a|from
take|took|taking matters into
tears of joy
best is yet
cards i|we was|were|am
hand i|we was|were dealt
the last|final|ultimate straw
time of my life|lives
whole nine
thick skin
third time's
throw|threw|throwing in the towel
time heals
moon and back
together we can|could
tomorrow is a|another
true calling|colors|potential
turn|turned|turning over a new|leaf
twist of fate
two peas in
uncharted waters|territory
under my belt
unlock|unlocked|unlocking my|the|our|their potential
uphill battle
vicious cycle|circle
memory lane
walk in the park
walls were|are|closing? closing in
water under the
weather|weathered|weathering the|any|every storm|storms
when it rains
there's|is|was a will
whole new level|meaning|perspective|appreciation
wildest|biggest dreams
wind beneath|in my
winners never
quitters never
with all my heart
words of wisdom
work|works in progress|mysterious
worked|work|working my butt|tail|way|heart off|up|out
world is|was my|your|our oyster|stage
world of difference|opportunities|possibilities|opportunity|good
thousand words
weight in gold
writing on the wall
anything you|i set|put
young at heart
become|became|were|was|are|is|like like? a|one|my|our|second|big|happy|true? second|big|happy|true? family
always be my|our|a hero|inspiration|idol|rock|best|role|part|number
my unique perspective|voice|background|experience|experiences|story|talents
music|dance|art|writing|reading|basketball|soccer|running|it * my escape
my escape
sweat and tears
actions speak
hard work beats|and
follow|trust|trusted|followed my|your|his|her gut|instincts|instinct|intuition
you|i can|could do|be|achieve|accomplish anything
dream big
shoot|aim|aimed high|for
eyes|face lit|light|lights up
broke|breaks|breaking|warmed|melted|touched|filled|stole my|our|her|his heart
for anything in|else
chance|opportunity of a lifetime
bond like|that|of no|will|brotherhood|sisterhood
family is|means|comes everything|first|always|not
laughter|music|food|love|kindness|hope is|knows|has the|a|no universal|best|boundaries|language|medicine
universal language
small|little things|acts|moments in|of|that life|kindness|matter|count
random acts|act of kindness
age is just
mind is|was blown
break|broke|breaking the ice|mold
bright|brighter side|futures
heart dropped|stopped|soared|swelled|skipped|sank
it was all worth
worth it in the end
pride and joy
my happy|safe place|haven|space
my whole world
taking|take|took life|it one day|step at
turn|turned my life around
in my blood
fire in my|her|his belly|soul|eyes|heart
is my hero|inspiration|idol|rock
stay|staying|stayed true to
jump|jumped|jumping for joy
jumped|jump at the chance|opportunity
learn|learned the ropes
keep|kept|keeping an open|my mind|chin
random act|acts of
bundle|ball of nerves
hit a|the wall
legs|knees felt|were|turned|turning|went? like|to|into jelly|jello
a million|thousand times
wise beyond my|your|his|her|their years
settle|settled|settling for less
valuable|great|perfect|strong|wonderful addition|asset to
clothes|shirt on my|his|her|their back|backs
strongest|kindest|bravest|toughest|smartest|hardest woman|man|person|working? person|woman|man? i know|knew|have|'ve
glue that holds|held|keeps|kept
like a warrior|champion|champ|trooper
piece|part|half of me died|left
day goes|went by that|when|without
day that goes|went by
take|took|taking|taken * for granted
taken for granted
always been fascinated|drawn|intrigued|obsessed|curious
i fell|fall|'ve|have fallen? in love with
possibilities|opportunities are|were|seemed endless|limitless
endless|limitless possibilities|opportunities
slowly but surely
was|is|like|living|total|complete a|my|our? worst? nightmare
sacrificed|gave|given|sacrificing up? everything so|for|to
critical thinking and? skills|communication|problem
find|found|finding|use|using|raise their|your|our|her|his voice|voices
like a ton|pile|bag of bricks
ton of bricks
who my|your true|real friends are|were
my|your true|real friends
open|opened|opens|opening my|our|your eyes
will|would|'ll never|always forget|remember the look|smile
i know|knew it sounds|sounded crazy|silly|cheesy|weird|strange
on the edge of my|our seat
# What a body feels
deer in|caught the|in? headlights
cried|crying myself to sleep
blood was|is|began|started to? boiling|boil
my blood boil|boiled|ran
lump|frog in my throat
pit in|of my stomach
knot|knots in my stomach
jaw dropped|hit
shook|shaking|shake like a leaf
scared|bored|worried to death
scared out of my
pins and needles
at a loss for
wits|wit's end
breaking point
felt|seemed like an|a eternity|lifetime
sense|feeling of belonging|accomplishment|pride|purpose|fulfillment|relief
filled|overwhelmed|overcome|bursting with joy|emotion|emotions|happiness|pride|excitement|sadness|gratitude
burst|bursting into tears|laughter
never felt so|more alive|happy|alone|proud|free
like i could conquer|do|take on? the|anything
# Time, and the moment when all changed
before i knew it
next thing i knew
fast forward to
long story short
time and time again
from that day|moment on|forward|forth|onward
in the long run
nick of time
lease on life
something|everything clicked|changed
it finally|suddenly? hit|dawned me|on
came|come to the|a? realization|conclusion
i came to realize
turn|turned|turning things|it|everything around
took|take|taking|gain|regain|lost control of|over my life|future|own
back on track
# Hard times
despite|against|beat|beating all? the odds
went|go|going|gone|been through a|some|so|very|really? hard|tough|rough|difficult|dark time|times|patch|period
darkest|lowest|hardest|toughest|roughest time|times|moment|moments|point|days|year of|in my|our
at my lowest|worst
between|within four walls
world as we|i knew
unprecedented time|times|pandemic|circumstances
make|makes|making|made ends meet
food on the|our table
roof over my|our|their|her heads|head
money was|is|has|were always|been|very|always? tight|scarce
paycheck to paycheck
weight|load|burden off|on my|our|her|his|their shoulders|chest|back
break|broke|breaking|broken|end|ending down? the|this|that|these? cycle|stereotypes|stereotype|barriers|silence|stigma
american dream
land of opportunity|opportunities
day and night
fit|fitting|fitted in with
stand|stands|stood|standing out from|in the|a crowd
put|puts|putting in the work|effort|hours
what|whatever it takes
best of my ability|abilities
learn|learned the hard way
let|letting * get|bring|hold|stop me|us|you down|back
would|wouldn't|could not? change|trade a|it|that|this|anything thing|for|about|in
sleepless nights
late|long nights and early|long
# Growth
how far i|we have|had|'ve come
come|came|coming such? a long way
new|different|fresh|whole|better perspective|outlook|lens on|of|for|in|about|through
perspective|outlook|view on life
see|saw|seeing|look|looked|looking|view at? the|things|world|life|it from|in|through a different|new perspective|light|lens|way|angle
changed|shifted|changes|altered my whole|entire? perspective|outlook|mindset|view|worldview
opportunity|opportunities|chance|chances|room for|to growth|grow|improvement
leave|left|leaving|make|made my|our|a|his|her mark
valuable|invaluable|essential|important|useful|transferable|many life|work|social|people|communication|leadership? skills
time management
made|makes|make|making me|us into? a|an much? stronger|better|tougher person|individual|man|woman|team
# Love of a thing
my love|passion|appreciation|enthusiasm for|of _
love|passion|appreciation of|for medicine|science|learning|music|art|nature|animals|helping|reading|writing|sports|math|coding|technology|cooking|teaching|history|language|languages
always been my|a passion|dream|goal|love
ignite|ignited|spark|sparked|sparks|fuel|fueled|fuels|awakened|kindled|instilled a|an|my|the|in * passion|love|interest|curiosity|fire|desire|flame
deep|deeper|newfound|profound|genuine|strong|whole appreciation|love|passion|respect|understanding|interest|connection for|of|with|in|to
calling in life
calling|purpose in life
born|meant|destined to be|do
always something new|different
never a|was dull moment
# People
best friend|friends|parents|mom|dad|family|team|coach in the whole|entire? world
unconditional|unconditionally love|support
always|been|was|were|is|are there for me|us|him|her
asked|ask|asking|wish|wished for a|any better
second mother|father|mom|dad|parent to me
like a brother|sister|mother|father to me
friend|friends for|'til life|ever
memories|friendships|bonds|friendship|bond that? i? will|would|'ll? last|never|always
lifelong friend|friends|friendships|memories|learner|bonds
so|much|way more than just? a|an team|game|sport|class|club|job|hobby
more than just a|an
we are|were|'re|became|become a|one|like big|true|real? family
push|pushes|pushed|pushing|support|supported|supporting|motivate|motivated each|one other|another
close|tight knit
beyond|eternally|so|truly|extremely|incredibly|forever|very grateful|thankful|blessed
i am|'m|was|feel|felt blessed|fortunate|lucky to|with|that|enough
blessed to|with have|be|a|such
voice for|to the|those voiceless|who
those|people|children|kids|families in need
put|puts|putting others|other|everyone before|first|ahead
make|made|making someone's|somebody's|people's|their day
# Said of everything
rich|vibrant|colorful|intricate|beautiful tapestry
tapestry|symphony|mosaic|kaleidoscope|beacon|testament|cornerstone|catalyst of|to|for
unwavering|steadfast|relentless|tireless|endless|constant commitment|dedication|support|determination|passion|pursuit|love
bridge|bridges|bridged|bridging the? divides|divide|gap|gaps|cultures
amplify|amplifying|amplified|elevate|elevating _? voices
champion|championing|champions|championed inclusivity|diversity|inclusion|change|equity|equality
navigate|navigated|navigating the complexities|challenges|complexity|world|obstacles
embrace|embraced|embraces|embracing challenge|challenges|change|diversity|complexity|failure|failures|uncertainty|differences
intersection of
meaningful connection|connections|conversations|relationships|change
lasting|indelible mark|impression|impact
common|shared|same goal|goals|purpose
importance|power|value of working|team|teamwork|community|diversity|communication|collaboration|perseverance|family|friendship
positive|good energy|attitude|mindset|outlook
my|a|their|our|own unique perspective|perspectives|experiences|experience|skills|background|talents|gifts
every|any|all|each opportunity|opportunities|challenge|obstacle that|life come|comes|came|throws|presents|gives my|at|to? way|me?
advantage of every|all|each|any|the opportunity|opportunities|resources
step|stage|phase|part of|in my|this journey|life|education
see|find|discover|finding|seeing out? where|what life|the|this|it|college journey|future|road|path? takes|leads|has|brings|holds
icing|cherry on the|top
fish out of water
walking|walked on eggshells
sea of faces|people|strangers
under his|her|their wing
took|take|taking me under
gut feeling
foot in the door
shoulders of giants
ahead of the curve|game
in over my head
let|lets|letting my|your|our|his|her guard down
expect the unexpected
in slow motion
made|make|makes|making me a|the better person|man|woman|friend
a better person
left|leave|leaving everything|it all? behind
where i come|came from
embrace|embracing|embraced|honor|proud my|of|her|his|their? my? roots|heritage|culture
with open arms
makes|made|make me unique|special|different
have it any other
wouldn't have it any
straight? out of a fairy|movie|dream
fairy tale
gave|got|get|gives|give me? chills|goosebumps
cutting edge
every|all|four corner|corners of the
my|your|our best self
comes|came|come naturally|easily to me|him|her
lead|leads|led|leading by example
hands dirty
ran|run|runs|running|went smoothly
better than i|we found
exactly what i needed
dead tired
bane of my|his|her
climbing|climb|climbed mount|a everest|mountain
like|felt an|forever eternity|forever
what felt like
for who i|we am|are
flaws and all
living proof
doesn't|don't|does|do|not define me|us
in|right my own? backyard
giving|give|gave back has|is|to always?
act|acts of kindness
loves|love|like|enjoy a good|the challenge
love|passion of|for building|making|creating|problem|solving
future|next generation|generations
world go round|around
problems|leaders|solutions|challenges of tomorrow
sustainable|better|brighter tomorrow|future
urgent|pressing need for|to
collective action|effort|responsibility
moral imperative
culture|environment|community of inclusivity|inclusion|excellence|stewardship|respect|belonging
`);
