/** Words that stand for each other in a sentence: `[die]` is any word of that line. */
export const WORD_LISTS = {
  i: 'i we',
  me: 'me us',
  themself: 'himself herself themself themselves hisself',
  someone:
    'he she they friend bestie brother sister cousin girlfriend boyfriend classmate roommate teammate twin girl guy kid boy someone mom mother dad father',
  adult:
    'father dad daddy stepdad stepfather mother mom mama mum stepmom stepmother parents uncle aunt grandfather grandpa grandmother boyfriend girlfriend husband ex coach teacher tutor pastor guardian brother stepbrother he she they',
  kill: 'kill killing kills hang hanging shoot shooting drown drowning end ending',
  die: 'die dying dead',
  end: 'end ending take taking finish finishing',
  live: 'live living exist existing alive',
  want: 'want wants wanted wanting wish wishing hope hoping plan planning planned going ready tempted rather wanna thinking think thought thoughts considering considered need tried try trying attempted attempt contemplating contemplated urge urges',
  says: 'says said say saying told tells plan plans planning wants want wanted threatens threatened threatening going keeps keep talks talking texted posted tried will might',
  hits: 'hits slaps punches chokes whips kicks beats hitting slapping punching choking whipping beating',
  hit: 'hit slapped punched choked whipped kicked',
  body: 'arm arms wrist wrists thigh thighs leg legs skin stomach hip hips forearm forearms',
  cut: 'cut cutting cuts slit slitting burn burning burned scratch scratching scratched carve carving',
  hurt: 'cut cutting hurt hurting harm harming burn burning',
  blade: 'razor razors blade blades razorblade',
  weapon: 'gun guns knife knives weapon rifle pistol bomb',
  school: 'school class campus tomorrow lunch monday',
  picture: 'picture pictures pics pic photo photos nudes nude video videos screenshots',
  send: 'post posting leak leaking send sending share sharing',
  threatens: 'threatens threatened threatening threaten blackmailing blackmails blackmailed',
  pills:
    'pills pill tylenol advil ibuprofen aspirin xanax oxycodone adderall melatonin painkillers antidepressants',
  many: 'all whole bottle handful bunch too many ten twenty thirty forty fifty hundred lots 10 12 15 20 25 30 40 50 60 100',
  took: 'took take taken taking swallowed swallow swallowing downed',
  poison: 'bleach antifreeze pesticide detergent poison',
  days: 'monday tuesday wednesday thursday friday saturday sunday yesterday days week weeks',
  vomit: 'vomit vomiting puke puking throw throwing threw purge purging',
  violent: 'drunk hit hits hurts angry knife beats beat screaming violent',
  people:
    'him her them everyone everybody people someone teacher dad mom father mother brother sister stepdad boyfriend kids students',
  anymore: 'anymore again longer forever',
  better: 'happier better easier lighter relieved',
  gone: 'dead gone',
} as const satisfies Readonly<Record<string, string>>;

/** What a text may be about instead: a sentence that begins with one of these tells of no danger to its writer. */
export const TOPICS =
  'essay paper prompt club hotline major novel book film movie documentary policy prevention awareness volunteer volunteering volunteered research study studied studying statistics history character play poem lecture article debate nonprofit campaign psychology therapist';
