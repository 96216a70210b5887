import { type Career } from './career.js';

export const BUSINESS_AND_TECH_CAREERS: readonly Career[] = [
  {
    key: 'accountant',
    jobs: ['accountant', 'cpa', 'bookkeeper'],
    fields: ['accounting'],
    says: [
      'An accountant needs a bachelor’s degree in accounting, four years. To be a CPA you add an exam, experience and in most states some more credits. Bookkeeping can start from an associate degree.',
      'Nearly every public university teaches it, and a famous name matters little: ask how many graduates have a job or pass the CPA exam.',
    ],
    then: 'Do you like numbers, or more the business around them?',
    study: { majors: ['52.03'], degrees: 'bachelors' },
  },
  {
    key: 'business-career',
    jobs: ['businessman', 'business owner', 'entrepreneur', 'manager'],
    fields: ['having my own business', 'being my own boss', 'entrepreneurship'],
    says: [
      'You don’t need a degree to own a business, but accounting, marketing and writing help it live. A two-year degree at a community college teaches the basics; a four-year one opens jobs until yours works.',
      'Many owners learn a trade or a field first and add business classes. Ask what the owner you admire did.',
    ],
    then: 'What would your business do?',
    study: { majors: ['52.02', '52.07'], degrees: 'bachelors' },
  },
  {
    key: 'marketing-career',
    jobs: ['marketer', 'social media manager', 'influencer', 'content creator'],
    fields: ['marketing', 'advertising', 'public relations'],
    says: [
      'Marketing takes a four-year degree in marketing, communication or business at most companies. What you have made counts as well: a page you grew, a video, a small campaign.',
      'Start now: run the social media of a club or a local shop, and keep the numbers.',
    ],
    then: 'Do you like making things, or finding out what works?',
    study: { majors: ['52.14', '09.09'], degrees: 'bachelors' },
  },
  {
    key: 'finance-career',
    jobs: ['financial analyst', 'banker', 'financial advisor', 'actuary', 'economist'],
    fields: ['banking', 'investing', 'real estate'],
    says: [
      'Finance and banking take a four-year degree in finance, economics, accounting or math. Actuaries pass exams along the way. A real estate license takes a course of weeks to months and no degree.',
      'The largest banks recruit at few colleges; most other jobs don’t care. Internships count everywhere.',
    ],
    then: 'Do you like the math, or the deals?',
    study: { majors: ['52.08'], degrees: 'bachelors' },
  },
  {
    key: 'it-or-cybersecurity',
    jobs: ['it technician', 'network administrator', 'cybersecurity analyst', 'computer technician'],
    fields: ['it', 'information technology', 'fixing computers', 'cybersecurity', 'networking'],
    says: [
      'You can start in IT with a certificate of a few months or a two-year associate degree, plus industry exams such as those of CompTIA or Cisco. A bachelor’s in IT or cybersecurity opens the higher jobs.',
      'It needs less math than computer science, and community colleges teach it well. Choose one whose credits carry on to a university.',
    ],
    then: 'Do you like repairing, networks, or keeping things safe?',
    study: { majors: ['11.01', '11.10'], degrees: 'associate' },
  },
  {
    key: 'software-developer',
    jobs: ['software engineer', 'programmer', 'software developer', 'web developer', 'app developer'],
    fields: ['coding', 'programming', 'software'],
    says: [
      'Most software jobs ask for a four-year degree in computer science, which has calculus and logic in it, or a record of things you built. Web development can start from a two-year degree.',
      'The field goes up and down, and nobody knows what it looks like in four years. If you like math as well as code, you keep more doors open.',
    ],
    then: 'Have you made something of your own yet?',
    study: { majors: ['11.07'], degrees: 'bachelors' },
  },
  {
    key: 'data-scientist',
    jobs: ['data scientist', 'data analyst', 'statistician'],
    fields: ['data science', 'statistics as a job'],
    says: [
      'Data work takes a four-year degree in statistics, math, computer science or data science; some jobs want a master’s. What matters is math, a little code and explaining clearly.',
      'Any subject with data in it works as a second one: biology, sports, business.',
    ],
    then: 'Which questions would you like to answer with data?',
    study: { majors: ['30.70', '27.05'], degrees: 'bachelors' },
  },
  {
    key: 'engineer',
    jobs: ['engineer', 'mechanical engineer', 'civil engineer', 'electrical engineer', 'aerospace engineer'],
    fields: ['building bridges', 'building machines'],
    says: [
      'Engineering is a four-year degree, best at an accredited program, with calculus and physics from the first term. Engineering technology is more hands-on, with less theory, two or four years.',
      'Take the highest math and a physics class your school has. You can start at a community college if its engineering classes transfer.',
    ],
    then: 'What would you like to build?',
    study: { majors: ['14.19', '14.08', '14.10'], degrees: 'bachelors' },
  },
  {
    key: 'game-designer',
    jobs: ['game designer', 'game developer', 'animator'],
    fields: ['making video games', 'animation as a job'],
    says: [
      'Games need programmers, artists and designers, and a four-year degree in computer science, art or game design leads there. Studios look at what you made, so a portfolio of small finished games counts most.',
      'Computer science keeps more doors open than a degree in games alone. Private game schools can be very costly.',
    ],
    then: 'The code, the art, or the rules of the game?',
    study: { majors: ['11.08', '50.04'], degrees: 'bachelors' },
  },
];
