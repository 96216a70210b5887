import { phraseLines, wordSet } from '../list-text.js';

/** Words that machine-like and template-like passages lean on. Positive evidence only: none of them is a simple word. */
export const ORNATE = wordSet(`
tapestry testament beacon catalyst cornerstone realm intricate multifaceted profound profoundly unwavering transformative pivotal resonate resonates resonated
cultivate cultivated cultivating instill instilled instilling ignite ignited igniting underscore underscores underscored embody embodies embodied embodying
embrace embraced embracing foster fostered fostering fosters navigate navigated navigating embark embarked embarking endeavor endeavors holistic synergy nuanced
kaleidoscope symphony crucible indelible invaluable boundless ever-evolving ever-changing fast-paced interconnected interconnectedness steadfast relentless
unyielding harness harnessing harnessed empower empowered empowering empowers illuminate illuminated illuminates illuminating delve delved delving
transcend transcends transcended transcending dynamic vibrant myriad plethora encompass encompasses encompassing encapsulate encapsulates
commitment dedication perseverance resilience empathy collaboration innovation adaptability introspection self-discovery mosaic odyssey
trajectory intersection landscape aspirations enriched enriching enrich meaningful meaningfully authenticity inclusivity forge forged forging
honed honing reinforced reinforcing solidified solidifying deepened deepening broadened broadening transformed
`);

/** Stock phrases of template-like passages. */
export const GENERIC_PHRASES = phraseLines(`
ever evolving|changing|shifting|expanding
fast|rapidly paced|changing|evolving
rich|vibrant|complex|intricate|diverse tapestry|mosaic
tapestry|mosaic|symphony|kaleidoscope of
testament to
beacon|source|pillar of hope|strength|light|inspiration|knowledge|support
catalyst|cornerstone|foundation|springboard|platform|blueprint|bedrock for|of
driving|guiding force|principle|light
play|plays|played|playing a|an crucial|pivotal|vital|significant|key|important|integral|instrumental role
shape|shaped|shapes|shaping my|me|who|our|the|not
instill|instilled|instilling|instills in|within|a me|us|deep|strong|sense
ignite|ignited|ignites|spark|sparked|fuel|fueled|kindled|fanned|nurtured a|my|an|the * passion|curiosity|interest|desire|love|drive|fascination|fire
foster|fostered|fostering|cultivate|cultivated|develop|developed|gained|build|nurture|nurtured * sense|spirit|culture|environment|community of?
deep|profound|newfound|strong|strengthened|greater|renewed|shared|unwavering|innate|deeper sense|understanding|appreciation|respect|commitment|connection|desire|awareness|empathy of|for|to|with
sense of purpose|belonging|community|responsibility|identity|wonder|accomplishment|unity|self|empathy|fulfillment|direction|duty|connection
hone|honed|sharpened|strengthened|refined|developed|enhanced|cultivated|strengthening|honing my|our|their|these * skills|abilities|leadership|communication|thinking|understanding
push|pushed|pushing the boundaries|limits of
navigate|navigated|navigating the|life's|new|complex|these * complexities|challenges|landscape|world|waters|adversity
embark|embarked|embarking on|upon
journey of|toward|towards|has|was|into|that self|has|taught|growth|discovery|learning|shaped|been|personal
transformative|formative|defining|pivotal experience|experiences|journey|moment|moments|power|years|period
invaluable|valuable|important|countless|priceless|essential lessons|lesson|skills|insights|insight|experience|experiences|perspective
meaningful|lasting|positive|tangible|profound|significant|indelible|real impact|difference|change|contribution|contributions|connections|ways|mark
diverse|different|unique|fresh|multiple|varied|broader|new|global perspectives|perspective|backgrounds|cultures|viewpoints|voices|range|experiences
importance|power|value|beauty|strength|essence|significance|virtue of perseverance|resilience|community|education|diversity|teamwork|empathy|kindness|hard|connection|collaboration|storytelling|dedication|patience|embracing|communication|adaptability|gratitude|leadership|curiosity|humility|self|compassion|courage
challenges|obstacles|setbacks|failure|failures|adversity as|into|not|is opportunities|an|as|stepping
opportunities|opportunity for growth|learning|to|self
personal|intellectual|academic|professional|emotional|holistic growth|development|journey|and
resilience|perseverance|determination|dedication|empathy|compassion|leadership|integrity|creativity|curiosity and resilience|perseverance|determination|dedication|empathy|compassion|leadership|integrity|creativity|curiosity|adaptability|teamwork|innovation|hard|understanding
commitment|dedication|devotion to excellence|service|learning|growth|community|making|helping|academic|social|my|others|lifelong|the
intellectual curiosity|vitality|growth|pursuits
lifelong learner|learning|journey|passion|commitment
well rounded individual|person|education|student
critical|analytical|creative thinking|thinker
problem solving skills|abilities|and
bridge|bridging|bridged the|between gap|gaps|cultures|worlds|divide|communities
intersection of
beyond the classroom|classroom,
as|when i look|move|step|continue|reflect|prepare|embark|stand|navigate forward|ahead|to|on|into|at|the
eager|excited|poised|determined|committed|ready to contribute|continue|embrace|bring|embark|immerse|collaborate|make|apply|use
contribute|contributing meaningfully|positively|to my|our|the|a|society
positive|social|lasting|systemic change|influence|impact
endless|limitless|boundless|infinite|countless possibilities|opportunities|potential
inspire|empower|uplift|mentor|support|advocate|motivate others|for|and|those|people|individuals|communities|future
this|these|that|my|the experience|experiences|journey|challenge|realization|moment|opportunity|passion has|have|not|also|ultimately|truly|only? taught|shaped|shapes|only|reinforced|instilled|transformed|ignited|deepened|allowed|enabled|equipped|inspired|made
valued|value|embrace|embraced|embracing|celebrate|celebrating the|diversity|my|challenges|change|failure|new|opportunities|vulnerability|differences
make|making|made|leave|leaving a|an * impact|difference|mark
world around me|us
around the world|globe
a better|brighter|more future|tomorrow|world|just|equitable|inclusive
future generations|leaders|endeavors
strive|striving|strived to|for
academic|personal|professional excellence|and|growth|success
power of education|community|words|music|storytelling|perseverance|technology|science|human
`);

/** The "not only ... but" frame. */
export const BALANCE = phraseLines(`
not only|just|merely|simply|solely * _ _ _ _ but
not only _ _ _ _ _ _ but
not only|just|merely|simply|solely * but
more than just|merely|simply
is|was|are|isn't|wasn't not? just|merely|simply|only|about _ * it's|it|but|they
both academically|personally|in|inside|as and|or
`);

/** They follow a comma at the end of a sentence. */
export const TAILS = wordSet(
  'fostering shaping allowing enabling inspiring highlighting reminding teaching transforming instilling reinforcing cultivating empowering ensuring solidifying reflecting showcasing deepening igniting fueling paving providing strengthening demonstrating underscoring illuminating broadening motivating encouraging equipping challenging sparking guiding bridging nurturing enriching honing emphasizing embodying uniting',
);
