import { type Certainty } from '../entities.js';

/** What students mean by a name that several well-known colleges share. */
export interface KnownReading {
  readonly certainty: Certainty;
  /** Unit ids, the likeliest first. */
  readonly ids: readonly number[];
  /** Asked of everybody, but not of a student of its own state. */
  readonly isClearAtHome?: boolean;
}

const take = (...ids: number[]): KnownReading => ({ certainty: 'take', ids });
const say = (...ids: number[]): KnownReading => ({ certainty: 'say', ids });
const ask = (...ids: number[]): KnownReading => ({ certainty: 'ask', ids });

const askAway = (...ids: number[]): KnownReading => ({ certainty: 'ask', ids, isClearAtHome: true });

/** By the key of the name. A home state, a saved college or one just spoken of can settle any of them. */
export const KNOWN_READINGS: ReadonlyMap<string, KnownReading> = new Map(
  Object.entries({
    miami: ask(204024, 135726),
    'miami of ohio': take(204024),
    'u miami': take(135726),
    um: say(135726, 170976),
    penn: say(215062, 214777),
    upenn: say(215062, 214777),
    'penn state': take(214777),
    osu: askAway(204796, 209542, 207388),
    ohio: ask(204796, 204857),
    usc: say(123961, 218663),
    msu: say(171100, 176080, 180461),
    uw: askAway(240444, 236948),
    washington: ask(236948, 131469, 179867, 236939),
    'wash u': take(179867),
    washu: take(179867),
    michigan: say(170976, 171100),
    'university of michigan': take(170976),
    'university of illinois': say(145637, 145600),
    illinois: say(145637, 145600),
    'app state': take(197869),
    georgia: say(139959, 139755, 139940),
    texas: say(228778, 228723),
    ut: say(228778, 221759),
    virginia: say(234076, 233921),
    florida: say(134130, 134097),
    indiana: say(151351, 243780),
    columbia: take(190150),
    cornell: take(190415),
    georgetown: take(131496),
    northwestern: take(147767),
    'notre dame': take(152080),
    wheaton: ask(149781, 168281),
    'wheaton college': ask(149781, 168281),
    trinity: ask(130590, 229267),
    'trinity college': take(130590),
    loyola: ask(146719, 117946, 163046, 159656),
    'loyola university': ask(146719, 163046, 159656),
    'st johns': ask(195809, 163976, 245652),
    'st johns college': ask(163976, 245652),
    'st marys': ask(123554, 152390, 228149, 174817),
    wesleyan: say(130697),
    augustana: ask(143084, 219000),
    boston: ask(164988, 164924, 167358),
    cal: take(110635),
    'cal poly': say(110422, 110529, 115755),
    umass: take(166629),
    unc: take(199120),
    rutgers: say(186380),
    purdue: take(243780),
    asu: say(104151, 197869),
    berkley: ask(110635, 164748),
    berklee: take(164748),
    depaul: take(144740),
    depauw: take(150400),
    cincinnati: take(201885),
    pitt: take(215293),
    csu: say(126818),
    bc: take(164924),
    bu: take(164988),
    tcnj: take(187134),
  }),
);
