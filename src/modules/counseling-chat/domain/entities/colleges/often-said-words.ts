/**
 * Ordinary words beside those of everyday questions: what the vocabulary of Universal Sentence Encoder Lite (Apache 2.0) writes with a
 * small letter, and what the strangers whose questions are in `bench` said more than once, without names.
 */
export const OFTEN_SAID_WORDS: ReadonlySet<string> = new Set(
  `
  abandon abbreviations abilities ability abortion absence absent absolute absolutely absorb abuela abuse academically
  accent acceptable access accident accommodations accomplish accord according accountant accredited acct accumulat
  accus accused aceptan achievement acid acknowledge acquire acquired acquisition acres act acting actions activate
  active activist actor actress acts actuarial actuary adapt added addict addiction addition additional address adequate
  adhd adjust admin administration administrative administrator admire admit admitted adopt adopted adoption adorable
  adults advanced advantage adventure adversity advertise advertising advisable advise advocate affair affected
  affiliate afterwards agencies agency agenda agent aggressive ago agreed agreement aide aight aim aiming aint aircraft
  airline airplanes airport alarm album alcohol alert algebra algo algorithm alguien alien align alike alive allegations
  alleged allegedly allergies allow allowed allowing allows alongside alot alphabetical alright alter alternate
  alternative altogether alum amazon ambulance amendment american americorps amiga analog analysis analyst analysts
  analyze anatomy ancient anger angle angry animal animals animation anime ankle anniversary announce announced
  announcement annoy annoying anonymous answers antes anti antibiotic anticipate anxiety anyhow anyplace apartment apes
  apologize app apparent apparently appeal appearance appeared appears appendix apple appointed appointment apprentice
  apprenticeship apprenticeships appropriate approval approved approximately apps april aptitude apush aqui arch
  architect areas aren arent arguing argument arm arms army arrange arrangement array arrest arrested arrival arrived
  articulation artificial artist artistic arty ashamed aside asleep assault assert assess assessment assets asshole
  assigned assist assistance assistant associate associated association assuming assumption asthma astronomy asvab
  asylum atheist athletic atmosphere attach attached attacks attempt attendance attendant attendants attended attics
  attitude attorney attract attracted attraction attractive attribute auction audience audio audit audition auditions
  august aunque aunt aunts authentic author authorities authority autism autistic auto autocorrect automatic
  automatically autumn available avoid awake award aware awareness awkward ayyy babies babysit babysitting bachelors
  background backwards bacteria badge bagpipes bags bail bake bakery balance ball ballot ballpark ban banana bang bank
  bankrupt bankruptcy banned banner bar barato barbecue barber barbershop bare barn barrel barrier bars baseball
  basement basis basket bat batch bathroom battery battle bday bear beat beauty beca becas becomes becoming bedroom bees
  begging begun behalf behavior behaviour bein belief believed believing bell belong beneficial benefit benefits besides
  bestie bet bias bible bid bien bike bilingual biliteracy billion bin binder biochem biologist biomed bird birth bit
  bitch bite blame blank blast bleach bleeds blend bless blind blink blinked blinking block blog blonde blood blow blue
  blunt blur boast boat boba bodies boil bomb bond bone bonjour bonus bookmark books boom boost boot booths border bored
  borrow boss bother bottle bounce bound bout bow bowl box boxes boyfriend braces braiding brain brainstorm brake branch
  breach bread breakfast breaking breakup breast breath breathe breed brew brick bridge brief brilliant bringing broad
  broadcast brochure brochures broker bros brought brown browser bruh brush brutal btw bubble buddy budge budget buenas
  bueno buff bug bugging bugs bulk bull bullet bullshit bump bunch burden burgers buried burn burnt bursar burst bury
  bus busco businesses but butter buying byebye cabinet cable cadet cafeteria cage cake calc calculator calendar calf
  cali calm calories cals camera campaign cancer candidate candidates candle cant cap capabilities capable capacity
  capital captions capture car carbon carburetor card cardboard cards careful carefully carpenter carpentry carried
  carrier carrying cars cartoon cases caseworker casino cast casual cat catalog categories category cattle caused
  causing caution ceiling celebrate celebration celebrities celebrity cell cello cells cent central centre centuries
  century ceramics cerebral ceremony cert certainly certificate certification certifications certified certs chad chafee
  chain chair chairman challenge challenging champion championship changing channel chapter char character characters
  charged charges charging charity chart chase chatbot chatgpt cheat checkbook checkbox checklist cheek cheer cheese
  chef chem chemo chess chest chick chicken chief childcare childhood chill chin chip chocolate choir choosing chop
  chosen christian christmas chromebook chronic chuck chunk cigarette cinema circle circuit circum circumstances cite
  cities citizen citizens city ciudadana civic civil civilian claim claimed claims clapped clarify classic classmates
  classroom clay clearinghouse clearly clep clever cliche click client clients climate climb clinic clinical clip
  clipboard clock clones closely closest closet closing clothes clothing cloud clue coaches coalition coat coca coed
  coffee cognitive cohort coin coincide cola coll collaboration collapse collateral colleague collect collection college
  colon color colour column combat combination combine combined combo come comedy comfort comfortable comic comm command
  commended comment comments commercial commission commit commitment committed committee communicate communication
  communities commute commuter commuting como comp companies comparison compatible compensation competing competition
  competitor complain complaint completed completely completion complex compliance complicated compliment component
  compose composite compound comprehensive compress comprise compromise comunitario concentrate concentration concept
  concerned concerns concert conclude conclusion concrete concussion condemn condition conditional conditions condom
  conduct conducted conf conference confess confetti confidence confident confirm confirmation confirmed conflict
  confront confusing congratulations congress congressman connected connection cons conscious consecutive consensus
  consent consequence conservative consideration considering consist consistent console consolidate consortium
  conspiracy constant constantly constitution construct construction consult consultant consume consumer consumption
  contain contemporary contend content contest context continuation continues continuing continuous contract contractor
  contradict contrast contribute contribution contributor control controlled controller controversial controversy
  convenient convention conversation conversion convert convey convicted conviction conviene convince convo cooked coop
  cooperation cop cope cops core corn corner cornfield corporate corporation corps correction correctly correspond
  corrupt corruption cosigner cosmetology costume couch coughed couldn couldnt council counsel counter counterpart
  countries couple courage court courteous courthouse coverage covid cow cows cozy crack craft crap crash cream created
  creating creation creative creator creature credential cree creep crew cricket cried cries crim crime cringe crisis
  criteria critic critical criticism crohns crop crore cross crowd crown crucial cruise crush crutches cry crying cuando
  cuanto cuatro cube cult cultural culture culvers curiosity currency currently curriculum curse cursed cursing curve
  cushion cuss custard custody custom customer customers cute cutoff cutthroat cutting cuz cyber cybersecurity cycle
  daca dad dads dairy damage damn dancing dang dangerous dash dashboard database datos day daycare dealer dealing debate
  debt debut decade decades december decent deck declared decline declined decor decrease dedicated default defeat
  defence defend defense defensive defer deferral deficit defined definitely definition delay deliberate delicious
  delight delivered delivery dell demand dementia demo democracy demon demonstrate demonstration denial dentist deny
  department dependent depending depict deploy deported deposit depressing depression dept depth deputy derivative
  descend described describing description desert designed designer desire desktop desperate despite despues destination
  destroy destroyed destruction detail detailed detect determine determined developed developing development device
  devices devolver diabetes diabetic diagnosed dialogue dialysis diamond diary dice dick dictionaries dictionary didn
  didnt diesel diet dietitian diff differ dig digging digit digital digits digo dime dimension dinero dining diploma
  dipped directed directly director dirt dirty disabilities disability disabled disadvantage disagree disappear
  disappoint disaster disc discharge disciplinary discipline disclose disclosed discord discount discover discovered
  discrimination discussion disease dish dishwasher dislike dismiss disorder display dispute disregard disrupt distance
  distinct distinguish distract distribute distribution district disturb ditch diverse diversity divide dividend diving
  division divorce doable doce docs document documentary documentation documentos doesn doesnt dog dogs doin domestic
  dominant donde doomed doordash dope dorm dorming dots download downside downtown downvote dozen drag drain drama
  dramatic draw drawbacks drawing drawn dreads drew drill drink drinking driven driver drivers dropping drove drown
  drowning drug drugs drum drunk dry duck dude dumb dump dunno duolingo dust duty dying dynamic dysfunction dyslexia
  eager ear earned earnings earth ease easily eastern econ economic economy edge edit edition editor educate effective
  effectively effects efficiency efficient efforts egg eighteen eighth elaborate elected election elective electives
  electric electrician electricians electricity electro electronic element elementary elements elevators eleven eleventh
  eligibility eligible eliminate elks ella ellos elsewhere emancipated embarrassed embarrassing embrace emerge emerging
  emissions emotion emotional empezar emphasis employ employee employees employer employment empower enable encounter
  encourage encouraging end endorse ends enemies enemy energy enforce enforcement engage engaged engagement engine
  engineer english enhance enjoyed enlist enlisting enormous ensure entered enterprise entertain entertainment entirely
  entities entitled entity entrance entregar entrepreneur entrepreneurship entrevista entry envelope enviro environment
  environmental epilepsy episode equally equine equipment equity equivalency equivalent era erase erection error escape
  escribo esports essential essentially est esta establish established establishment estan estate estatus este estimated
  esto etc ethic ethnic ethnicity euro evaluat evaluate event events eventually everyday everywhere evidence evil
  evolution evolve examination examine exceed exception excess exchange excitement exciting exclusive excuse execute
  execution executive exempt exercise exhaust exhibit existence existing exit expand expansion expectations expected
  expense experienced experiencing experiment expert expertise explained explanation explicarme explode exploit
  exploratory explore explosion export exposed exposure express expressed expression extend extended extension extensive
  extent external extreme extremely fabric facebook facetime facilitate facilities facility facing factor factors
  faculty fafsa faint fairly faith fallback fallen falling familiar families fan fans fantastic fantasy farm farmers
  farther fashion faster fat fatal favor favorably favour favourite fear feature featured features featuring february
  fecha federal fee feed feedback feet fell fellow felony ferpa festival fever fiance fiction fifteen fifth fifty
  fighter fighting filed files filing filled filter finalist finalists financing finger firearm fired firefighter firm
  firma firmar fiscal fish fitness fixable flag flame flash flashlight flat flavor flexibility flexible flip flirt float
  flood floor flour flow flu fluff fluid fly flyer flying focus focused folder folding folks followed following fool
  foolish foot footage forced forces forecast forensic forensics forever forgive forgiven forgotten forklift formal
  format former formula formulario forreal fort forth fortune forty fought foundation fourteen fourth frame framework
  franchise frat fraternity frats fraud freak freedom freeze french frequency frequent frequently fresh friday fridays
  fridge friendly friendship frogs froze frozen fruit frustrated frustration fuck fucking fuel fulfill fully fun
  function fundamental funding funds funeral fur furnace furniture gain gallon gaming gang garage garden gas gate gather
  gay gear gecko geckos gene generate generic generous genetic genius genre gente gentle genuine geography geology
  geometry gets ghhh ghost ghostwrite giant gift gig gimme girlfriend glass glasses global glorious glove goat goats
  gobierno goin gold golf gonna google goose gorgeous gotta gotten govern government governor govt gpas grab grad
  gradually grammer grand granddaughter grandfather grandma grandmas grandmother grandpa grandparents grandpas grandson
  granted graphic graphs grass grateful gratis gravity greater greatest greet grew grey grill grind grip grocery gross
  ground groups growing grown grownup growth guard guardian guest guidelines guilty guitar gun gym habla hablo hace
  hacer hack hago haha halal halfway halloween hallway halves ham hamster handle handling hands handshake hang happening
  happier happiness hardship hardware harm harsh hasn hasnt hasta hat haven havent haze hbcu headache headline
  headquarters healthcare healthy hearing heat heaven heavily heck hedge height helicopter hell helmet heop her heritage
  hero heyyyy hhhhhhhhh hiding highkey highlight highly highway hiii hija hijab hijo hilarious hill him hint hip hire
  hired hiring his hispanic historic historical hits hitting hmong hockey hole holistic homecoming homeless homeroom
  homeschool homeschooler homeschoolers homesick homesickness hometown homosexual honduras honey honour hoodie hook
  horizon hormone horrible horror horse hospitality host hot hotel household howdy http hug humans humor hundreds hung
  hungover hungry hunt hurricane hurricanes hurry husband hvac hybrid hydro hygienist hyper hypothetically ice ideal
  identical identified identify identity idiot ielts igetc ignorant ill illegal illness illustration images imagination
  imma immediate immigrant immigration immune immunization impact implement implementation import importance impose
  imposter impress impressed impression impressive improvement incentive inches incident incomplete incorporate
  increased increasing increasingly incredibly indeed independence independent india indicate indication indicator
  individual individuals indocumentada indocumentados industrial industries industry indy infant infected infection
  infinite inflation influence info inform infrastructure ingredient inherent inherit inhibit initial initially
  initiative injured injuries injury innings innocent innovation innovative input insane insert insight insist
  inspection inspired insta instagram install installed instance instant instate instinct institution instrument insulin
  insult insurance integrate integration intellectual intelligence intelligent intend intended intense intent intention
  inter interact interaction interface interfere interior internal interpret intervention intro introduce introduced
  introduction inventory invest investigate investigating investigation investment investors invisible invite invited
  involve involving iron irre island isnt isolated issued item itin itll its itself ivies jack jacket jail janitor
  january jealous jeans jerk jersey jobs joint journal journalism journalist journey joy jrotc juarez judge judgment
  juice july jump june junk jurisdiction jury juvenile juvie karma keeping kept keyboard khan kick kid kidding kidney
  killed kinda kindergarten kiss kitchen kitten knee knife knock knowledge kroger lab label labor laboratory labour labs
  lacrosse ladies lady laid lake lame land landlord landscape lane lanyards laptop largely lashes latest latina latter
  launch launched laundromat law lawmakers lawn lawnmowers lawns laws lawsuit lawyer lay layer lead leaders leading
  league leak lean lease leather lecture led leftover leftovers leg legend legislation legit legitimate legos legs lemme
  lemon lender length lens lesbian let lets letting leukemia lever leverage librarian license lie lied lies lifeguard
  lifeguarding lifesaver lifestyle lift likelihood limited lineman lines linework linguistics linked lion lip liquid
  listed listening literature llama llenar lmao lmaooo load lobby located loci lock lodge log logged logic logical login
  logo lol lookin loop loose lopsided losses lotta lottery loving lowkey loyal luego lung luxury lying lyrics mad
  maestra magazine magic magnet mainly mainstream maintenance majority makeup mall mama mamaw man managed management
  manager managing mandar mandate mando manner manual manufacture manufacturer manufacturing map maps margin mariachi
  marijuana markets marriage marry mascot mask mass massive master mate material maternity mathematics matriculate
  mature max may maya mcdonalds meal meaning meaningful meantime meanwhile measure meat mech mechanic mechanism medal
  media medic medicaid medication mediocre meds mejor members membership memories memory men mention mentioned mentor
  menu merely merged mess metal metaphor meteorology method metrocard mexican micro microwave midnight midterms midwest
  midyear miedo migra migraines mild militant milk mill million mini minimal minister ministry minor minority minus
  miracle mirror miserable missile mission mix mixes mixing mixture mobile mock model models moderate moderators modern
  molecule momentum monday moneywise monitor mono monster mood moon moral mortgage motel motion motivate motivation
  motor motorcycle mount mountain mouse movement movies mowing multi multiple multiply multivariable municipal murder
  muscle museum musical muslim mutual mystery myth nada nadie naia nail naked nana napkin napping naps narrative nasty
  nation national native natural naturally naviance ncaa nclex necessarily neck negotiate negotiation neighbor
  neighborhood neighbour nephew nerve network neuro neuroscience neutral newsletter newspaper nickname niece nightmare
  nineteen nineties ninety ninth nite noche nodded noise nombre nominated nomination nominee nonbinary noncustodial
  nonprofit noon nooo nope normally north northern nose notas note notebook notebooks notes noticed notify novel
  november nowhere nuclear nudge numerous nursery nutrition nutritionist nuts obey object objective obligated obligation
  obliged oboe oboes observation observe obsessed obtain obvious occasion occasionally occurred ocean october odd
  offense offensive offering officers officials ohhh oil okay ongoing onto oops opened operate operating operation
  operations operator opponent opportunities opportunity opposed opposite opposition opt orange orchestra ordered
  ordinary organ organic organisation organization organize orientation origin original originally orthodontist otro
  ouch ought our ourselves outdoor outfit outline output outstanding outta overcome overdone overkill overnight override
  overseas overstayed overtime owe owed owes owing own owners ownership owns oxygen pack pagar painful paint painting
  pair pal palmetto palsy pan panel panicked panicking pantry pants papas papaw papeles paperwork parachute parallel
  paramedic parameter parking parliament partially participant participate participating participation particular
  particularly parties partnership parts pasa passenger passes passing passion passionate passport password paste pastor
  patch patent patience patient patients patrol pattern paycheck payday peaceful peak peanut pedir pell pena penalty
  pending penis penny pension pepper perception perf perfectly perform performance performed permanent permissible
  permission permit pero persist personality personally personnel perspective pesos pet petition petroleum petty pharm
  pharmacist pharmacy pharmd phase phew philippines philly phlebotomy photograph photos phrase physically physician
  piano pickup pics pictures pide pieces piercing pig pigeons pigs pile pill pillows pilot pin pink pipe pipeline piqs
  pitch pity pizza placed placement placements plane planet planned plant plants plastic plate platform players playing
  playoffs plays plea pleasant pleasure pledge plenty plot plug plumber plumbers plumbing pocket podemos poem poison
  poli policies polish polishing polite political politician politics poll pollution pond poner poof pool pops
  population porch porn port portal portals portion portray pose positive posse possess possession possibilities
  possibility possibly posted postpone potato potential potentially pots pound pounds pour poverty powder power powerful
  ppl practical praise pray prayer precalc preciate precise predict preferably preference preferred pregnancy pregnant
  preguntar premed premier premise prepa preparation prepared preparing preschool prescreen prescription presence
  presentation presented preserve presidential press prevent previous previously pricing pride priest primarily primary
  prime primero principal principle prior priority prison privilege prize prob probability probation procedure proceed
  produce produced producer producing production products profession profit profs programme programming prohibit prom
  prominent promising promote promoting promotion pronounce prop proper properly properties proportion proposal proposed
  pros prosecutor prospect prosthetic prosthetics protection protein protest prove proved proven provided provider
  provides providing province provision provisional provost psat psych psycho psychological psychologist pub publish
  published puede puedo pulled pulse pump punch punish punishment pup puppetry puppy purchase purchased purchasing pure
  purple pursue pushed pushing putting puzzle qual qualifications qualified quant quarter quarterback queen queer quest
  questbridge quiere quisiera quiz quote rabbit racial racing racism racist radar radical radio radiology rail rain
  raised raising rally ramen ranch rape rare rarely rating rational raw reached react reaction realise reality realize
  realized reapply rear reasonable rebound rebuild recall receipt receiver receiving recibir recipe reciprocity
  recognise recognition recognize recognized recon reconsider recorded records recover recovery recruit recs reddit
  redid redo reduced reducing reduction refer reference referred referring refine reflect reform refresh refugee refund
  refuse refused regard regarding regardless regents regime region regional register registered registrar registration
  regret regularly regulate regulation regulations regulatory rehab relate relation relationship relative relatively
  release released relevant reliable relief relieve religion religious rely remain remained remaining remains remark
  remarried remote removal removed removing renewable renewal renewed rent repair repeatedly replaced replacement
  replacing replied reported reportedly reporting reports represent representative reputation request requested
  requiring rerun resale rescind rescinded rescue researchers reselling reserve residence residential resist resistance
  resolution resolve resort resource resources respect respectively respiratory responded responsibility responsible
  restaurant restore restraining restrict restrictions retail retain retention retire retired retirement retook returned
  reuse reveal revealed revenue reverse revoke revolution reward rewrote rice ridiculous rifle rigged rights ring rink
  rip ripoff rise rising rival river rob rock rocket rodeo roll romance romantic roof rookie roomie root rope rose
  roster rot rotary rotc roughly route routine row rowing royal rub ruin ruling rumor rundown runner runs rush sacrifice
  sad sake salad salary sale sales salt sanction sand sandwich sane sank satellite satisfaction satisfied satisfy
  saturday saturdays sauce saw say sayin scam scan scandal scar scare scattered scenario scene scheduled scheme scholar
  scholars scientific scientist scoring scrap scratch scream screen screenshot screw script scroll scrub scrubs seal
  seat secondary secret secretary sector secundaria securities security seeds seeing seek seeking seemed seemingly
  segment seguir seguro seizures selected selection selfish selling semi semifinalist senator senioritis sensible
  sensitive sensor sentence sentiment seperate sept september sequel sequence sergeant serial series served server
  serving set sets setting settle settlement setup seventeen seventh seventy severe sex shade shadow shake shame shampoo
  shape shared shares sharing sharp shelter shelves shield shift shipping shipyard shirt shit shitty shock shoe shoes
  shook shoot shooting shop shopping shorten shoulder shouldn shouldnt shout shower shown shrink shrugged shut shy
  sibling siblings sides sideways sighs sight signal signature signed significant significantly signs silence silent
  silly silo silver similar sing singer singing sink sites sitting six sixteen sixth sixty skate skateboard sketchbooks
  sketches sketchy ski skill skin skinny skip skirt sky skyscrapers slap slave sleeping slept slice slid slide slight
  slightly slip slot slowly smartphone smash smell smile smoke smoking smooth smth smthn snack snake snap sneak snobby
  snore snotty snow soak sober society sociology sofa softball software solar sold soldiers solicitud solo solution
  someday someplace somethin somewhat son song songs sonography sooo soooo soph sophmore sorority sorta sought soul
  sources sourdough southern spa space span spanglish spare spark speaking spec specialist species specifically spectrum
  speech speed spell spending sperm spike spin spiraling spirit spiritual spit split spoil spoke spoken spokesman
  spokesperson sponsor sposed spouse spray spread spreadsheet spreadsheets squad square squat squeeze srar stadium
  stairs stake stall stalling stamp standardized standards standing star starbucks stare stars startup starve stat
  stated station statistics steady steal steam steel steer stem stepdad stepdaughter stepmom stepped stepson stereotype
  stick stipend stock stolen stomach stone stood stoplight stopped storage store stores stories storm strain stranger
  strategic strategies strategy straw strawberries streak stream street strength strengthen stretch strike striking
  string strip stroke struck structure struggling studied studio stunning stutter submission subreddit subs subscribe
  subscription subsequent subsidized substance substantial substitute subtract suburb subway succeed successful suck
  sudden suddenly suffer suffered suffering sufficient sugar suggested suit suitcases summary sumn sun sunday sunflower
  sung sunny superior supper supplier supplies supply supported supporters supporting surface surfing surge surgeon
  surgery surprise surprised surprising surrounding survival survive survivor suspect suspended suspicious sustain swap
  swear sweat sweatshirt sweatshirts sweep swim swimming swing symbol symptoms syndrome systems tablet tabs tackle taco
  tactic tagalog tail talent tall tamales tank tap tape tapestry taqueria tarde tardes tasfa task taste tattoo taxable
  taxi taxpayer tea teammate teams tear technical technician technicians technique technologies technology teenage
  teenager teeth tele telephone television tells temp temperature template temporary tend tennis tension tenth terminal
  terrified territory terror terrorism terrorist tested texan textbooks thanksgiving theater thedream theory therapist
  therapy theyll thick thin thinkin thirteen thirty thousands thread threat threatened threw thrill throat throughout
  thrown thru thumb thurs thursday thursdays thus tick ticket ticking tie tied tiene tier tight tiktok till time
  timeline times timing tiny tip tips tire tissue tmrw toast toca todavia toddlers todo todos toefl toilet tomatoes tone
  tongue tools top tops tore torn torture toss tossed touchdown tourist tournament towards toy trabajo tractor trading
  tradition traditional traducir traffic tragedy tragic trail trailer trained training trait trans transaction
  transferred transform transition translate translation translator transmission transport transportation trap trash
  trauma treated treatment tree tremendous trend tribe tribute trick tries trig trigger trillion trim trip troll
  trombone troops truck truly trumpet tuba tube tues tuesday tune turn turned turning turns tutorial tweet twelfth
  twelve twenty twist typical typically typo uber ughh uhhh ukraine ultimate ultimately ultra unable uncertain unchecked
  unclaimed uncomfortable undeclared underlying understanding understood undo unemployment unexpected unfortunately
  unhinged uniform union unis units universal universe unknown unlike unlimited unmarried unnecessary unpaid unrelated
  unrestricted unsub unsubsidized unusual unwritten upcoming upfront upgrade upper upvote upward urge urgent users usual
  utili utilize vacation vaccines vagina vague vale valuable valued values van vanish vanished vaping variable variation
  variety various varsity vast vegetable vegetarian vehicle vehicles vendor venezuela venture venue verbal verbs verdad
  verdict verification verify versa versus vessel veteran vets vice victim victims victory video videos views village
  villain viola violat violation violence violent violin virgin virus visa visible vision visitors visual vital vitamin
  vivimos vocal void volleyball volume vote voted voters voting vouch voucher vouching vulnerable wage waitress waive
  waived waiver waivers wake walked walking wall wallet walmart wanna war ward warden warehouse warned warning warrant
  wash wasn wassup watched watching wave ways weakness wealth weapon weapons wear wearing web webinar wedding wednesday
  weekdays weigh welcome weld welder welding welfare welp weren western wheel wheelchair wherever whew whichever whining
  whiny whiteboard whoever widely widow width wifi wiggle wildlife wind window windows wine wing winner winning wipe
  wire wireless wisdom wise withdraw withdrawal withdrew witness wonderful wont wood wore workers workout worksheet
  worksheets workstudy worldwide worn worries worship worthwhile wouldn wound wow wrap wreck wren wrench wrestle
  wrestling writer xmas yall yank yard yards yea yearbook yellow yessir yikes youth youtube zell zombie zone zoo zoom
  `
    .trim()
    .split(/\s+/),
);
