import { at, whole, type MarkedEssay } from './marked-essay.js';

/** Written by someone who knew the lists, and read once before they were widened for these: 42 % found, 11 % invented. */
export const LATEST_ESSAYS: readonly MarkedEssay[] = [
  {
    name: 'Z1 the pool',
    prompt: 'Describe a challenge you faced and what you learned.',
    wordLimit: 350,
    ownRank: 5,
    text: `I never thought I would be afraid of water. Last June I started lifeguarding at Meadow Pool, the best job a kid my age could ask for. On my third day a boy named Oscar slipped under in the four foot section. Everything went in slow motion.

I jumped in and I pulled him out, he was coughing but he was fine. My legs was shaking for an hour. The head guard told me that I done a great job, but I felt like a fraud. I hadn't saw him go under. His sister did.

After that I counts heads. Every two minutes I count, and I say the number out loud. It sounds dumb but it works. My coworkers they make fun of me.

That experience was a real wake up call. I learned to never let your guard down and to always expect the unexpected. I came out of it a better person, and I know that I will use those lessons wherever life takes me.`,
    flaws: [
      at('cliche', 'best job a kid my age could ask for'),
      at('cliche', 'in slow motion'),
      at('comma-splice', 'pulled him out, he was'),
      at('grammar', 'My legs was'),
      at('grammar', 'I done'),
      at('grammar', "hadn't saw"),
      at('grammar', 'I counts'),
      at('grammar', 'My coworkers they'),
      at('cliche', 'wake up call'),
      at('cliche', 'let your guard down'),
      at('cliche', 'expect the unexpected'),
      at('cliche', 'a better person'),
      at('formula-ending', 'wherever life takes me'),
    ],
  },
  {
    name: 'Z2 the two cultures',
    prompt: 'Share a part of your background that matters to you.',
    wordLimit: 350,
    ownRank: 4,
    text: `Being the daughter of immigrants is a big part of my identity. My parents left everything behind to give me and my brothers a chance at a better life. They are the reason I work so hard.

At home we speak Tagalog and at school I speak English, sometimes I felt like I didn't belong in neither one. Kids made fun of my lunch. I was embarrassed of the smell and I threw it in the trash. My mom find out from my brother and she didn't say nothing, she just started packing me sandwiches.

Now I am proud of where I come from. I embrace my roots with open arms. My culture is what makes me unique, and I wouldn't have it any other way. I want to show others that our differences makes us stronger.`,
    flaws: [
      at('cliche', 'big part of my identity'),
      at('cliche', 'left everything behind'),
      at('cliche', 'better life'),
      at('comma-splice', 'speak English, sometimes I felt'),
      at('grammar', "didn't belong in neither"),
      at('grammar', 'embarrassed of'),
      at('grammar', 'My mom find'),
      at('grammar', "didn't say nothing"),
      at('cliche', 'where I come from'),
      at('cliche', 'embrace my roots'),
      at('cliche', 'with open arms'),
      at('cliche', 'what makes me unique'),
      at('cliche', 'any other way'),
      at('grammar', 'differences makes'),
    ],
  },
  {
    name: 'Z3 why Duke',
    prompt: 'Why Duke?',
    wordLimit: 250,
    college: 'Duke University',
    ownRank: 2,
    text: `Duke has been my dream school since I was in middle school. The basketball team is legendary and the campus looks like something out of a fairy tale. When I visited I got chills.

Academically, Duke is one of the top schools in the nation. I would have access to cutting edge research and brilliant minds from every corner of the globe. The economics program would give me the skills I need to be successful in the business world. I also love that Duke has so many traditions.

Outside of the classroom I would join a club sport and maybe study abroad. At Vanderbilt I would be surrounded by people who challenge me to be my best self. I know that I would thrive at Duke and bleed blue for life.`,
    flaws: [
      at('interchangeable', 'dream school'),
      at('cliche', 'something out of a fairy tale'),
      at('cliche', 'got chills'),
      at('interchangeable', 'one of the top schools'),
      at('interchangeable', 'cutting edge research'),
      at(['interchangeable', 'cliche'], 'every corner of the globe'),
      at('interchangeable', 'skills I need to be successful'),
      at('interchangeable', 'so many traditions'),
      at('wrong-college', 'Vanderbilt'),
      at('cliche', 'my best self'),
      at('interchangeable', 'study abroad'),
      whole('no-particulars'),
    ],
  },
  {
    name: 'Z4 the fiddle',
    prompt: 'Describe a talent or skill and how you developed it.',
    wordLimit: 350,
    ownRank: 8,
    text: `The fiddle that I play has a burn on its side the shape of Ohio. It was my great-uncle Dell's, and he set it on a stove in 1977. When I press my thumb on Columbus I am holding it right.

I learned from cassettes. There are fourteen of them, and on number nine Dell stops in the middle of a reel and says a word I can't repeat here, and then plays it over slower. I used to fast-forward through that. Last winter I started to listen to the mistakes instead, because they were the only place where I could hear what he was trying to do.

I play worse now then I did a year ago. My teacher, Ms. Abara, noticed it before I did. I try things. At the Grange dance in May I turned a tune around so far that the caller lost his place and eight couples ran into each other, they laughed, mostly.`,
    flaws: [at('grammar', 'worse now then'), at('comma-splice', 'each other, they laughed')],
  },
  {
    name: 'Z5 the secretary',
    prompt: 'Tell us about a leadership experience.',
    wordLimit: 250,
    ownRank: 2,
    text: `Throughout high school I have held many leadership positions. I was secretary of FBLA, captain of JV volleyball, section leader in band and co-president of the Spanish club. Being a leader comes naturally to me.

A true leader is someone who leads by example and isn't afraid to get their hands dirty. As secretary I took notes at every meeting, kept everyone organized and made sure that everything ran smoothly. I went above and beyond what was expected of me. My advisor said he couldn't of done it without me.

These roles have shaped me into the confident young woman I am today. I am organized, reliable and a good listener. I look forward to bring these skills with me to college and beyond, and to leave the world better than I found it.`,
    flaws: [
      at('vague-impact', 'many leadership positions'),
      at('resume-list', 'I was secretary of FBLA'),
      at(['trait-claim', 'cliche'], 'comes naturally to me'),
      at(['platitude', 'sweeping'], 'A true leader is'),
      at('cliche', 'leads by example'),
      at('cliche', 'hands dirty'),
      at('cliche', 'ran smoothly'),
      at('cliche', 'above and beyond'),
      at('grammar', "couldn't of"),
      at('cliche', 'young woman I am today'),
      at('trait-claim', 'I am organized'),
      at('grammar', 'look forward to bring'),
      at('formula-ending', 'to college and beyond'),
      at('cliche', 'better than I found it'),
    ],
  },
  {
    name: 'Z6 the night bus',
    prompt: 'Describe a place where you feel content.',
    wordLimit: 350,
    ownRank: 6,
    text: `The last 36 leaves from the mall at 11:20 and I am usually the only one on it. The driver is name Walt. He keep the heat too high and he listens to ball games from the west coast.

I work at the pretzel place. By then I smell like butter and I am dead tired, so I put my head on the window. The window hums at different notes, it's lower on Fifth Street where the road is bad. I have wrote some of the notes down. I don't play a instrument.

Sometimes Walt ask me how school is. Once I told him I failed my chemistry midterm, and he said that he has failed at lots of things and that the bus still runs. It was exactly what I needed to hear. I think about that when I am stressed out. It's the simple things in life that matter the most.`,
    flaws: [
      at('grammar', 'is name Walt'),
      at('grammar', 'He keep'),
      at('cliche', 'dead tired'),
      at('comma-splice', "different notes, it's lower"),
      at('grammar', 'have wrote'),
      at('grammar', 'a instrument'),
      at('grammar', 'Walt ask'),
      at('cliche', 'exactly what I needed to hear'),
      at(['platitude', 'cliche'], 'simple things in life'),
    ],
  },
  {
    name: 'Z7 the climate',
    prompt: 'Reflect on an issue of importance to you.',
    wordLimit: 350,
    ownRank: 1,
    text: `In an era defined by unprecedented environmental challenges, I have come to recognize the urgent need for collective action. Climate change is not simply a scientific issue; it is a moral imperative that demands innovation, collaboration, and unwavering resolve from each and every one of us.

Through my involvement in sustainability initiatives, I have developed a nuanced understanding of the interconnectedness of our world. These experiences have empowered me to think critically, advocate passionately, and inspire meaningful change within my community, fostering a culture of environmental stewardship.

As I look toward the future, I remain steadfast in my commitment to building a more sustainable tomorrow. By leveraging my skills and passion, I aspire to be a catalyst for transformation and to contribute to solutions that transcend boundaries.`,
    flaws: [
      at('generic-passage', [
        'In an era defined',
        'Climate change is not',
        'Through my involvement',
        'As I look toward',
      ]),
      at(['cliche', 'vague-impact'], 'urgent need for collective action'),
      at('filler', 'each and every one'),
      at(['vague-impact', 'cliche'], 'meaningful change'),
      at(['inflated', 'cliche'], 'leveraging'),
      at(['cliche', 'formula-ending'], 'a catalyst for'),
      at(['formula-ending', 'cliche'], 'sustainable tomorrow'),
      whole('no-scene'),
      whole('no-reflection'),
    ],
  },
  {
    name: 'Z8 the stutter',
    prompt: 'What makes you who you are?',
    wordLimit: 350,
    ownRank: 5,
    text: `Have you ever known exactly what you want to say but the words won't come out? I have had a stutter since I was four years old. It use to be the bane of my existence. Ordering a pizza was like climbing Mount Everest.

In ninth grade my english teacher Mr. Falk made us all recite a poem. I practiced in the mirror day in and day out. When the day came my palms was sweating and I could feel everyone staring at me. I got stuck on the letter B for what felt like forever. Nobody laughed. A girl in the front row, who I didn't even know, she mouthed the word at me.

I still stutter. I have learned to love myself for who I am, flaws and all. My stutter doesn't define me, it only makes me stronger. I am living proof that you can do anything you set your mind to.`,
    flaws: [
      at('opening-question', 'Have you ever known'),
      at('grammar', 'It use to'),
      at('cliche', 'bane of my existence'),
      at('cliche', 'climbing Mount Everest'),
      at('grammar', 'english teacher'),
      at('cliche', 'day in and day out'),
      at('grammar', 'my palms was'),
      at('cliche', 'what felt like forever'),
      at('cliche', 'love myself for who I am'),
      at('cliche', 'flaws and all'),
      at('cliche', "doesn't define me"),
      at('cliche', 'living proof'),
      at(['platitude', 'cliche', 'formula-ending'], 'anything you set your mind to'),
    ],
  },
  {
    name: 'Z9 the food bank',
    prompt: 'How have you contributed to your community?',
    wordLimit: 250,
    ownRank: 4,
    text: `Giving back has always been important to me. For the past two years I have volunteered at the Eastside Food Bank every Saturday. I have met so many amazing people and heard their stories.

We hand out boxes to about ninety familys. My job is the eggs. If you pack them on the bottom they break, and if you pack them on top they slide, so I builded a shelf out of cereal boxes. Now the other tables does it too. Mr. Ruiz who runs the place calls it the egg hotel.

It really opened my eyes to how many people are struggling right in my own backyard. It felt so good to put a smile on someone's face. At the end of the day we are all human, and a small act of kindness can change somebodys whole world.`,
    flaws: [
      at('cliche', 'Giving back has always been'),
      at(['vague-impact', 'cliche'], 'so many amazing people'),
      at('spelling', 'familys'),
      at('grammar', 'builded'),
      at('grammar', 'tables does'),
      at('cliche', 'opened my eyes'),
      at('cliche', 'in my own backyard'),
      at('cliche', 'smile on someone'),
      at(['platitude', 'sweeping'], 'we are all human'),
      at('cliche', 'act of kindness'),
      at('grammar', 'somebodys'),
    ],
  },
  {
    name: 'Z10 the last bus stop',
    prompt: 'Why do you want to study engineering?',
    wordLimit: 250,
    ownRank: 5,
    text: `Ever since I got my first Lego set I knew I wanted to be an engineer. I have always had a curious mind and a love of building things. I am a hands on learner who loves a good challenge.

My junior year I joined the robotics team and I was in charge of the arm. It could lift eleven pounds in the shop and three at the meet, and nobody knew why. I layed under that robot all night. It was the battery, when it got cold the voltage dropped and the motor gave up. Mr. Singh had told us that in October and none of us had wrote it down.

Engineers are the ones who make the world go round. I want to use my knowledge to solve the problems of tomorrow and make an impact on future generations.`,
    flaws: [
      at('cliche', 'Ever since I got my first'),
      at('cliche', 'love of building'),
      at('trait-claim', ['curious mind', 'I am a hands on learner']),
      at('cliche', 'loves a good challenge'),
      at('grammar', 'I layed'),
      at('comma-splice', 'the battery, when it'),
      at('grammar', 'had wrote'),
      at(['sweeping', 'cliche'], 'make the world go round'),
      at(['cliche', 'vague-impact'], 'problems of tomorrow'),
      at('vague-impact', 'make an impact'),
      at(['cliche', 'vague-impact', 'formula-ending'], 'future generations'),
    ],
  },
];
