export const english = {
  title: 'How chances work',
  lead: 'Every chance in Flyleaf comes from one method. It is the same for every student, and it always gives a range. Here is how it works.',
  short: {
    title: 'The short version',
    text: [
      'We start with the share of applicants a college admits. Then we ask where you stand among the students who usually apply there. The closer you are to those who got in, the higher your chance.',
      'It is a fixed formula, not a chatbot. The same answers always give the same result. Nobody can pay for a better one. It is an estimate, not a decision.',
    ],
  },
  college: {
    title: 'What goes in about the college',
    points: [
      'The share of applicants it admitted. At ordinary colleges that refuse a quarter or more, we take most refusals for applications that were never finished, because the grades of their first-years suggest it. There, a chance is that of a finished application, and its range is wider.',
      'At public colleges, the shares of residents and of others it admitted, when we know them. Where we don’t, we assume a small advantage and say so.',
      'The grades of its first-years, when it publishes them. Otherwise those of similar colleges.',
      'The test scores of the middle half of its students, when it reports them.',
      'Whether tests are required, optional or not considered.',
      'Whether it is public or private, and the state it is in.',
    ],
    after:
      'If a college reports no scores, we work out a likely range from its admit rate, its graduation rate and similar figures, and we widen your range.',
  },
  you: {
    title: 'What goes in about you',
    points: [
      'Your GPA, and your class rank if you give it. We convert every GPA scale to one.',
      'Your SAT or ACT. If you have both, the better one counts.',
      'How demanding your classes are: AP, IB, honors and college courses.',
      'Activities, awards and research. They count most at colleges that turn most people away.',
      'Your home state, at public colleges only.',
      'A computer science, engineering or nursing major, at large public colleges and at private ones that admit few. Many of them choose for these majors separately, so the range gets wider too.',
      'The round of your application, at that college only: Early Decision at private colleges that turn many people away, and Early Action a little.',
    ],
    after:
      'What you leave out is never counted as zero. A missing answer makes the range wider, not lower. Where a score is optional, we work it out with and without yours and tell you which is better.',
  },
  never: {
    title: 'What never goes in',
    first: 'Race, gender and family income never change a chance.',
    rest: ' Neither do your name, your address beyond the state, or where your parents went to college. If you share your income, it is used for prices and for how well a college fits your budget. It can’t raise or lower a chance.',
  },
  range: {
    title: 'Why it is a range',
    why: 'Two students with the same grades can get different answers from the same college. So we show a low end, a high end and a mark for our best estimate. We set the range so that about 8 times in 10 the true chance should lie inside it. Real ranges are often wide. That isn’t a flaw. It’s as much as anyone can know from the outside.',
    categories: [
      { term: 'Reach', words: 'Our best estimate is under 25%.' },
      { term: 'Target', words: 'It is 25% or more, but the college isn’t a safety.' },
      {
        term: 'Safety',
        words:
          'It is 80% or more and even the low end is 60% or more. The college admits at least 45% of its applicants, doesn’t limit your major, and costs at most $3,000 more than your family can pay.',
      },
    ],
    text: [
      '“98%+” still means that some are refused. A list without a safety you can afford isn’t finished.',
      'Some colleges take everyone who applies and meets the basic requirements. We mark those “open admission”. Some states promise their residents a place under a published rule, and a few colleges promise everyone one. We name the rule. If a college reports no admit rate, we give no chance. We give none for the service academies either: nomination, fitness and a medical examination decide there.',
    ],
  },
  unseen: {
    title: 'What it can’t see',
    points: [
      'Essays, recommendations, interviews and portfolios.',
      'Being recruited, for example for a sport.',
      'What your school is like, and what it offers.',
      'Limits of a single program, this year’s applicants, or changes since the data year.',
      'How much interest you have shown in a college.',
    ],
    text: [
      'A chance is the share of students who look like you on paper that get in. It isn’t a verdict on you. The range is right for ordinary schools: a very strict or very generous school moves everyone in it.',
      'So a chance can’t tell you whether to apply. It can help you build a list that isn’t all reaches.',
    ],
  },
  wont: {
    title: 'What we won’t do',
    points: [
      'We won’t show 0% or 100%. Nobody can know that.',
      'We won’t give one number without its range.',
      'We won’t raise a chance for money, or lower it because of what a family earns.',
      'We won’t guess a college’s rule or rate and call it a fact. What we assume, we call assumed.',
      'We won’t promise a price. Prices are averages of last year’s families, so run the college’s own calculator.',
    ],
  },
  calibration: { title: 'How close it comes' },
  match: {
    title: 'Match is different',
    text: 'The match percent shows how well a college fits you: your academic level and major, your activities, and the college’s location, price and size. It says nothing about getting in. Anything you leave empty isn’t counted.',
  },
  sources: {
    title: 'Where the numbers in the method come from',
    text: 'We compare ACT and SAT scores with the table the two test makers published in 2018. How much grades and scores count was set with published admit-rate tables and records without names, then tested on records we had set aside. How much a range allows for schools that grade differently comes from admit rates by high school at the University of California, fall 2020. How much it allows for change comes from two years of admit rates at 1,407 colleges. Majors and a few small steps are our own judgment, based on public research. College figures are listed under ',
    link: 'Data sources',
  },
  goals: {
    title: 'Our goals, and how we will measure them',
    lead: 'This is how we’ll count each one. Until then, please read them as what we’re aiming for.',
  },
};
export type Words = typeof english;
