/** What is wanted, felt, said or done. */
export const STATE = {
  WISH: 'want wants wanted wanting wish wishes wished wishing hope hopes hoping hoped pray praying beg ready tempted rather need needs needed prefer crave like would urge urges thinking think thought thoughts considering fantasize fantasizing daydream daydreaming dream dreaming imagine imagining picture picturing going plan plans planning planned about try tried trying attempt attempted decided may might deserve should supposed',
  THINK:
    'think thinks thinking thought thoughts imagine imagining picture picturing fantasize fantasizing daydream daydreaming dream dreaming wonder wondering consider considering contemplating plan planning planned',
  SAY: 'says said say saying tells told telling plans planning wants want wanted wanting threatens threatened threatening going keeps keep talks talking talked texted texting texts posted posts posting tried tries trying will might wrote writes writing feels thinks thinking wishes jokes admitted sent about',
  TELL: 'tell tells told telling say says said saying message messages texted post posted write wrote comment comments want wants wish',
  DIE: 'die dies dying dead death suicide suicidal perish',
  GONE: 'gone dead disappear disappeared vanish vanished erased unborn died',
  DYING: 'die dying death suicide funeral jumping drowning hanging overdosing ending killing',
  END: 'end ending finish finishing ended',
  LIVE: 'live living life exist existing existence alive breathe breathing',
  KILL: 'kill kills killing killed hang hanging hung hanged shoot shooting shot drown drowning off offing strangle suffocate electrocute poison end ending delete stab',
  KILL_OTHERS:
    'kill killing hurt hurting stab stabbing shoot shooting strangle choke choking attack murder poison break burn bomb',
  GLAD: 'happier better easier lighter relieved richer freer fine',
  NOT: 'not no never nobody without nothing stopped stop barely',
  CUT: 'cut cuts cutting slit slice sliced slicing scratch scratched scratching carve carved carving burn burned burning burns stab',
  HURT: 'hurt hurts hurting harm harming punish punishing punch punched punching hit hitting bite choke choking burn burning burned cut cutting bang banging bruise starve starving',
  BLEED: 'bleed bleeds bleeding bled blood bloody',
  FORCE:
    'hit hits hitting slap slaps slapped punch punches punched choke chokes choked whip whips whipped kick kicks kicked beat beats beating shove shoves shoved strangled strangles smack smacks smacked burn burns burned stab stabs stabbed belts belted attack attacks attacked assault assaulted abuse abuses abused abusing bruises hurt hurts hurting grab grabs grabbed drag drags dragged pin pins pinned slam slams slammed throw throws threw push pushes pushed pull pulls pulled hold holds held corners cornered tie tied',
  TOUCH:
    'touch touches touched touching grope gropes groped rub rubs rubbed rubbing fondle fondled molest molests molested molesting kiss kisses kissed kissing rape rapes raped raping',
  VOMIT:
    'vomit vomits vomiting puke pukes puking purge purges purging purged barf barfing throw throws throwing threw',
  EAT: 'eat eats eating eaten ate food meal meals dinner lunch breakfast fed',
  FAREWELL: 'goodbye goodbyes farewell',
  SLEEP: 'sleep sleeping slept sleeps crash crashing stay staying stayed live living lived',
} as const satisfies Readonly<Record<string, string>>;
