import { at, whole, type MarkedEssay } from './marked-essay.js';

/** Written by someone who had seen the lists, after their last change: no list was changed for them. */
export const FRESH_ESSAYS: readonly MarkedEssay[] = [
  {
    name: 'F1 the marathon',
    prompt: 'Describe a challenge you have faced and what you learned from it.',
    wordLimit: 400,
    ownRank: 4,
    text: `They say that life is a marathon, not a sprint. I never understood that until I signed up for the Twin Cities half marathon with my best friend Leo, who talked me into it.

I trained for five months. I trained in the rain, and I trained in the snow, and some days my legs felt like jelly. My mom she thought I was crazy. Leo dropped out in July because of a injury, and I was left to run alone. I won't lie, I thought about quitting a million times.

On race day I was a bundle of nerves. At mile nine I hit a wall. My lungs was burning and every fiber of my being wanted to stop. Then I seen Leo on the curb with a cowbell, screaming my name. I couldn't believe my eyes. I kept going and I crossed the finish line in two hours and eleven minutes.

That day I discovered that I am capable of more then I think. Running showed me that the only limits are the ones you set for yourself. Now whenever life gets tough, I just put one foot in front of the other.`,
    flaws: [
      at(['sweeping', 'cliche', 'opening-sweeping', 'opening-quotation'], 'life is a marathon'),
      at('cliche', 'legs felt like jelly'),
      at('grammar', 'My mom she thought'),
      at('grammar', 'a injury'),
      at('cliche', 'a million times'),
      at('cliche', 'bundle of nerves'),
      at('cliche', 'hit a wall'),
      at('grammar', 'My lungs was'),
      at('cliche', 'every fiber of my being'),
      at('grammar', 'I seen'),
      at('cliche', 'believe my eyes'),
      at('grammar', 'more then I think'),
      at('platitude', 'the only limits are the ones'),
      at('cliche', 'one foot in front of the other'),
    ],
  },
  {
    name: 'F2 the perfect applicant',
    prompt: 'What sets you apart as a candidate?',
    wordLimit: 350,
    ownRank: 2,
    text: `What sets me apart from other applicants is my drive. While other kids my age are partying on weekends, I am studying or volunteering. I am a go-getter, a team player and a perfectionist.

I have taken eleven AP classes and I am ranked third in my class. I was elected vice president of the Spanish Honor Society, I am the captain of the swim team, and I was named MVP two years in a row. I have also raised awareness about many issues in my community and touched the lives of so many people.

My peers look up to me and my teachers say that I am wise beyond my years. I bring a unique perspective and a positive attitude to everything I do. I always strive for excellence, and I refuse to settle for less.

I would be a valuable addition to any campus. I am confident that I will do great things, and I can't wait to see what the future has in store.`,
    flaws: [
      at('putdown', 'other kids my age are partying'),
      at('trait-claim', 'I am a go-getter'),
      at('resume-list', 'I was elected vice president'),
      at('vague-impact', 'raised awareness'),
      at('vague-impact', 'touched the lives'),
      at(['trait-claim', 'cliche'], 'wise beyond my years'),
      at('cliche', 'a unique perspective'),
      at('cliche', 'strive for excellence'),
      at('cliche', 'settle for less'),
      at('cliche', 'valuable addition'),
      at('formula-ending', 'what the future has in store'),
      whole(['no-scene', 'no-reflection']),
    ],
  },
  {
    name: 'F3 the orchard',
    prompt: 'Tell us about a place that matters to you.',
    wordLimit: 350,
    ownRank: 8,
    text: `Behind my grandparents house there are forty one apple trees, and I have fallen out of six of them. My grandfather painted a white ring on those six. When cousins visit he points at the rings and says my name.

I learned to prune in February, when the cold make the sap slow. You take out the dead wood first, than the crossing branches, then you stand back for longer than you want. My grandfather can stand back for an hour. I used to think that he was resting.

Last winter he couldn't climb no more. He stood on the ground and I stood in the tree, and he pointed with his cane. I cut the wrong branch, I cut it before he was done talking. He didn't yell. He said that the tree will tell me in three years what it thought of that.

I been waiting ever since. The stump has closed a little, its bark curled over like a lip. Their are buds on both sides of it. I don't know if it forgive me, but I went and painted the seventh ring myself.`,
    flaws: [
      at(['grammar', 'punctuation'], 'grandparents house'),
      at(['grammar', 'punctuation'], 'forty one'),
      at('grammar', 'the cold make'),
      at('grammar', 'than the crossing'),
      at('grammar', "couldn't climb no more"),
      at(['comma-splice', 'punctuation'], 'branch, I cut'),
      at('grammar', 'I been waiting'),
      at('grammar', 'Their are'),
      at('grammar', 'it forgive'),
    ],
  },
  {
    name: 'F4 why this program',
    prompt: 'Why do you want to attend Oberlin College?',
    college: 'Oberlin College',
    wordLimit: 250,
    ownRank: 3,
    text: `Oberlin has been my dream school since middle school. Its stellar reputation and unparalleled resources would allow me to pursue my passions. The campus is breathtaking and the students are so friendly.

I am drawn to the small class sizes and the close relationships with professors. There is something for everyone at Oberlin, and I would take advantage of the many clubs and study abroad programs. I have wanted to be a doctor ever since I can remember, and your pre-med track would prepare me for success.

I cant wait to call Kenyon my home away from home. Their is no other school where I could see myself.`,
    alsoTrue: [at('interchangeable', ['many clubs', 'study abroad programs', 'prepare me for success'])],
    flaws: [
      at(['interchangeable', 'cliche'], 'dream school'),
      at('interchangeable', 'stellar reputation'),
      at('interchangeable', 'unparalleled resources'),
      at('interchangeable', 'pursue my passions'),
      at('interchangeable', 'campus is breathtaking'),
      at('interchangeable', 'small class sizes'),
      at('interchangeable', 'something for everyone'),
      at('cliche', 'ever since I can remember'),
      at(['grammar', 'spelling', 'punctuation'], 'cant wait'),
      at('wrong-college', 'Kenyon'),
      at('cliche', 'home away from home'),
      at('grammar', 'Their is'),
      whole('no-particulars'),
    ],
  },
  {
    name: 'F5 the broken phone',
    prompt: 'Reflect on a time when you questioned a belief or idea.',
    wordLimit: 400,
    ownRank: 5,
    text: `In today's fast-paced world, nobody can live without their phone. I believed this with all my heart, until mine fell into the Mississippi River off a bridge in Dubuque.

At first I was literally dying. I checked my pocket like forty times a day. But after a week something weird happened. I noticed that my bus driver have a tattoo of a trombone. I asked him about it and he tells me he played in a band with my neighbor, Mr. Osei. I never talked to Mr. Osei before, he was just the guy with the loud lawnmower.

He showed me a room full of records, he let me hold the trombone. It was extremely heavy and it smelled like pennies. I couldn't get a sound out of it, and he laughed until he had to sit down.

I got a new phone for my birthday. It was honestly kind of a letdown. I use it, but it stays in my bag on the bus. Every cloud has a silver lining, and sometimes you have to lose something to find yourself.`,
    flaws: [
      at(['sweeping', 'opening-sweeping', 'filler'], "In today's fast-paced world"),
      at('cliche', 'with all my heart'),
      at(['intensifiers', 'slang', 'cliche'], 'literally dying'),
      at('grammar', 'driver have'),
      at('tense-shift', 'he tells me'),
      at(['comma-splice', 'punctuation'], 'before, he was'),
      at(['comma-splice', 'punctuation'], 'records, he let'),
      at('filler', 'honestly kind of'),
      at(['cliche', 'platitude'], 'silver lining'),
      at(['platitude', 'cliche'], 'to find yourself'),
    ],
  },
  {
    name: 'F6 the growth mindset',
    prompt: 'Discuss an accomplishment or event that sparked personal growth.',
    wordLimit: 350,
    ownRank: 1,
    text: `Throughout my high school career, I have faced numerous obstacles that have tested my resilience and strengthened my character. These formative experiences have not only shaped my identity, but have also prepared me for the challenges of the future.

Participating in extracurricular activities has been instrumental in my development, fostering leadership, collaboration, and integrity. Through dedication and unwavering commitment, I have learned to embrace adversity as an opportunity for growth.

Furthermore, my volunteer work has been a truly enriching experience. It has instilled in me a profound sense of empathy and a desire to empower marginalized communities, leaving a meaningful legacy.

As I embark on my college journey, I will continue to push boundaries and inspire others to reach for the stars.`,
    alsoTrue: [at('vague-impact', 'inspire others')],
    flaws: [
      at(['opening-since-young', 'cliche'], 'Throughout my high school career'),
      at('vague-impact', 'numerous obstacles'),
      at('generic-passage', 'formative experiences have not only shaped'),
      at('generic-passage', 'has been instrumental in my development'),
      at('generic-passage', 'embrace adversity as an opportunity'),
      at('generic-passage', 'a profound sense of empathy'),
      at(['cliche', 'vague-impact'], 'truly enriching experience'),
      at(['cliche', 'generic-passage'], 'push boundaries'),
      at(['cliche', 'formula-ending'], 'reach for the stars'),
      whole('no-scene'),
      whole('no-reflection'),
    ],
  },
];
