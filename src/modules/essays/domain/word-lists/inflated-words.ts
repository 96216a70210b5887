import { wordSet } from './list-text.js';

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

/** One of these is enough. */
export const HARD_INFLATED = wordSet(
  'plethora myriad utilize utilizes utilizing utilization aforementioned henceforth perspicacious sagacious loquacious indefatigable ameliorate ameliorated pulchritudinous sesquipedalian heretofore hitherto assiduous vociferous magnanimous cognizant ascertain erudite inculcate inculcated',
);
