/** Words that carry no condition: "colleges in", "with a good program". */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'a accept accepting accepts an and any are around at be become becoming by campus campuses can close collage collages college colleges colledge colledges collge degree degrees do does dollars find for from get give go has have how ' +
    'i im in institution institutions into is it list looking major majoring majors me miles my near need needs of offer offering offers on ' +
    'or per please program programs require requires school schools show some study studying take takes taking than that the then there to tuition uni unis universities ' +
    'university wanna want what where which who with within year'
  ).split(' '),
);

/** Ordinary words that students write beside what they look for. They are no misspelled names, and no filter knows them. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    'academic academics accept acceptance accepted accepting accepts admission admissions admit affordable aid all alike apply ' +
    'athletic athletics atmosphere average bad baseball basketball beach beautiful best better big catholic cheap cheapest cheaper ' +
    'christian city class classes cold compared cool cost costs country credit cute dating deadline diverse diversity division dorm ' +
    'dorms early easiest easy elite expensive famous far fees financial first food football for frat fraternity free friendly ' +
    'friends fun generation gifted good gpa grad grade grades graduate graduation great greek happy hard high highest hockey home ' +
    'honors hot housing immigrant inclusive income international internship internships jewish jobs kids lacrosse large lgbt ' +
    'lgbtq life like liked liberal life little low lowest me merit military minority modern most muslim nerdy new nice no ' +
    'not old paid party parties paying people person pets popular prestige prestigious pretty private public queer quiet rank ranked ' +
    'ranking rankings rate rated rates religious research rich ride rowing safe scholarship scholarships score scores selective ' +
    'semester similar single skiing small smart snow soccer social sororities sorority sport sports spirit strong student students ' +
    'swimming team teams tennis test tests track transfer transfers trade tutoring unique vibe vibes vegan volleyball warm weather ' +
    'weird without work world worst wrestling young become daughter enough generation support value wants late rolling somewhere'
  ).split(' '),
);

/** Of them, what students ask for and no federal figure tells. */
const NOT_IN_DATA_WORDS: ReadonlySet<string> = new Set(
  (
    'abroad academics accommodations adhd advising autism band cheer cheerleading clubs coop counseling crime daca deadline deadlines disability disabilities dreamers dyslexia ' +
    'adult adults autistic childcare daycare esports essay essays evening ged gym immigration nightlife supplements undocumented waitlist waitlists wifi ' +
    ' application applications athletic athletics atmosphere baseball basketball beach beautiful classes cool dating d1 d2 d3 division dorm dorms ' +
    'fee fees food football frat fraternity friendly fun gifted greek hockey honors housing internship internships lacrosse lgbt lgbtq life ' +
    'ncaa nerdy ocean party parties partying pets popular prestige prestigious pretty queer quiet research rotc rowing skiing snow ' +
    'soccer social sororities sorority sport sports spirit swimming team teams tennis track tutoring vegan vibe vibes volleyball warm ' +
    'weather weird wrestling'
  ).split(' '),
);

/** Phrases of several words, of which some alone mean something else. */
const NOT_IN_DATA_PHRASES: ReadonlySet<string> = new Set(
  (
    'application fee, application fees, no application fee, no application fees, free application, free applications, free to apply, without application fee, no essay, no essays, ' +
    'no waitlist, study abroad, marching band, good dorms, nice dorms, best dorms, good food, best food, safe campus, safe campuses, campus safety, school spirit, ' +
    'rolling admission, rolling admissions, late deadline, late deadlines, first generation, first generation support, first gen, learning disability, learning disabilities, ' +
    'mental health, ap credit, ap credits, co op, co ops, honors college, honors program, honors programs, army rotc, navy rotc, air force rotc, ' +
    'need blind, night school, night classes, evening classes, adult learners, single parent, single parents, student parents, parents, military friendly, veteran friendly, veterans, ' +
    'autistic students, public ivy, public ivies, little ivy, little ivies, hidden ivies, new ivies, ' +
    'undocumented students, daca students, lgbt friendly, lgbtq friendly, dog friendly, pet friendly, greek life, ski college, ski colleges, ski school, ski schools, ski team, ski town, ski resort, ski resorts, near the beach, near a beach, near the ocean, ' +
    'close to the beach, close to the ocean, on the beach, somewhere warm, warm weather, ba md, bs md, direct entry'
  ).split(', '),
);

/** What students ask for and no federal figure tells, or no filter knows. */
export const isNotInData = (phrase: string): boolean =>
  NOT_IN_DATA_WORDS.has(phrase) || NOT_IN_DATA_PHRASES.has(phrase);

export const isOrdinary = (word: string): boolean =>
  FILLER_WORDS.has(word) || ORDINARY_WORDS.has(word) || NOT_IN_DATA_WORDS.has(word);

export const isNumber = (word: string): boolean => /^\d+$/.test(word);
