const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Names of colleges that are also ordinary words: they need something in the sentence that speaks of a college. */
export const ORDINARY_NAMES = wordSet(`
  academy air snow army art arts barber bard bay beacon bell bethel bishop black blue brown bridge bridgewater brook brooks career
  carver case center central chapel chase citadel city coast college columbus commonwealth community concord concordia cornerstone
  covenant crown culinary defiance drew eastern elms empire excel faith fisher fit focus forest franklin fuller general global
  goddard gordon grace grand green guard hill holy hood hope house hunter illustration independence institute international island
  john judge keystone king kings knox lake laurel law legal liberty life lincoln lion lone loyal marine mason medical mercy mines
  moody more national navy new noble north northeast northern northwest nova olive park parker phoenix pierce point post pratt
  presentation progressive reach real reed rice rock rose rush russell sage school schools science senior smith south southeast
  southern southwest sound spring springs star state sterling stone strayer summit target tech trade trinity triton unification
  union united unity university upper valley vanguard victory ware warren webb wells west western will wood word york aggies
  ducks hogs huskers vols sooners terps gators griz bears army navy annapolis mudd nova wake case mason temple rolla
  stevens liberty
`);

/** First and last names of people. */
export const PERSON_NAMES = wordSet(`
  alice allen alma anderson andrews austin baker barry benedict bennett bradley brown bryan bryant butler caldwell calvin cameron
  campbell carroll carter catherine charles christopher clark clarke clinton cole coleman daniel david davidson davis dean dennis
  dominic dorothy douglas edward elizabeth ellis elon emerson emmanuel erskine evangel francis franklin george grant hamilton
  hannah harris harrison helen henry herbert hillsdale howard jackson james jefferson john johnson jones joseph keith kelly kent
  kenyon king lane lawrence lee lewis lindsey logan luke luther lynn madison marian marie marion mark marshall martin mary mason
  michael miles miller mitchell monroe moore morgan morris murray nelson newton nichols norman oliver owen palmer parker paul
  perry peter philip quincy randolph regis rhodes richard ripon robert rogers rosemont russell scott sherman simmons simon
  stanley stephens stewart taylor thomas tyler vincent wagner walker wallace walsh walter warner warren washington wayne webster
  wesley whitman william williams wilson winston xavier young
`);

/** Texts that are no college unless they are written in capitals after a word such as "at". */
export const NEVER_ALONE =
  wordSet(`in or me hi ok oh my so us it is no am id la de pa ma mi al be an as at by do go he if we up to on of and are act sat gpa
  ur uhh uhm umm hm hmm mhm ugh huh eh ehh psat ap ib ed ea rd css sai efc stem lol idk cs ai it usa mba phd bs ba ma rn bsn aid act art law med the for you can out who
  how why not but all any get use pay tax fee dorm ged faq gap mom dad bsc pre psi ucs cus fun far big bad sad mad new old low
  top hot one two ten six car job sat cc hs ec wa wi md oos rea scea ed2 lor lors toefl ielts iep fafsa frq mcq apush
  irl asap tba pts pls plz thx omg wtf nvm btw imo imho tbh ngl smh rn ty yw np hbcu hsi pwi naia ncaa d1 d2 d3 juco cpa ceo`);
