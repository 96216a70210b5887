import { groupsByWord } from '../word-groups.js';

/** Words that speak of much the same, so that what was learned of one holds for the others. */
const WORD_GROUPS: Readonly<Record<string, string>> = {
  i: 'i',
  me: 'me us',
  my: 'my our mine',
  self: 'myself',
  you: 'you your yours',
  he: 'he she him her his hers himself herself they them their theirs',
  we: 'we',
  not: 'not no never none nor without neither hardly barely nothing',
  kin: 'dad father daddy papa pops mom mother mama mommy mum stepdad stepfather stepmom stepmother parent parents folks uncle aunt auntie grandpa grandfather grandma grandmother abuela abuelo guardian stepbrother stepsister godfather padre madre padrastro mami tio',
  sib: 'brother sister bro sis twin sibling siblings cousin niece nephew daughter son kid kids child children',
  peer: 'friend friends bestie classmate classmates roommate teammate teammates girlfriend boyfriend partner ex crush buddy amiga amigo novio novia husband wife fiance',
  boss: 'teacher coach tutor counselor pastor priest principal boss trainer director professor babysitter landlord',
  stranger:
    'guy guys man men boy boys girl girls dude someone somebody stranger strangers people person anybody anyone others',
  all: 'everyone everybody everything all world whole entire',
  noone: 'nobody',
  die: 'die dies died dying dead death deceased suicide suicidal unalive perish lifeless coffin grave funeral corpse morir muerto muerte suicidarme suicidio afterlife heaven ctb sewerslide cadaver deadly posthumous buried cremated cemetery casket burial funerals six',
  kill: 'kill kills killed killing murder murdered hang hanging hanged hung drown drowning shoot shooting shot stab stabbed stabbing strangle suffocate slit slitting kms kys matar matarme',
  end: 'end ends ended ending finish finished stop stopped stopping quit over final last done finally',
  live: 'live lives living life alive exist exists existing existence existed survive breathe breathing breath vivir vida',
  gone: 'gone disappear disappeared vanish vanished erase erased leave leaving goodbye farewell bye forever permanently fade missing desaparecer delete deleted erasing memory nowhere',
  wake: 'wake woke waking sleep sleeping asleep nap dormir despertar',
  want: 'want wants wanted wanting wish wishing wished hope hoping hopes pray prayed praying crave ready tempted rather need needs needed quiero prefer',
  plan: 'plan plans planned planning decided decide picked chose chosen date arranged prepared bought saved hid stashed rehearse rehearsing gather collected wrote written note letter letters will',
  think:
    'think thinking thought thoughts imagine imagining picture picturing fantasize daydream dream dreaming consider considering wonder wondering googled looked searched researching urge urges',
  try: 'try tried trying attempt attempted attempts attempting almost nearly went',
  talk: 'say says said saying tell tells told telling text texted texting texts posted post message messaged snapped dm whispered admitted confessed',
  hurt: 'hurt hurts hurting harm harming pain painful ache suffering suffer wound wounded injure injured hurtful agony sting',
  cut: 'cut cuts cutting slice sliced slicing scratch scratched scratching carve carved burn burned burning burns bruise bruised bruises scar scars bleed bleeds bleeding bled blood bloody pinch bite cortarme corto gash',
  body: 'arm arms wrist wrists thigh thighs leg legs skin stomach hip hips neck throat chest hands hand veins vein forearm ankle ankles body face head hair back shoulder lips eye eyes ribs bones nose jaw sleeve sleeves rib feet foot',
  blade:
    'razor razors blade blades knife knives scissors lighter needle pliers glass boxcutter sharpener compass eraser mirror',
  gun: 'gun guns rifle pistol revolver glock trigger bullet bullets ammo weapon weapons bomb bombs firearm shotgun barrel safe',
  rope: 'rope noose belt cord cable ceiling closet beam rod garage',
  high: 'bridge overpass roof rooftop ledge cliff balcony tracks train subway traffic highway tower window garage river lake ocean wheel edge railing deck platform overpasses',
  jump: 'jump jumps jumped jumping step stepping crash crashing crashed fall falling plunge swerve',
  pill: 'pill pills tylenol advil ibuprofen aspirin xanax benadryl melatonin adderall antidepressants painkillers meds medication nyquil oxy oxycodone fentanyl percs pastillas vodka bottle medicine laxatives bleach antifreeze poison drug drugs drugged capsule capsules tablet tablets acetaminophen insulin strip dose cleaner cleaning antidepressant zoloft prozac',
  swallow:
    'took take taking swallow swallowed swallowing downed drank drink drinking overdose overdosed overdosing od gulp chug mixed snort sip sips sipped tasted',
  lethal: 'lethal fatal enough painless quick quickest',
  hit: 'hit hits hitting slap slaps slapped punch punches punched punching beat beats beating beaten choke chokes choked choking kick kicks kicked whip whipped shove shoved grab grabbed grabs drag dragged smack smacked throw throws threw pegan pega golpea attack attacked assault assaulted hanger spoon extension slam slams slammed broke break',
  sex: 'touch touches touched touching rape raped molest molested grope groped nude nudes naked sex sexual kiss kissed kisses undress toca viola inappropriate abuse abused abusing abuser abusive violate',
  threat:
    'threaten threatened threatens threatening blackmail blackmailing leak leaked leaking stalk stalks stalking follow follows followed following revenge force forced forces forcing',
  lock: 'lock locks locked trapped trap confiscated kicked evicted thrown homeless shelter couch street streets car lawn runaway ran basement fridge bench van',
  fear: 'afraid scared terrified frightened fear scary unsafe safe danger dangerous',
  home: 'home house apartment room bed bedroom bathroom door porch',
  night:
    'tonight night nights midnight morning today tomorrow yesterday sunday monday friday weekend soon now every always daily anymore again',
  drunk: 'drunk drinks drinking high angry mad rage temper yelling screaming yells screams violent',
  fat: 'fat skinny thin weight weigh pounds calories calorie lbs',
  food: 'eat eats eating eaten ate food meal meals dinner lunch breakfast starve starving starved fasting hungry hunger binge binged',
  purge: 'purge purged purging vomit vomiting puke puking throwing',
  faint: 'faint fainted fainting dizzy unconscious passed blackout collapsed',
  burden:
    'burden worthless useless waste worthlessness pathetic embarrassment hated hate hates hating unloved unwanted failure disgusting nothing loser mistake ashamed disappointment oxygen air space',
  hopeless:
    'hopeless pointless meaningless empty numb broken lost alone lonely trapped despair darkness dark void dread helpless',
  better: 'better happier relieved easier lighter fine peace peaceful relief favor',
  point: 'point reason purpose meaning worth matter matters mattered',
  miss: 'miss notice care cares cared cry cries mourn remember forget',
  giveaway: 'gave give giving away',
  voice: 'voice voices hear hearing head hallucinating',
  tired: 'tired exhausted sick drained done worn',
  cant: 'can could able',
  will: 'would shall going gonna',
  feel: 'feel feels feeling felt',
  get: 'get gets got gotten getting',
  help: 'help helps helped stop please save',
  lol: 'lol lmao haha jk hahaha rofl xd omg lolol kidding joking',
  essay:
    'essay essays supplement supplements paragraph paragraphs draft drafts prompt prompts personal statement poem story novel character book film movie play documentary paper poems hamlet',
  test: 'sat act psat exam exams test tests quiz final finals midterm score scores points retake retest math reading',
  class:
    'class classes course courses ap aps calc calculus chem chemistry physics bio biology history english homework grade grades gpa transcript honors ib semester teacher stats lab',
  apply:
    'apply applying applied application applications app apps submit submitted submitting portal fafsa css deadline deadlines due waitlist waitlisted deferred deferral rejection rejected denied accepted accept decision decisions admitted admission admissions early rolling commonapp',
  college:
    'college colleges university universities school schools campus campuses dorm dorms ivy ivies suny uc harvard yale princeton stanford duke mit michigan ohio penn cornell nyu ucla usc georgetown berkeley purdue texas alabama boston rice tufts tulane vanderbilt columbia brown northwestern',
  major:
    'major majors majoring minor nursing psychology engineering premed business criminology forensic pharmacy prevention awareness degree program programs studies science',
  club: 'club clubs team teams varsity captain sport sports soccer football basketball volunteer volunteering volunteered hotline robotics band debate practice game tournament fundraiser founded activity activities extracurricular job work shifts',
  money:
    'cost costs price prices pay paid tuition afford aid scholarship scholarships loan loans debt money expensive cheap cheaper budget fee fees grant grants dollars income',
  list: 'list safety safeties reach reaches target targets chance chances odds acceptance rate',
  rec: 'recommendation recommender recommenders counselor rec recs interview interviews tour tours visit visiting',
  jokekill: 'literally figuratively',
  passed: 'passed cancer hospice grief grieving grandmother lost',
  grad: 'graduation graduate graduating prom homecoming senior junior freshman sophomore',
  law: 'police cops jail report arrested',
  schoolviol: 'shooter shootings lockdown gasoline targets columbine shooting',
  secret: 'secret anyone promise trust',
};

export const groupsOf = groupsByWord(WORD_GROUPS);
