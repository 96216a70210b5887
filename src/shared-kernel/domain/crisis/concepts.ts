/** Lists of words that mean the same to the detector, with all their forms. */
export const CONCEPTS = {
  I: 'i we',
  ME: 'me us',
  SELF: 'myself',
  OTHER_SELF: 'himself herself themself themselves hisself',
  SOMEONE:
    'he she they friend bestie brother sister cousin girlfriend boyfriend classmate roommate teammate twin girl guy kid boy someone mom mother dad father',
  ADULT:
    'father dad daddy stepdad stepfather mother mom mama mum stepmom stepmother parents uncle aunt grandfather grandpa grandmother boyfriend girlfriend husband ex coach teacher tutor pastor guardian brother stepbrother he she they',
  KILL: 'kill killing kills hang hanging shoot shooting drown drowning end ending',
  DIE: 'die dying dead',
  END: 'end ending take taking finish finishing',
  LIVE: 'live living exist existing alive',
  WANT: 'want wants wanted wanting wish wishing hope hoping plan planning planned going ready tempted rather wanna thinking think thought thoughts considering considered need tried try trying attempted attempt contemplating contemplated urge urges',
  SAY: 'says said say saying told tells plan plans planning wants want wanted threatens threatened threatening going keeps keep talks talking texted posted tried will might',
  FORCE: 'hits slaps punches chokes whips kicks beats hitting slapping punching choking whipping beating',
  FORCED: 'hit slapped punched choked whipped kicked',
  BODY: 'arm arms wrist wrists thigh thighs leg legs skin stomach hip hips forearm forearms',
  CUT: 'cut cutting cuts slit slitting burn burning burned scratch scratching scratched carve carving',
  HURT: 'cut cutting hurt hurting harm harming burn burning',
  SHARP: 'razor razors blade blades razorblade',
  WEAPON: 'gun guns knife knives weapon rifle pistol bomb',
  SCHOOL: 'school class campus tomorrow lunch monday',
  PICTURE: 'picture pictures pics pic photo photos nudes nude video videos screenshots',
  LEAK: 'post posting leak leaking send sending share sharing',
  THREAT: 'threatens threatened threatening threaten blackmailing blackmails blackmailed',
  PILLS:
    'pills pill tylenol advil ibuprofen aspirin xanax oxycodone adderall melatonin painkillers antidepressants',
  MANY: 'all whole bottle handful bunch too many ten twenty thirty forty fifty hundred lots 10 12 15 20 25 30 40 50 60 100',
  SWALLOW: 'took take taken taking swallowed swallow swallowing downed',
  POISON: 'bleach antifreeze pesticide detergent poison',
  DAYS: 'monday tuesday wednesday thursday friday saturday sunday yesterday days week weeks',
  VOMIT: 'vomit vomiting puke puking throw throwing threw purge purging',
  PAINFUL: 'drunk hit hits hurts angry knife beats beat screaming violent',
  PEOPLE:
    'him her them everyone everybody people someone teacher dad mom father mother brother sister stepdad boyfriend kids students',
  /** Words that end such a sentence. */
  LAST: 'anymore again longer forever',
  GLAD: 'happier better easier lighter relieved',
  GONE: 'dead gone',
  TOPIC:
    'essay paper prompt club hotline major novel book film movie documentary policy prevention awareness volunteer volunteering volunteered research study studied studying statistics history character play poem lecture article debate nonprofit campaign psychology therapist',
} as const satisfies Readonly<Record<string, string>>;
