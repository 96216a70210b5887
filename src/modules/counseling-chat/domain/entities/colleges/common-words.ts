/** Words of everyday questions. Typed right, they are no misspelled names of colleges. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  mouth mouths theres heres wheres whos hows whens whys thats theyre theyve youre youve weve wasnt werent hadnt couldve shouldve wouldve
  able about above abroad academic accept acceptance accepted accepting account accounting accurate achieve across
  action activities activity actual actually add adding admission admissions adult advance advice advisor aerospace
  affect afford affordable afraid after afternoon again against age agree ahead aid all almost alone along already also
  although always amazing among amount and annual another answer anthropology anxious any anybody anymore anyone
  anything anyway anywhere apart appear applicant application applications applied applies apply applying appreciate
  approach approve architecture are area argue around arrive article arts ask asked asking asks assignment assume
  athlete attack attend attending attention average away awesome awful ayuda baby back backup bad balanced band barely
  base based basic basically basketball bath beach beautiful became because become bed been before began begin beginning
  behind being believe below bench beside best better between beyond big bigger biggest bill binding biology biomedical
  birthday black board body book boring born bot both bottom bought boy boys brag brand break bring broke broken brother
  brothers bucks build building built business busy button buy bye calculate calculus call called calling calls came
  camp campus can cancel cannot captain care career careers carry case cash catch caught cause center certain chance
  chances change changed changes charge chat cheap cheaper cheapest check checked chemical chemistry child children
  choice choices choose chose church class classes clean clear close closed closer club clubs coach coast code
  cold colleges comes coming common communications community company compare compared comparing compete competitive
  complete computer concern confused connect consider considered consultation consulting contact continue continued cook
  cool copy correct cost costs could counseling counselor counselors count country counts county course courses cousin
  cover covered crazy create credit credits criminal cuesta curious current cut daily dance danger dark data date dates
  dating daughter days dead deadline deadlines deal dear death decide decided decision decisions deep deferred define
  degree degrees delete deliver demonstrated denied depend depends depressed describe descriptions deserve design desk
  details develop developer did die died difference different difficult dinner direct direction discuss doctor does
  doing dollar dollars done dont door dorms double doubt down draft drafts dream dress drive driving drop dropped dual
  due during each earlier early earn easier easiest east easy eat eating economics education effect effort eight either
  electrical elite else email emergency empty ended ending endless enfermer engineering enjoy enough enroll enrollment
  enter entire equal equation espa especially essay essays estimate estimates estudiar even evening ever every everybody
  everyone everything exact exactly exam example exams excellent except excited exist expect expensive experience
  explain extra extracurricular extracurriculars eyes face fact fail failed failing failure fair fake fall false familia
  family famous fancy fast father fault favorite feel feeling feelings feels fees felt female few field fight figure
  file fill film final finally finals finance financial financiera find finding fine finish finished fire first fit five
  fix fixed flight flunk follow food football for force foreign forget forgot form forms forward foster found four free
  freshman freshmen friend friends from front full fund funny further future game games gap garbage gave gen gender
  general generally generation get getting girl girls give given gives giving glad goal goals goes going gone good got
  gracias grade grades graduate graduated graduating graduation grammar grant grants great greek green group grow
  guarantee guarantees guess guidance guide guy guys habit hablan hablas hair half hall hand happen happened happens
  happy hard harder hardest has hate have having hbcus head health hear heard heart heavy held hello help helped helpful
  helping helps here herself hey hidden hide high higher highest himself history hiya hobby hola hold holding holiday
  home homeschooled homework honest honestly honor honors hope hopefully hoping hospital hour hours house housing how
  however huge huh human hundred hurt idea ideas ignore image imagine immediately important impossible improve improved
  improving include included includes including income increase incredible index information ingl inside instead
  instructions interest interested interesting interests international internet internship interview interviews into
  involved issue issues items its job join joined joke jokes junior juniors just justice keep kids kill killing kind
  kinesiology knew know knowing known knows lack ladder language large larger largest last late lately later laugh
  laundry lazy leader leadership learn learned learning least leave leaving left legacy legal less lesson letter letters
  level levels liberal library life light like liked likeliest likely likes limit line link list listen lists literally
  little live lived lives living loan loans local location lonely long longer look looked looking looks lose losing loss
  lost lot lots loud love loved low lower lowest luck lucky lunch machine made mail main maintain major majors make
  makes making male manage many march marine mark market marketing married match matches math matter matters maximum
  maybe mean means meant mechanical medical medicine medium meet meeting member mental merit message messages messed
  middle might mile miles military mind mine minimum minute minutes mis miss missed missing mistake misunderstood mixed
  mode mom moment money month months more morning most mostly mother mouth move moved moves movie moving much music must
  myself nah name named names narrow nature near nearby nearly necesito necessary need needed needle needs negative
  neither nerd nervous net never news next nice night nine nobody none normal not nothing notice now nto number numbers
  nurse nursing obviously occur odds off offer offered offers office officer official often old older once one ones
  online only open opening opinion option optional options order other others otherwise ours out outcome outside over
  overall overwhelmed overwhelming owned owner pace package padres page pages paid pain panic paper para paragraph
  parent parents park part partner party pass passed past path pay paying payment peace people percent percentage
  perfect perhaps period person personal philosophy phone photo photography physical physics pick picked picking picture
  piece place places plain plan planning plans play played player please plus point points police policy poor popular
  portfolio posibilidades position possible post practice prefer premium prep prepare present president pressure
  prestige prestigious pretend pretty price prices print privacy private probably problem problems process product
  professional professor professors profile program programs progress project projects promise prompt proof property
  protect proud provide psychology public pull purpose push put python qualify quality question questions quick quickly
  quiero quiet quit quite race raise random range ranges rank ranked ranking rankings rate rated rates rather ratio
  reach reaches read reading ready real realistic realistically really reason reasons receive received recent recently
  recommend recommendation recommendations recommended record reduce regular reject rejected rejection related relax
  remember remind remove repeat replace reply report require required requirement requirements requires research
  resident residents respond response rest restrictive result results resume retake return review reviewed rewrite rich
  rid ride right rigor rigorous risk risky road robot robotics role room roommate rough round rounds rude rule rules run
  running rural sad safe safer safest safeties safety said salutatorian same sample sarcasm save saved saving say saying
  says scale scared scary schedule scholarship scholarships school schooling schools science score scored scores search
  searching season second seconds section secure see seem seems seen select selective self sell semester send sending
  senior seniors sense sent separate serious seriously serve service services session seven several sexual shall share
  she sheet ship short shot should show showed showing shows sick side sign simple simply since single sister sisters
  site situation size sized skills sleep slow small smaller smallest smart smarter soccer social soft solid solve some
  somebody somehow someone something sometimes somewhere soon sophomore sorry sort sound sounds source south spanish
  speak special specific spend spent sport sports spot spring stable stack staff stage stand standard stands start
  started starting starts state statement states status stay step steps still stop story straight strange stress
  stressed strict strong stronger struggle stuck student students studies study studying stuff stupid style subject
  submit submitted success such sucks suggest suggestion suggestions suggests suicide suitable summer super superscore
  supplement support suppose supposed sure surely survey suspension sweet switch system table take taken takes
  taking talk talked talking talks target targets taught tax taxes teach teacher teachers teaching team tech teen tell
  telling ten tengo term terms terrible test testing tests text than thank thanks that the their them themselves then
  there therefore these they thing things think thinking thinks third this those though thought thoughts thousand three
  through throw tired title today together told tomorrow tonight too took tool topic total totally touch tough tour
  tours toward town track trade train transcript transcripts transfer transferring travel treat trial tried trouble true
  trust truth try trying tuition tutor twice twin two type types ugly uncle undecided under undergrad understand
  undocumented unfair unique unit universities university unless unlikely unsave until unweighted update
  upload upon upset urban use used useful useless user uses using usually valedictorian valid value vary version very
  vibe vibes view virtual visit visited visiting voice volunteer wait waiting waitlist waitlisted waitlists walk want
  wanted wanting wants rolling bright brighter warm was wasnt waste wasted watch water weak weather website week weekend weeks weight weighted
  weird well went were west what whatever when whenever where whether which while white who whole whom whose why wide
  wife wild will willing win winter wish with within without woman women womens won wonder wondering word words work
  worked working works world worried worry worse worst worth would wouldnt write writing written wrong wrote yeah year
  years yell yep yes yesterday yet yield you young younger your yours yourself zero zip
  `
    .trim()
    .split(/\s+/),
);
