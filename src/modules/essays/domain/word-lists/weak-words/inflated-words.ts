import { wordSet } from '../list-text.js';

/** Long words where a short one would do: two of them are a finding. */
export const INFLATED = wordSet(`
plethora myriad utilize utilized utilizes utilizing utilization endeavor endeavors endeavored endeavour endeavours multifaceted juxtaposition juxtaposed paradigm aforementioned henceforth
commence commenced commencing ascertain ascertained quintessential copious cognizant ameliorate ameliorated ubiquitous perspicacious sagacious
loquacious effervescent indefatigable conundrum magnanimous fortuitous whilst hitherto thereby wherein heretofore elucidate elucidated facilitate facilitated facilitating
peruse perused procure procured cacophony ephemeral ethereal serendipitous serendipity assiduous trepidation vociferous gregarious dichotomy epitome quandary
ostensibly burgeoning veritable pinnacle zenith apex amalgamation culmination erudite benevolent philanthropic altruistic pragmatic
existential labyrinthine insurmountable incessantly inexorably meticulously unequivocally aspirations envisage embodiment manifestation
pulchritudinous sesquipedalian superfluous idiosyncratic verisimilitude acquiesce exemplify exemplifies exemplified obfuscate inculcate inculcated edify
`);

/** Of a book rather than of a kitchen: two of these in one sentence. */
export const BOOKISH = wordSet(`
abate aberrant abnegation abscond abstruse acclimate accolade accolades acerbic acrimonious acumen adept adjudicate adroit adversity affable affliction affluent aficionado alacrity allay allure altruism amenable amicable amorphous anachronism analogous
anathema anomaly antithesis antithetical apathetic apathy aplomb apotheosis apprehensive arbiter arcane ardent arduous articulate ascetic assail assuage astute atone attainment audacious augment auspicious austere avid axiom
banal beguile beget bequeathed besiege bestow bestowed bestows boisterous boundless brazen brevity burgeon burgeoned cajole callous candor capitulate capricious catharsis cathartic cerebral chasm circuitous clandestine clemency coalesce coalesced
cogent cogitate cogitations cogitation cognition cognizance colloquy colloquies commendable commensurate compendium competencies complacent compunction concerted conducive conduit conflagration confluence confounded consternation consummate contend conundrums convoluted corroborate cornucopia coveted crucible culminate culminated culminates culinary cultivate cursory
daunting dearth debacle decorum deference deft delineate demeanor denouement deride desolate despondent deter detrimental devoid didactic disabused discerning disparate disparity disseminate dogged dormant dynamism ebullient eccentric efface efficacy
egregious elated elicit elicits elicited eloquence eloquent elusive emanate emanated emblematic eminent empirical emulate enamored encompass endeavour enduring engender engendered engenders enigma enigmatic enlightened enmity ennui enrapture enraptured enthralled enthralling entrenched envision ephemerality epiphany epiphanies equanimity equivocal eradicate
erudition eschew esoteric espouse esteemed ethos euphoria evanescent evince exacerbate exalted exasperate exigent exhilarating exhort exorbitant expedient expedite expound extol extricate exuberance exuberant facade fallible fastidious fathom feasible felicitous felicity fervent fervor fervour flourish
foment foray formidable forthright fortitude foster fraught frenetic frivolous fruition futile galvanize galvanized garner garnered genial germane glean gleaned grandiose gratification gratifying gravitas hapless harbinger hegemony herculean heuristic hubris iconoclast illustrious imbue imbued immaculate immerse
imminent immutable impart imparted impeccable impede impeded imperative imperturbable impervious impetus implacable implore impregnable incandescent inception incessant inchoate incipient incite inclination incongruous incontrovertible indispensable indomitable ineffable inexhaustible inextinguishable inextricable inextricably infallible infinitesimal ingenious ingenuity ingrained inherent innate innumerable inquisitive insatiable instigate
insurgent intangible integral intellect intelligentsia intrepid intrinsic introspection introspective intuitive inundated invariably inveterate invigorate invigorating irrefutable irrevocable irrevocably jubilant judicious kindle kindled lament lamentation languid latent laud lauded laudable lexicon liminal lithe lofty luminescent luminous luxuriate machinations magnitude malaise malleable
maelstrom maladroit melancholic mercurial metamorphosis meticulous milieu mired mollify monotony monumental moribund munificent nascent nebulous nefarious nexus nonchalant nurture obdurate obfuscation obligatory obstinacy obstinate odyssey omnipresent onerous onus opulent oration orchestrate orchestrated
palpable panacea panoply paradigms paragon paramount penchant pensive penultimate penumbra perennial perennially perilous permeate permeated pernicious perpetual perpetually perpetuate perplexing perspicacity pervade pervasive philanthropy pinnacles pivotal plaintive pliable poignant pragmatism precarious precipice precipitate precocious predilection predisposition preeminent
prescient prevail prevailing pristine proclivity prodigious prodigy proficiency profound profundity proliferate prolific propensity propitious prosaic prowess prudent psyche purport quell quintessence quixotic rancor rapport rapturous reciprocate reciprocity recluse redolent refulgent rekindle relegated relentless relinquish reminiscent remorse
replete repose resolute resonance resounding resplendent reticent reverberate reverberated revere revered reverence rudimentary ruminate ruminated ruminations sagacity salient sanguine scintillating scrupulous scrutinize scrutinized seminal serenity sojourn solemn solicitous sonorous soliloquy soliloquies spearhead spearheaded spectrum
staunch steadfast stoic stringent stymied sublime subside succinct succor sumptuous supersede supplant surmount surmounted surreptitious sustenance symbiosis symbiotic synergy synthesis synthesize tacit tantamount temerity temperament tenable tenacious tenacity tenuous thwart timorous torpor tranquil tranquility transcendence transcendent transfix transfixed transient transmute transmuted
traverse traversed travail tribulation tribulations triumphant tumultuous turbulent unassailable unbeknownst unbridled unconquerable undaunted underpinnings undulating unequivocal unfathomable unfettered unparalleled unprecedented unrelenting unyielding utmost utopian vacuous validate vanguard vanquish vanquished vehement venerable verbose verdant vernacular vestige
vibrancy vicarious vicariously vicissitudes vigor vigorous vindicate virtuosity visceral vivacious vivify vocation volatile voracious vulnerability wanderlust wayfarer wellspring whimsical wherewithal wondrous yearning yearned zealous zeal zeitgeist enlighten
`);

/** One of these is enough. */
export const HARD_INFLATED = wordSet(
  'plethora myriad utilize utilizes utilizing utilization aforementioned henceforth perspicacious sagacious loquacious indefatigable ameliorate ameliorated pulchritudinous sesquipedalian heretofore hitherto assiduous vociferous magnanimous cognizant ascertain erudite inculcate inculcated',
);
