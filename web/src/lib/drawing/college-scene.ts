import { stableBucket } from './stable-bucket';

export type Land = 'coast' | 'islands' | 'mountains' | 'desert' | 'plains' | 'lakes' | 'hills';
export type Surroundings = 'city' | 'trees' | 'woods';
export type Building =
  | 'dome'
  | 'gate'
  | 'clock-tower'
  | 'portico'
  | 'two-towers'
  | 'library'
  | 'long-hall'
  | 'laboratories'
  | 'observatory'
  | 'theater'
  | 'chapel';
/** How much stands beside the main building. */
export type Campus = 'one-building' | 'wings' | 'many-buildings';
export type Palette = 'blue' | 'red' | 'green' | 'gold' | 'violet';

export type CollegeScene = {
  land: Land;
  surroundings: Surroundings;
  building: Building;
  campus: Campus;
  palette: Palette;
  /** Seen from the other side. */
  isMirrored: boolean;
};

/** What the drawing of a college depends on. */
export type DrawnCollege = {
  id: number;
  state: string;
  setting: 'Urban' | 'Suburban' | 'Rural' | null;
  level: 'Four-year' | 'Two-year' | 'Less than two-year';
  ownership: 'Public' | 'Private nonprofit' | 'Private for-profit';
  sizeCategory: 'Small' | 'Medium' | 'Large' | null;
  programStrengths: readonly string[];
};

/**
 * One land for each state: that of the physical division which covers most of it (US Geological Survey), and the sea for islands and
 * for states of which all or most people live near it.
 */
const STATES: readonly (readonly [Land, string])[] = [
  ['coast', 'CA FL LA CT DE MA MD ME NJ RI'],
  ['islands', 'HI PR VI GU AS MP FM MH PW'],
  ['mountains', 'AK CO ID MT OR UT WA WY NH VT WV'],
  ['desert', 'AZ NM NV'],
  ['plains', 'ND SD NE KS OK TX IA IL IN MO'],
  ['lakes', 'MN WI MI'],
];
const landOf = (state: string) => STATES.find(([, states]) => states.includes(state))?.[0] ?? 'hills';

const SURROUNDINGS = { Urban: 'city', Suburban: 'trees', Rural: 'woods' } as const;

const CAMPUSES = { Small: 'one-building', Medium: 'wings', Large: 'many-buildings' } as const;

/** What a college is best known for, by the field in which it awards most degrees. */
const BUILDINGS: Readonly<Record<string, readonly Building[]>> = {
  'Visual and Performing Arts': ['theater'],
  Theology: ['chapel'],
  'Philosophy and Religion': ['chapel'],
  Engineering: ['laboratories'],
  'Engineering Technology': ['laboratories'],
  'Computer Science': ['laboratories'],
  'Physical Sciences': ['observatory'],
  Biology: ['laboratories', 'observatory'],
};

const USUAL_BUILDINGS: Record<'Public' | 'Private nonprofit', readonly Building[]> = {
  Public: ['dome', 'clock-tower', 'gate', 'portico', 'library'],
  'Private nonprofit': ['gate', 'clock-tower', 'chapel', 'portico', 'two-towers', 'library'],
};

const PALETTES: readonly Palette[] = ['blue', 'red', 'green', 'gold', 'violet'];

/**
 * The drawing of a college, always the same: its land, what is around it, its main building and how large it is. The colors, the side
 * and which of the usual buildings are by chance.
 */
export const sceneOf = (college: DrawnCollege): CollegeScene => ({
  land: landOf(college.state),
  surroundings: SURROUNDINGS[college.setting ?? 'Suburban'],
  building: buildingOf(college),
  campus: CAMPUSES[college.sizeCategory ?? 'Small'],
  palette: PALETTES[stableBucket(college.id, PALETTES.length)] ?? 'blue',
  isMirrored: stableBucket(`side ${college.id}`, 2) === 1,
});

function buildingOf({ id, programStrengths: [strength = ''], level, ownership }: DrawnCollege): Building {
  const known = BUILDINGS[strength];
  if (known !== undefined) return oneOf(known, id);
  if (level !== 'Four-year' || ownership === 'Private for-profit') return 'long-hall';
  return oneOf(USUAL_BUILDINGS[ownership], id);
}

const oneOf = (buildings: readonly Building[], id: number): Building =>
  buildings[stableBucket(`building ${id}`, buildings.length)] ?? 'gate';
