import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.js';

const fact = (message: string) => read(message).facts[0];
const wishes = (message: string) => read(message, { homeState: 'OH' }).wishes;

describe('a grade or score a student tells', () => {
  it.each([
    ['my GPA is 3.7', { kind: 'gpa', value: '3.7', weighting: 'unweighted', scale: '4.0' }],
    ['I have a 3,7', { kind: 'gpa', value: '3.7', weighting: 'unweighted' }],
    ['my gpa is 3.7/4', { kind: 'gpa', value: '3.7', scale: '4.0' }],
    ['I have a 4.5 out of 5', { kind: 'gpa', value: '4.5', scale: '5.0' }],
    ['my weighted gpa is 4.3', { kind: 'gpa', value: '4.3', weighting: 'weighted', scale: '4.0' }],
    ['i have a 3.9 uw', { kind: 'gpa', value: '3.9', weighting: 'unweighted' }],
    ['my gpa is 4.3', { kind: 'gpa', value: '4.3', weighting: 'ask' }],
    ['I have a 94', { kind: 'gpa', value: '94', scale: '100' }],
    ['I have a B+ average', { kind: 'gpa', value: 'B+', weighting: 'ask' }],
    ['my SAT is 1340', { kind: 'sat', value: 1340 }],
    ['I got 1,340 on the sat', { kind: 'sat', value: 1340 }],
    ['got a 29 on the ACT', { kind: 'act', value: 29 }],
    ['my math score was 700', { kind: 'sat-math', value: 700 }],
    ['my PSAT was 1210', { kind: 'psat', value: 1210 }],
    ['I am 12th of 400 in my class', { kind: 'rank', rank: 12, size: 400 }],
    ['I have taken 5 AP classes', { kind: 'ap', value: 5 }],
    ['I have six honors classes', { kind: 'honors', value: 6 }],
    ['I am a junior', { kind: 'grade-level', value: '11th' }],
    ["I'm in 10th grade", { kind: 'grade-level', value: '10th' }],
    ['class of 2027', { kind: 'grade-level', value: '12th', graduationYear: 2027 }],
    ['I live in Ohio', { kind: 'home-state', value: 'OH' }],
    ["I'm from texas", { kind: 'home-state', value: 'TX' }],
  ])('is read in "%s"', (message, expected) => {
    expect(fact(message)).toMatchObject(expected);
  });

  it('reads both scores, each by its own word', () => {
    const kinds = read('1400 sat 32 act').facts.map((one) => [one.kind, 'value' in one && one.value]);
    expect(kinds).toEqual([
      ['sat', 1400],
      ['act', 32],
    ]);
  });

  it.each([
    ['My SAT is 1700', 'sat'],
    ['my sat is 1345', 'sat'],
    ['got a 45 on the act', 'act'],
    ['my gpa is 12', 'gpa'],
    ['I am ranked 500 of 400', 'rank'],
    ['I have 60 APs', 'courses'],
  ])('cannot be in "%s"', (message, kind) => {
    expect(read(message).impossible.map((one) => one.kind)).toEqual([kind]);
    expect(read(message).facts).toEqual([]);
  });

  it.each([
    'what is a 93 on a 4.0 scale',
    'a 5 on AP Biology',
    'top 10% of my class',
    'under $20,000 a year',
    'junior college',
    'do colleges look at senior year grades',
    'the college has 5000 students',
    'I have 2 dogs',
  ])('is not heard in "%s"', (message) => {
    expect(read(message).facts).toEqual([]);
  });

  it.each([
    ['I have a 3.7', 'fact', 'mine'],
    ['what if I had a 3.9', 'supposed', 'mine'],
    ['and with a 1450?', 'supposed', 'mine'],
    ['is 1300 good enough', 'unclear', 'mine'],
    ['my gpa is like a 3.85', 'fact', 'mine'],
    ['my SAT went up to 1450', 'fact', 'mine'],
    ['pulling a 3.1 rn', 'fact', 'mine'],
    ['junior here w an 87 avg', 'fact', 'mine'],
    ['my friend has a 4.0', 'fact', 'another'],
    ['my friend says I have a 3.7 for sure', 'fact', 'mine'],
    ['people with a 1500 get in', 'supposed', 'another'],
  ])('"%s" is %s and %s', (message, mood, whose) => {
    expect(fact(message)).toMatchObject({ mood, whose });
  });
});

describe('what is sensitive', () => {
  it.each([
    'I am Black and my name is Sam',
    'I am a girl and Muslim',
    'I am first generation',
    'we make about 70k a year',
    'my dad earns $45,000',
    'my zip code is 43210',
    'I am undocumented',
    'my parents never went to college',
  ])('never becomes a fact: "%s"', (message) => {
    expect(read(message).facts).toEqual([]);
  });

  it('hears an income as money for a price only', () => {
    expect(read('we make about 70k').money).toMatchObject([{ dollars: 70_000, role: 'income' }]);
    expect(read('we make about 70k').wishes).toEqual({});
  });
});

describe('what a message wants of a list', () => {
  it.each([
    ['small colleges in New England', { size: 'small', regions: ['new-england'] }],
    [
      'public universities in Texas with engineering and a graduation rate over 60%',
      { ownership: 'public', states: ['TX'], majors: ['14'], completionMin: 0.6 },
    ],
    ["women's colleges in Massachusetts", { designation: ['women'], states: ['MA'] }],
    ['we can only pay like 15 thousand a year', { netPriceMax: 15_000 }],
    ['engineering in georgia or nc', { states: ['GA', 'NC'] }],
    ['HBCUs with nursing', { designation: ['hbcu'], majors: ['51.38'] }],
    ['colleges under $20,000 a year', { netPriceMax: 20_000 }],
    ['cheap schools under 20 grand', { netPriceMax: 20_000, sort: 'netPrice' }],
    ['test optional schools in OH', { testPolicy: ['optional', 'not-considered'], states: ['OH'] }],
    ['community colleges in florida', { degrees: 'associate', states: ['FL'] }],
    ['without the private ones', { ownership: 'public' }],
    ['which is biggest?', { sort: 'size' }],
    ['something near me', { states: ['OH'] }],
    ['within 50 miles of 43210', { near: '43210', withinMiles: 50 }],
    ['near Orlando', { near: '32816', withinMiles: 50 }],
    ['ivy league schools', { text: 'ivy league' }],
    ['big ten schools', { text: 'big ten' }],
    ['cuny schools', { text: 'cuny' }],
    ['big city colleges in cali', { states: ['CA'] }],
  ])('is read in "%s"', (message, expected) => {
    expect(wishes(message)).toMatchObject(expected);
  });

  it.each([
    'how big is it',
    'is this private',
    'how likely am I',
    'I hope so',
    'tell me more or less',
    'go in or out',
  ])('is not heard in "%s"', (message) => {
    expect(wishes(message)).toEqual({});
  });
});

describe('a major', () => {
  it.each([
    ['I want to study comp sci', '11.07', 'Computer Science'],
    ['colleges with psych', '42', 'Psychology'],
    ['pre-med programs', '26', 'Biology'],
    ['does it have nursing', '51.38', 'Nursing'],
    ['poli sci major', '45.10', 'Political Science'],
    ['film schools', '50.06', 'Film and Cinema Studies'],
  ])('is read in "%s"', (message, cip, title) => {
    expect(read(message).majors[0]).toMatchObject({ cips: [cip], title });
  });

  it('is any of several where the words leave it open', () => {
    const [major] = read('something with animals').majors;
    expect(major?.title).toBeNull();
    expect(major?.cips.length).toBeGreaterThan(1);
  });

  it('is a fact only where students speak of themselves', () => {
    expect(fact('I want to major in biology')).toMatchObject({ kind: 'major', mood: 'fact', whose: 'mine' });
    expect(read('which colleges have biology').facts).toEqual([]);
  });

  it.each([
    'should I take AP physics',
    'is it good',
    'my math teacher',
    'the history of it',
    'I am doing my data',
  ])('is not heard in "%s"', (message) => {
    expect(read(message).majors).toEqual([]);
  });
});

describe('what points at something said before', () => {
  it.each([
    ['how big is it', [{ to: 'it' }]],
    ['what will I pay there', [{ to: 'it' }]],
    ['is there a fee', []],
    ['compare both', [{ to: 'both' }]],
    ['compare them', [{ to: 'them' }]],
    ['save the second one', [{ to: 'place', from: 2, count: 1 }]],
    ['compare the first two', [{ to: 'place', from: 1, count: 2 }]],
    ['delete the last one', [{ to: 'last' }]],
    ['the cheaper one', [{ to: 'extreme', of: 'price', least: true }]],
    ['which is the likeliest?', [{ to: 'extreme', of: 'chance', least: false }]],
    ['first generation students', []],
  ])('"%s"', (message, expected) => {
    expect(read(message).references).toEqual(expected);
  });

  it.each([
    ['cheaper ones', ['cheaper']],
    ['only public', ['public']],
    ['something bigger', ['bigger']],
    ['show me more', ['more']],
    ['closer to home', ['closer']],
  ])('"%s" changes a list', (message, expected) => {
    expect(read(message).refinements).toEqual(expected);
  });
});

describe('the rest of a message', () => {
  it('has rounds, terms, pages and counts', () => {
    expect(read('should I do ED at NYU').round).toBe('Early Decision');
    expect(read('ed tech is fun').round).toBeNull();
    expect(read('what does yield mean').terms).toEqual(['yield']);
    expect(read('what is early decision?').terms).toEqual(['Early Decision']);
    expect(read('how do I reach my counselor').terms).toEqual([]);
    expect(read('take me to my list').page).toBe('my-list');
    expect(read('where do I add my SAT').page).toBe('tests');
    expect(read('give me five reaches').count).toBe(5);
    expect(read('find one more safety').count).toBe(1);
  });

  it('has bare numbers and increases', () => {
    expect(read('3.5').bareNumber).toBe(3.5);
    expect(read('sorry 1370').bareNumber).toBe(1370);
    expect(read('a 3.5 and a 1400').bareNumber).toBeNull();
    expect(read('how much would 50 points do').increase).toBe(50);
    expect(read('+50').increase).toBe(50);
    expect(read('go up to 1450').facts[0]).toMatchObject({ kind: 'sat', value: 1450, mood: 'supposed' });
  });

  it('has Spanish from two signs on', () => {
    expect(read('¿Cuánto cuesta Ohio State para mi familia?').spanish).toBe(true);
    expect(read('hola').spanish).toBe(true);
    expect(read('Los Angeles or San Diego').spanish).toBe(false);
    expect(read('colleges in El Paso').spanish).toBe(false);
  });

  it('leaves out colleges that are not wanted', () => {
    expect(read('the same without Duke').wishes.without).toEqual([198419]);
  });
});

describe('the reader', () => {
  const LONG = [
    'a '.repeat(1_000),
    'chances at stanfrod and '.repeat(80),
    'Xyzzy Qwfp '.repeat(180),
    '3.7 '.repeat(500),
    'University of '.repeat(140),
    "'".repeat(2_000),
    'the first the second '.repeat(95),
    '💥'.repeat(1_000),
  ];

  it.each(LONG)('reads the longest message in a fraction of a second: %#', (message) => {
    expect(processorTime(() => read(message.slice(0, 2_000)))).toBeLessThan(500);
  });

  it('reads 19 of 20 messages within 10 ms', () => {
    const messages = [
      'What are my chances at Ohio State and what would it cost me?',
      'public universities in Texas with engineering and a graduation rate over 60%',
      'I have a 3.7 and live in Ohio, could I get into standford or harverd',
      'Compare UCLA, UC San Diego and San Diego State on price and graduation rate',
    ];
    const times = Array.from({ length: 200 }, (_, turn) =>
      processorTime(() => read(messages[turn % messages.length] ?? '')),
    ).toSorted((a, b) => a - b);

    expect(times[189]).toBeLessThan(10);
  });
});

/** Milliseconds of the processor, whatever else the machine does meanwhile. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
