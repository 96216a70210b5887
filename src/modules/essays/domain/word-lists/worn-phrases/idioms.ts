import { phraseLines } from '../list-text.js';

/** Sayings and set phrases of English that a reader has heard too often to see. */
export const IDIOMS = phraseLines(`
a blessing|wolf in disguise|sheep's
a breath of fresh air
a change of heart
a diamond in the rough
a dime a dozen
a drop in the ocean|bucket
a far cry from
a fish out of water
like a fish out of water
a force of nature
a fork in the road
a leap of faith
a means to an end
a needle in a haystack
a new|whole|brand lease|new on|ball life|game
a penny saved|for
a picture is worth
a recipe for disaster|success
a roller coaster of|ride
an emotional roller|rollercoaster coaster?
roller coaster of emotions
a sense of accomplishment|pride|relief
a shoulder to cry on
a slap in the face
a stitch in time
a stone's throw
a taste of my|your own medicine
a true|real blessing|inspiration
a weight was|had|been? lifted
weight lifted|off off|my my? shoulders
a whole new|other level|meaning|perspective|light
above and beyond
absence makes the heart
actions speak louder
add fuel to
against all odds
all good things must
all that glitters
all walks of life
an apple a day
an arm and a leg
an uphill battle
as easy|clear|cool|good|light|quiet|sick|solid|strong|stubborn|white as pie|day|a|gold|mouse|dog|rock|ox|mule
at the crack of dawn
at the drop of a hat
at the end of my rope
back to square|the one|drawing
back against the wall
bad blood|apple
be careful what you wish
be the change you|we
bear with|the me|brunt
beat around the bush
beauty is in the eye
bed of roses
behind every great|successful
behind closed doors
believe in yourself
bend over backwards
best of both worlds
better late than never
better safe than sorry
between a rock and
beyond my wildest dreams
big fish in a small
bird in the hand
birds of a feather
bite off more than
bite the bullet
black and white but shades
shades of gray|grey
blaze|blazed|blazing a|my trail|own
bleed|bled|bleeds|bleeding _ and? _? gold|blue|green|maize|orange|red|purple|since
blood runs cold|thicker
blood is thicker
body and soul
born and raised
born with a silver
bottom of my heart
break|broke|breaking the ice|mold
break|broke|breaking down barriers|walls
bridge the gap
bright and early
bring|brought|brings out the best
bring|brought|brings to the table
bring a lot to the table
broaden|broadened|broadening|expand|expanded my horizons
horizons would|will|were|be be? broadened|expanded
broke my heart
burn|burning|burned the midnight|bridges oil?
burst|bursting with pride|joy|into
butterflies in my
by leaps and bounds
by the skin of
call it a day
can't judge a book
judge a book by
caught between two|both
catch|caught my eye|breath|off
caught off guard
chip on my shoulder
clean slate
climb the ladder|mountain
cloud nine
come|came a long way
come|came out on top
come to terms with
come what may
connect|connected the dots
countless hours|nights
cross that bridge when
crystal clear
curiosity killed|got
cut from the same
cut corners
dark cloud
day in and? day
deep down inside?
die trying|hard
different walks of life
dig|dug deep|deeper within|inside?
do whatever it takes
do what you love
love what you do
don't count your chickens
don't cry over
don't judge a
don't know what you|you've have|had|got
know what you|you've have|had|got|have until|till
down to earth
down to the wire
dream big
drop of a hat
each and every day|one|person
eagle eye
easier said than done
easy come
every cloud has
every dog has
every fiber of my
every rose has
every step of the way
everybody|everyone knows everybody|everyone
everything happens for
expect the unexpected
eye of the beholder|storm
eyes were|are opened|glued
face my|your|their fears|demons
face the music
fall|fell|fallen|falling in love with the? _? process|idea|art|world|sport|music|science|design|subject|theater|theatre
fall|fell on deaf
fall|fell into place
fall through the cracks
family is everything
fan the flames
feel|felt like home|family|forever|yesterday|eternity|nothing
feels|felt like a? second home
seems|seemed like yesterday|one
fight|fought tooth and
fight or flight
fill|filled the void
find|found my|your|his|her voice|place|calling|niche|footing|way|passion|purpose|tribe|people
fish out of water
fit|fits like a glove
fits the bill
flesh and blood
flip|flipped the script
follow in|in? my|the|his|her? footsteps
food for thought
for better or? worse
from day one
from rags to
from the bottom of
from the get go|word
from the ground up
full steam ahead
get|got|getting out of hand|my
get|got|getting the ball rolling
get|got back on|up my|the|track|feet|horse
get|gets|got your|my foot in
getting back up
gets|got knocked|get down
give|gave|giving it my|your|everything|a all|best|shot
give back to
give you the shirt
shirt off his|her|my
glass half full|is
go|went|going the extra mile
go with the flow
go|went through the roof|motions
goes|go hand in hand
hand in hand
goes without saying
good things come
grass is always? greener
great minds think
grow|grew|grown so|up as|much|fast|a|quickly|too|as person|people|a
grow|grew|growing up so|too? fast|quickly
grown|grow|grew so? much|tremendously|exponentially as
hard pill to
have|had my back
heart and soul
heart of gold
heart skipped|sank|dropped|stopped|swelled|broke|melted|leapt a?
heart was|is racing|pounding|heavy|full|warmed
heavy heart
hear a pin drop
here's to
hindsight is
hit rock|the bottom|books|ground|wall
hit|hits me like|that a
hold|held|holds a special place
home away from
home is where
honesty is the
hope for the best
how far i've|i have? come
hungry for more
if at first you
if it ain't|isn't broke
if you can't beat
if life gives
when life gives|hands|throws
ignorance is bliss
in a heartbeat
in a nutshell
in my wildest
in over my head
in the blink of
in the face of adversity
in the heat of
in the long run
in the nick of
in the same boat
in the spotlight
in the zone
in this together
it's a small world
it|it's takes|take a village
it takes two
it's not about|the what|how|size|destination
about the journey
not about the destination
it's the little
the|these little things|moments that|in
it's the thought
it was all|well worth
it was love at
it was then that|when i
jump|jumped at|through the|hoops chance?
jump|jumped right|straight? in|into head|with
keep|kept an|my open|head|eye|chin|eyes mind|down|up|on
keep|kept calm
keep|kept|keeping me|my grounded|sane|going|head|on toes?
kill two birds
knock|knocked out|it of|me|my
knowledge is power
last but not
laughter is the
lay|laid|put it all on
lead|led|leading by example
learn|learned|learning the hard|ropes way?
learned|learn to appreciate|love|embrace|accept myself|the|every|what|life
leave|left|leaves a? lasting|mark|no|my stone|mark|impression|comfort
left me? speechless
less is more
let|letting my|your light|guard|hair
let|letting it|that go|sink
life goes on|by
life is a|like|too|full journey|box|short|highway|what|rollercoaster
light bulb|lightbulb moment|went
like a second family|home|mother|father
like no other
like it was yesterday
like nothing else
like there's|there is|was no tomorrow
listen to your|my heart|gut
little by little
little did i|we
live|lived|living in the moment
live|living life|every to|day|each the|like|as
live|lived|living someone|somebody|my else's|parents'|parents|own dream|dreams
live|living under a
long story short
look|looking|looked back|on now? i|on
look|looking at the bigger|bright|big
look|looking down on|from me|heaven|above
look|looked|looking fear|death|life in
lose|lost track|sight|count of
lost in the crowd|sauce|shuffle
lost for words
louder than words
love at first
make|made a name|splash
make|made|making ends|the meet|most
make|made|making lemonade|history|waves|it count
make|makes|made|making me who i
makes|make us unique|human|stronger|special
man|woman of few|many|my words|talents|word
mind over matter
miss|missed the|all boat|of
money can't|cannot|doesn't|isn't buy|everything
more than just a
more than meets
more than words
moment i'd|i had been|all
my heart was|is in|set
my rock
my other|second|whole half|family|world
my whole|entire world|life was|turned|changed|came upside|crashing
world was|is|came|came turned|crashing|upside down|upside
turned upside down
never a dull
never|don't|can't look back|judge
never say never
new chapter
next thing i|we knew
no guts|pain|pressure no gain|glory
no i in team
no act of kindness
no man is
no stone unturned
no such thing as
no time like
not all heroes
not all who wander
not for the faint
nothing good|worth comes|having easy|is
nothing ventured
off the beaten
on cloud
on my own terms
on the bright
on the edge of my
on the other side of the fence|world|coin
on the same page|wavelength
on top of the world
once in a lifetime|blue
one day|step at a time
one in a million
one man's trash
one of a kind
one person at a
one small|kind act|step|word
one step closer|at|forward
one door closes
open book|arms
opposites attract
out of my|the|this blue|element|league|depth|world|hands
out of sight
over the moon
overcome|overcame|overcoming all? any|every|many|all|the? obstacle|obstacles|odds|adversity
pay|pays|paid|paying it forward
pay|pays|paid off in the end
perfect storm
piece of cake
picture perfect
play|played|playing my cards|it by
pour|poured my|our heart
practice makes
practice what you
push|pushed|pushing me|my|myself|through? to|past|beyond|out|limits|harder my|the|limits|be|of
put|puts|putting everything|things|it|life in|into perspective
put|puts|putting my best|foot|heart|mind|money foot|down|into|where|and
put|puts|putting yourself|myself in someone|their|his|her|others|out
quality over quantity
quitters never
rain or shine
raise|raised|raises the bar
reach|reaching|reached for the stars|sky
reach|reached|reaching my|your|their full|fullest potential
reap what you
reap the benefits|rewards
read between the
right then and there
rise|rose|rising to|from|above the|it occasion|ashes|challenge
roll with the
rome wasn't|was not built
rub|rubbed off on
rude awakening
safe haven|space
second family
second nature
see|sees|saw|seeing|view|look the|it|world|life through|in a|an|different|new|rose|her|his|my lens|light|eyes|perspective
through a different|new|unique lens
seize the day
set|setting in stone
set|setting the stage|bar|tone
share|shared the same passion|love
shape|shaped|shapes|mold|molded my identity|character|worldview|life
shed|sheds some? light
shine|shining|shone through|star|light|bright
shoot|shooting|aim for the
short and sweet
sick and tired
sigh of relief
slept|sleep like a
slow and steady
slow but
small town|world girl|boy|kid|feel
smile|smiles on my|his|her|their|everyone's face|faces
smooth sailing
spark|sparked|sparking a|my|an|the interest|passion|love|joy|curiosity
speak|spoke|speaking volumes
spread|spreading|spread my|your|their wings
spread|spreading positivity|joy|love|kindness
stand|stood|standing on my|the|your|in own|shoulders
stand|stood|standing out from|in the|a crowd
stand|stood|standing up for what|myself|others|those
stand|stood|standing tall
start|started|starting from scratch
stars aligned
stay|stayed|staying true to
step|stepped|stepping up to the
step|stepped|stepping out of|outside
step|stepping stone|stones
sticks and stones
stop and smell
strength to strength
stronger together|than
struck a|by chord
sugar coat
survival of the
swim against the
take|took|taken|taking a|one|things|it|life leap|step|one|day|for|by chance|back|at|step|storm|granted
take|took|taken my breath
take|took|taking the? road less
road less traveled|travelled|taken
take|took|taking the world by
tears of joy
tears rolled|streamed|streaming|rolling|running|ran|filled|in down|my
tell it like
test of time
the apple doesn't|does
the back of my hand
the ball is|in my
the bigger picture
the best is yet
the best of both
the best things in
the calm before
the early bird
the face of
the fabric of my
the future is now|bright
the glue that
the greatest gift|lesson|reward
the hard way
the icing on
cherry on top
the last straw
the life of the party
the limit does
the little engine
the moment of truth
the more the merrier
the odds were|are stacked
the opportunities|possibilities are|were endless|limitless
the pen is mightier
the real deal
the rest is|was history
the school of hard
the sound of music|silence
the straw that
the thrill of
the tip of the
the truth hurts|shall
the whole nine
there are no words
there are two sides|kinds
there is|there's no such|place|turning|better
there is|there's|there a|is light at
there's more to
they say that
thick and thin
third time's
this is|was it|my what|chance|moment
through the roof|years|ages
thrown|threw|throwing in|into|under the deep|towel|bus
tie|tied the knot
time after time
time flies|heals|will|stood|stopped|froze|slowed
time seemed to
to the best of
to the moon
to this day i?
together we can
too good to be
tough times|love
treat others|people the|how
trial and error
true|tried and? true|calling
trust the process
try try again
tug|tugged at my
turn|turned|turning over a new
turn|turned|turning a|my blind|life|negative eye|around|into
two heads are
two sides of|to the|every|a same|story|coin
two halves of
two wrongs
two peas in
under my skin|belt
under the weather
united we
until the cows
up in the air
up to the challenge
ups and downs
vicious cycle
wake|woke up|me call|every with
wake up call
walk|walked|walking a mile in
wear|wore my heart
weather the storm
wear|wore|wearing many hats
weave|weaving|wove the fabric
what doesn't|does kill
what goes around
what it means|takes to
what the future holds
what matters most
when one door
when the going
where there's|there a|is
win|won|winning isn't|is|at|the everything|not|any
winning isn't|is everything|not
wise beyond
without a doubt
without further
words can't|cannot|can't|could|fail describe|express|me|hurt
work|worked|working like a|around dog|clock|horse
work|worked|working hard play
world of difference|opportunities|possibilities
worth a thousand
worth its weight
worth the wait
x factor
yin and yang
you are what you
you can't|cannot have|judge|please|teach|pour
you can do anything
you get what you
you learn something
you miss|missed _? 100|all|100%
you never know|forget what|who|your|until
you only live
you reap
you've|have got to
your true colors|self
zero to
zest for life
beat|beats|beating the odds
beacon of
be there for each|one|me|them
beam|beamed|beaming with pride|joy
bond|bonded over
brutally honest
came to realize
chase|chased|chasing my|your|their dreams|dream|goals
constant reminder
dawned on me
dedicate|dedicated|dedicating my|countless life|time|hours
defining moment
dream school|job|come|come
each other's backs
endless possibilities
every aspect of
everlasting
eye-opening
faced with a|the decision|choice
far and wide
fast paced
fast forward to
fate had
feel|felt at home
feel|felt on top
fire in|inside|within my|me|of
flooded|flood with|of emotions|memories|tears
for the better
fresh start|perspective
friends for life
full of life|love|joy
future endeavors|endeavours
give|gives|gave me chills|goosebumps|life|purpose|hope
get knocked down
golden opportunity|rule
happily ever after
head over heels
high hopes
honored and
huge weight
humble beginnings
i couldn't|could believe|not my|believe|have eyes|ears
i wouldn't|would not? have|change|trade it|a any|thing|for
if i could do it
if i|you can do|dream it
in my own skin
in the same way
infectious smile|laugh|energy
inside and out
it all paid
it|that was a no
joy to everyone|those
key to success
larger than life
leap|leaps of|and
learn from my|your|our mistakes
learn|learned so much
level playing field
lifelong|life-long dream|friends|friendships|passion
make|made a difference|mark
meant|means|mean the|everything world|to
memories|moments i|that|to will|last|lifetime
mixed emotions|feelings
my true self|calling|passion
never be the same
never been the same
never been happier|prouder
never looked back
not easy but|it
not once but
on the right track
opened|open my|our|their eyes
overwhelmed|overcome with|by emotion|joy|emotions|grief
part of something bigger|greater
bigger than myself|me|ourselves
perfect fit|opportunity|place|example
pride and joy
proud of who|how|myself|the
race|raced|racing against
ray of|sunshine hope|light
ready to take|face|conquer on?
reality hit|set|sank
rewarding experience|feeling
role model
rock|hit bottom
sense of belonging|purpose|community
set|sets me apart
sleepless nights
speak my mind
special place in my
step|steps in the right
support system
sweat and tears
taught|teach me everything
that day forward|on
that changed everything
the person i am|was|have
the rest of my life
the world a better
this too shall
tireless|tirelessly
tough as nails
trust|trusted my gut
truly blessed|grateful
unconditional love
wake of
welcome|welcomed with open
what i am made|capable
whole heart|heartedly
with all my heart
with flying colors
with open arms|eyes
without him|her|them i
wouldn't|couldn't|could have it any
wouldn't be where|who|here
think|thinks|thinking|thought outside of? the box
come|came full circle
pick|picked|picking myself|yourself|themselves up
no place like home
hold|held my breath
end of the world
at the end of the day
opened|opens|opening|open new|many|so doors|many
like a deer in
light|lit up the|a room
hit me like a
voice of reason
`);
