import { type Career } from './career.js';

export const ARTS_AND_NATURE_CAREERS: readonly Career[] = [
  {
    key: 'graphic-designer',
    jobs: ['graphic designer', 'illustrator', 'tattoo artist'],
    fields: ['graphic design', 'drawing for a job'],
    says: [
      'Graphic designers make what you see on screens, packages and signs. Two- and four-year degrees both lead there, and employers look at your portfolio first.',
      'Pay is middling and better in screen and product design. Start a folder of finished work now. A tattoo artist learns as an apprentice in a shop.',
    ],
    then: 'Do you draw more by hand or on a screen?',
    study: { majors: ['50.04'], degrees: 'bachelors' },
  },
  {
    key: 'ux-designer',
    jobs: ['ux designer', 'product designer'],
    fields: ['ux design', 'user experience'],
    says: [
      'UX designers plan how an app or a site feels to use: part art, part psychology, a little code. People come from design, psychology or computer science, mostly with a four-year degree and always with a portfolio.',
      'It pays better than most art jobs, though beginners compete hard. Redesign an app you dislike and write down why: that’s a first piece.',
    ],
    then: 'Which app annoys you most?',
    study: { majors: ['50.04', '11.01'], degrees: 'bachelors' },
  },
  {
    key: 'architect',
    jobs: ['architect', 'interior designer', 'landscape architect'],
    fields: ['architecture', 'interior design'],
    says: [
      'An architect does a five-year professional degree, or four years and then a master’s of two to three, then paid experience and exams. Interior design takes two to four years.',
      'You need drawing and math, and often a portfolio. Ask whether the degree is the professional one that leads to the license.',
    ],
    then: 'Buildings, rooms or gardens?',
    study: { majors: ['04.02', '50.04'], degrees: 'bachelors' },
  },
  {
    key: 'fashion-designer',
    jobs: ['fashion designer', 'stylist'],
    fields: ['fashion', 'fashion design'],
    says: [
      'Fashion design takes two or four years, with a portfolio; fashion merchandising is the business side. Public colleges teach both for far less than private fashion schools.',
      'Few become known designers; many work as buyers, pattern makers or in marketing. Sew, photograph and keep what you make.',
    ],
    then: 'The making, or the selling?',
    study: { majors: ['50.04', '19.09'], degrees: 'bachelors' },
  },
  {
    key: 'journalist-or-media',
    jobs: ['journalist', 'writer', 'author', 'sports reporter', 'photographer', 'podcaster'],
    fields: ['journalism', 'creative writing', 'photography', 'broadcasting'],
    says: [
      'Writers and reporters come from journalism, English and many other majors, four years mostly. What you have published counts more than the degree: the school paper, a page, a podcast.',
      'Jobs are few and pay is modest, so pair it with something else you like, such as marketing, data or a language.',
    ],
    then: 'What do you like to tell about?',
    study: { majors: ['09.04', '23.13'], degrees: 'bachelors' },
  },
  {
    key: 'music-career',
    jobs: ['musician', 'music producer', 'singer', 'dj', 'rapper'],
    fields: ['music production', 'audio engineering', 'the music industry'],
    says: [
      'Music itself needs no degree. College helps for teaching it, for sound and recording, two or four years, or for the business side. Most programs want an audition or recordings.',
      'Few live from playing alone, so many add teaching or a tech skill. Keep debt low, and keep making music.',
    ],
    then: 'Playing, producing or the business?',
    study: { majors: ['50.09', '10.02'], degrees: 'bachelors' },
  },
  {
    key: 'wildlife-or-marine-biologist',
    jobs: ['marine biologist', 'wildlife biologist', 'park ranger', 'zookeeper', 'forester'],
    fields: ['marine biology', 'wildlife', 'forestry', 'environmental science', 'being outdoors for work'],
    says: [
      'Rangers, foresters and wildlife workers mostly have a four-year degree in forestry, biology or environmental science; technicians start with two years. Research usually wants a master’s.',
      'Jobs are loved, so summers of fieldwork decide. Public universities with farms, forests or a coast teach it for less.',
    ],
    then: 'Forest, sea or animals?',
    study: { majors: ['03.06', '03.01', '26.13'], degrees: 'bachelors' },
  },
  {
    key: 'farming-career',
    jobs: ['farmer', 'rancher', 'agronomist'],
    fields: ['agriculture', 'farming', 'ag business'],
    says: [
      'Agriculture is a four-year degree at your state’s land-grant university, or two years at many community colleges: crops, animals, machines or ag business.',
      'Coming from a farm isn’t required, and FFA work counts as activities and opens scholarships that few apply for.',
    ],
    then: 'Animals, crops, or the business?',
    study: { majors: ['01.00', '01.01', '01.09'], degrees: 'bachelors' },
  },
  {
    key: 'research-scientist',
    jobs: ['scientist', 'researcher', 'chemist', 'biologist', 'astronomer', 'geneticist'],
    fields: ['research', 'lab work'],
    says: [
      'A lab technician can start with two or four years. Leading research takes a doctorate, five or more years after college, usually paid by the university rather than by you.',
      'Choose a college where students in their first years may join a lab; many public ones let you.',
    ],
    then: 'Which science do you read about on your own?',
    study: { majors: ['26.01', '40.05'], degrees: 'bachelors' },
  },
];
