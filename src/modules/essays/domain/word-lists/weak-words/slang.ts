import { phraseLines, wordSet } from '../list-text.js';

export const SLANG = wordSet(
  'anyways gonna wanna gotta kinda sorta dunno lol lmao omg tbh idk btw bc cuz cus u ur thx pls ppl fr ngl lowkey highkey yall imo smh tho bestie vibes vibe sus lit cringe dope chill bruh bro dude legit flex flexing bruv homie homies goated slay slayed bussin yeet yolo fomo nah yup yep gotcha lemme gimme tryna finna ya hype hyped noob newbie ew yay ugh meh',
);

/** Chat language of more words than one. */
export const SLANG_PHRASES = phraseLines(`
no cap
not|ain't even close
trash|garbage at
was|is|were a real one
see ya
on god
for real|reals for? real?
straight up
low|high key
like|was yeah|whatever|wow|dang|okay
and stuff
or whatever
stuff like that
big time
mad|hella|crazy good|respect|props|fun|hard|long
killed|crushed|nailed|slayed|aced it|that
ate it|that
trying|try|tryna to? flex
what's up
you guys
no joke
game changer
so extra
hit|hits different
ain't
y'all
freaking|freakin
sucked|sucks
huge|cool|chill|funny dude|bro
`);
