import { at, whole, type MarkedEssay } from './marked-essay.js';

/** The same, read once after the lists were widened for the second ten, and before they were widened again: 49 % found, 3 % invented. */
export const THIRD_UNSEEN_ESSAYS: readonly MarkedEssay[] = [
  {
    name: 'H1 the drumline',
    prompt: 'Describe a time when you faced a challenge, setback, or failure.',
    wordLimit: 650,
    ownRank: 5,
    text: `My heart was pounding out of my chest. It was the last day of drumline auditions and I had practiced to many hours to count. When the section leader called my name I froze like a deer in headlights. My sticks was shaking.

Needless to say, I didn't make it. I felt like a failure. All of my friends had made it and I was stuck with the cymbals, it was humiliating. I cried myself to sleep that night.

But cymbals are harder than they look. You count 47 measures of nothing and then you have to hit on the and of three. In September I came in a beat early at the Fairview game and the whole line fell apart behind me. Nobody said nothing. On the bus our captain Deja handed me a metronome with tape on it, she had put it on 112.

I kept that metronome in my pocket all season. I began to like the counting more then the hitting. My mom says I tap on the table when I'm listening to her.

Looking back, I would not change a thing. I learned that everything happens for a reason and that failure is just a stepping stone to success. It made me a stronger person and I will always cherish those memories.`,
    flaws: [
      at('cliche', 'heart was pounding out of my chest'),
      at('grammar', 'to many hours'),
      at('cliche', 'like a deer in headlights'),
      at('grammar', 'My sticks was'),
      at(['filler', 'cliche'], 'Needless to say'),
      at('comma-splice', 'the cymbals, it was'),
      at('cliche', 'cried myself to sleep'),
      at('grammar', 'Nobody said nothing'),
      at('comma-splice', 'tape on it, she had'),
      at('grammar', 'more then the hitting'),
      at('cliche', 'would not change a thing'),
      at('platitude', 'everything happens for a reason'),
      at('platitude', 'stepping stone to success'),
      at('cliche', 'made me a stronger person'),
      at(['formula-ending', 'cliche'], 'always cherish those memories'),
    ],
    alsoTrue: [at('platitude', 'failure is just a')],
  },
  {
    name: 'H2 the lab coat',
    prompt: 'Why are you interested in your intended major?',
    wordLimit: 300,
    ownRank: 3,
    text: `For as long as I can remember, I wanted to be a doctor. Helping people has always been my passion. When I was five I got a toy stethoscope for Christmas and I never took it off. I would check my stuffed animals' heartbeats and tell them everything was going to be OK.

In high school I volunteered at Mercy Hospital, where I completed over 200 hours. I also took AP Biology, AP Chemistry and Anatomy, was president of HOSA, placed third at the state competition and shadowed a cardiologist. These experiences has confirmed my love for medicine. Seeing the smiles on the patients faces made it all worth it.

Medicine is a very unique field because there is always something new to learn. Being a doctor is not an easy path but I am willing to put in the work. I am a compassionate and dedicated person who always puts others before myself. I know that I have what it takes to succeed.

I am determined to become a pediatrician and give hope to children in need. I truly believe that this is my calling in life.`,
    flaws: [
      at('cliche', 'For as long as I can remember'),
      at('cliche', 'always been my passion'),
      at('resume-list', 'was president of HOSA'),
      at('grammar', 'These experiences has'),
      at('cliche', 'love for medicine'),
      at('cliche', 'Seeing the smiles'),
      at('grammar', 'patients faces'),
      at('cliche', 'made it all worth it'),
      at(['intensifiers', 'grammar', 'cliche'], 'very unique'),
      at(['cliche', 'sweeping'], 'always something new to learn'),
      at('cliche', 'put in the work'),
      at('trait-claim', 'I am a compassionate and dedicated'),
      at(['cliche', 'trait-claim'], 'what it takes to succeed'),
      at(['vague-impact', 'savior', 'cliche'], 'children in need'),
      at(['formula-ending', 'cliche'], 'my calling in life'),
    ],
    alsoTrue: [
      at('vague-impact', 'Helping people'),
      at('filler', 'I truly believe'),
      at('cliche', 'puts others before'),
    ],
  },
  {
    name: 'H3 the winter in Carleton',
    prompt: 'Why Carleton?',
    wordLimit: 300,
    college: 'Carleton College',
    ownRank: 7,
    text: `On the tour, a girl named Priya walked us past the Arboretum and said that in January the geology class measures the ice on Spring Creek instead of having lab indoors. I have measured ice. My father drills for walleye on Lake Mille Lacs, and since I was nine I am the one who reads the auger.

I would like to do that with Professor Cowan's group, who compare old creek maps with new ones. In my town the creek was moved in 1961 for a parking lot, and nobody I asked could tell me where it had went. I found it on a map in the library basement, under the Shopko.

At Carleton I could take Introduction to Environmental Geology in my first fall, and I want to join the Cave Club, because I have never been below a thing that I had only seen from the top. I also sing bad, and the Knightingales say on their page that they audition everybody.

The academics are excellent and the campus is gorgeous, but what convinced me was the ice.`,
    flaws: [
      at('tense-shift', 'since I was nine I am the one'),
      at('grammar', 'it had went'),
      at('grammar', 'sing bad'),
      at('interchangeable', 'The academics are excellent'),
      at('interchangeable', 'the campus is gorgeous'),
    ],
  },
  {
    name: 'H4 the brother',
    prompt: 'Describe someone who has shaped who you are.',
    wordLimit: 500,
    ownRank: 6,
    text: `My brother Mateo is autistic and he is my best friend in the whole world. He is fifteen and he don't talk much, but he knows the number of every bus in San Antonio. Growing up with him was a rollercoaster of emotions.

When we was little people would stare at us at the H-E-B. One time a lady told my mom to control her kid, and my blood was boiling. I wanted to say something. But Mateo looked at her shoes and said "Number 42," and it turned out that she did take the 42. She started laughing and she ask him about the 24.

He taught me that being different is a gift. He see the world in his own special way. He taught me patience, kindness and unconditional love. I couldn't of asked for a better brother.

Last year I made him a card deck with all the bus lines, so that he can show people what he likes. He sorted it by the color of the seats, which I never noticed. I have rode those busses my whole life.

Thanks to Mateo I want to become a special education teacher and be a voice for the voiceless. He is my hero and my inspiration, and I am truly blessed to have him in my life.`,
    flaws: [
      at('cliche', 'my best friend in the whole world'),
      at('grammar', "he don't talk"),
      at('cliche', 'rollercoaster of emotions'),
      at('grammar', 'When we was'),
      at('cliche', 'my blood was boiling'),
      at(['grammar', 'tense-shift'], 'she ask him'),
      at(['platitude', 'cliche'], 'being different is a gift'),
      at('grammar', 'He see the world'),
      at('cliche', 'unconditional love'),
      at('grammar', "couldn't of"),
      at('cliche', 'asked for a better brother'),
      at('grammar', 'have rode'),
      at('cliche', 'a voice for the voiceless'),
      at('cliche', ['my hero', 'my inspiration']),
      at(['formula-ending', 'cliche'], 'truly blessed to have him in my life'),
    ],
    alsoTrue: [at('platitude', 'taught me patience')],
  },
  {
    name: 'H5 the council',
    prompt: 'How would you contribute to our campus community?',
    wordLimit: 250,
    ownRank: 2,
    text: `As a student council representative, I have learned the importance of working together towards a common goal. Diversity is what makes a community strong. I believe that everyone deserves to be heard and that together we can achieve great things.

During my time on student council I organized many successful events and helped countless students. I was also involved in various clubs and organizations which allowed me to develop valuable skills such as time management and leadership. I am a natural leader who is not afraid to speak up.

On your campus, I hope to bring my unique perspective and positive energy. I am open-minded and I get along with all different kinds of people. I will take advantage of every opportunity that comes my way and give it my all.

I know that I will leave my mark and make a positive impact on campus. I am ready to take the next step in my journey and I look forward to being apart of your family.`,
    flaws: [
      at(
        ['cliche', 'platitude', 'generic-passage'],
        ['towards a common goal', 'importance of working together'],
      ),
      at(['sweeping', 'platitude'], 'Diversity is what makes a community strong'),
      at(['platitude', 'sweeping'], 'together we can achieve great things'),
      at('vague-impact', ['many successful events', 'countless students']),
      at(['vague-impact', 'cliche'], 'various clubs and organizations'),
      at(['cliche', 'vague-impact'], 'valuable skills'),
      at('trait-claim', 'natural leader'),
      at('cliche', 'unique perspective'),
      at(['trait-claim', 'cliche'], ['positive energy', 'I am open-minded']),
      at('cliche', 'every opportunity that comes my way'),
      at('cliche', 'give it my all'),
      at('cliche', 'leave my mark'),
      at('vague-impact', 'make a positive impact'),
      at(['formula-ending', 'cliche'], 'next step in my journey'),
      at('grammar', 'being apart of'),
    ],
    alsoTrue: [
      whole('no-scene'),
      at('formula-ending', ['I am ready to take', 'I know that I']),
      at('vague-impact', 'different kinds of people'),
      at('cliche', 'time management'),
    ],
  },
  {
    name: 'H6 the chess hustler',
    prompt: 'Share an essay on any topic of your choice.',
    wordLimit: 650,
    ownRank: 8,
    text: `Every Sunday, Mr. Abernathy takes a dollar from me. He sits at the second concrete table in Clark Park with a thermos of Lipton and a clock that is missing its left button, so you have to press the spring. He has beat me sixty one times.

The first time I thought it was luck. I was the best player at my middle school and I had a rating. He took my queen in eleven moves and asked if I wanted to try again for two dollars. I said that I had to go home. I didn't have to go home.

What bothers me is that he never explains. My teachers explain everything, and my coach draws arrows. Mr. Abernathy moves his bishop and looks at the dogs. Once I asked what I did wrong and he said, "You tell me." So I started writing the games down on the backs of receipts. I found out that I lose on move nine, nearly always, because by then I have decided what I want to happen.

I have noticed move nine in other places. I told my sister what she was feeling before she finish her sentence. I wrote the conclusion of my lab report, than I did the lab.

I have not beaten him yet. In October I got a draw, and he gave me half of his sandwich instead of fifty cents.`,
    flaws: [
      at('grammar', 'has beat me'),
      at('grammar', 'sixty one'),
      at(['grammar', 'tense-shift'], 'before she finish'),
      at('grammar', 'lab report, than'),
    ],
  },
  {
    name: 'H7 the pandemic',
    prompt: 'Is there anything else you would like us to know?',
    wordLimit: 300,
    ownRank: 3,
    text: `In March of 2020 the world as we knew it changed forever. We all thought it would be two weeks, but it turned into two years. These unprecedented times effected everyone, including me. I was in fifth grade and I loved school, all of the sudden it was gone.

My dad lost his job and my parents was fighting all the time. I felt so alone and trapped between four walls. I stopped turning in my homework. My grades started to slip and I lost all motivation. It was the darkest time of my life.

But then something clicked. I decided to take control of my life and turn things around. I started waking up early, eating healthy, and exercising. I poured my heart and soul into school and I brought my grades back up. I realized that I was the only person who could change my situation. I have grown so much since than.

The pandemic taught me to appreciate the little things in life. It showed me that when life gives you lemons you make lemonade. I am proud of how far I have come and I am excited to see where life takes me.`,
    flaws: [
      at('cliche', 'the world as we knew it'),
      at('cliche', 'unprecedented times'),
      at('grammar', 'effected everyone'),
      at('comma-splice', 'I loved school, all of the sudden'),
      at('grammar', 'all of the sudden'),
      at('grammar', 'my parents was'),
      at('cliche', 'darkest time of my life'),
      at('cliche', 'something clicked'),
      at('cliche', ['take control of my life', 'turn things around']),
      at('cliche', 'heart and soul'),
      at(['platitude', 'cliche'], 'the only person who could change my situation'),
      at('grammar', 'since than'),
      at(['cliche', 'platitude'], 'the little things in life'),
      at('cliche', 'life gives you lemons'),
      at('cliche', 'how far I have come'),
      at(['formula-ending', 'cliche'], 'see where life takes me'),
    ],
    alsoTrue: [at('cliche', 'between four walls')],
  },
  {
    name: 'H8 the fund',
    prompt: 'Why should you receive this scholarship?',
    wordLimit: 250,
    ownRank: 4,
    text: `My name is Tyler Brooks and I am a senior at Lincoln High School. I am writing this essay to tell you why I deserve this scholarship. I come from a low income family and money has always been tight. My mom work two jobs to make ends meet and put food on the table.

Despite all the odds I have maintained a 3.8 GPA. I work at Sonic twenty hours a week, and I close on Thursdays, which mean I get home at 11:40 and start my calculus. My manager Kendra lets me do problems on the back of the order slips. I passed the midterm that way, with grease on it.

This scholarship would mean the world to me and my family. It would take a huge weight off our shoulders and allow me to focus on my studys. I would be the first in my family to go to college, I want to break the cycle. If I am choosen I promise that I will not let you down. Thank you for your time and consideration.`,
    flaws: [
      at('opening-name', 'My name is Tyler Brooks'),
      at(['opening-meta', 'announced'], 'I am writing this essay'),
      at('cliche', 'money has always been tight'),
      at('grammar', 'My mom work'),
      at('cliche', 'make ends meet'),
      at('cliche', 'food on the table'),
      at('cliche', 'Despite all the odds'),
      at('grammar', 'which mean'),
      at('cliche', 'mean the world'),
      at('cliche', 'weight off our shoulders'),
      at('spelling', 'studys'),
      at('comma-splice', 'to go to college, I want'),
      at('cliche', 'break the cycle'),
      at('spelling', 'choosen'),
      at(['formula-ending', 'cliche'], 'Thank you for your time'),
    ],
    alsoTrue: [at('formula-ending', ['I promise that I', 'let you down'])],
  },
  {
    name: 'H9 the group project',
    prompt: 'Tell us about a community you belong to.',
    wordLimit: 350,
    ownRank: 5,
    text: `We are a family. We laugh together, we cry together and we win together. Our cross country team is so much more than a team. We meet every morning at six and we run the river trail, and we always push each other to be better. We never leave anyone behind.

This season we had eleven runners and two of them was hurt. We decided to run with their names on our arms. We lost the first meet and we lost the second meet. We didn't let it get us down. We worked hard and we stayed focused and in the end we made it to Districts. Blood sweat and tears went into that season.

Coach Ito says a team is only as strong as its slowest runner. Our slowest was me. I use to think that she meant I was the weak one. Then she had me set the pace on the long days, because I am the only one who dont speed up when someone passes.

I am beyond grateful for this team. They have taught me the true meaning of friendship, and I know that we will be friends for life.`,
    flaws: [
      at('cliche', 'We are a family'),
      at('cliche', 'so much more than a team'),
      at('same-start', [
        'We meet every morning',
        'We never leave',
        'We decided',
        'We lost the first',
        'We worked',
      ]),
      at('cliche', 'push each other to be better'),
      at('grammar', 'two of them was'),
      at('team-focus', ['We laugh together', 'We meet every morning', 'We decided', 'We lost']),
      at('cliche', 'get us down'),
      at('cliche', 'Blood sweat and tears'),
      at('platitude', 'only as strong as its'),
      at('grammar', 'I use to'),
      at('grammar', 'dont'),
      at('cliche', 'beyond grateful'),
      at(['cliche', 'platitude'], 'the true meaning of friendship'),
      at(['formula-ending', 'cliche'], 'friends for life'),
    ],
  },
  {
    name: 'H10 the tapestry',
    prompt: 'Reflect on your background and how it has shaped you.',
    wordLimit: 650,
    ownRank: 2,
    text: `Growing up at the intersection of two vibrant cultures, I have always navigated a rich tapestry of traditions, languages, and perspectives. My multicultural upbringing has been a cornerstone of my identity, instilling in me a deep appreciation for diversity and a profound sense of empathy.

At home, the aroma of spices and the melody of two languages created a symphony of belonging. This unique environment taught me to embrace complexity, to bridge divides, and to foster meaningful connections with people from all walks of life. It was not always easy; however, each challenge became an opportunity for growth and self-discovery.

As I matured, I came to realize that my heritage is not a burden but a strength. It has equipped me with resilience, adaptability, and an unwavering commitment to understanding others. Whether through academic pursuits or community engagement, I strive to honor this legacy by amplifying diverse voices and championing inclusivity.

In conclusion, my background has not only shaped who I am but also ignited a passion for creating a more compassionate world. I look forward to contributing to a dynamic community where I can continue to learn, grow, and make a meaningful difference.`,
    flaws: [
      at('cliche', 'rich tapestry'),
      at('generic-passage', [
        'Growing up at the intersection',
        'My multicultural upbringing',
        'This unique environment',
        'It has equipped',
      ]),
      at('cliche', 'deep appreciation'),
      at('cliche', 'symphony of'),
      at('cliche', 'all walks of life'),
      at(['platitude', 'cliche'], 'an opportunity for growth'),
      at(['trait-claim', 'cliche', 'inflated'], 'unwavering commitment'),
      at(['inflated', 'cliche', 'vague-impact'], ['amplifying diverse voices', 'championing']),
      at('formula-ending', 'In conclusion'),
      at(['cliche', 'formula-ending'], 'ignited a passion'),
      at(['interchangeable', 'cliche'], 'dynamic community'),
      at('vague-impact', 'make a meaningful difference'),
      whole('no-scene'),
      whole('no-reflection'),
    ],
    alsoTrue: [
      at('cliche', [
        'cornerstone of',
        'embrace complexity',
        'bridge divides',
        'meaningful connections',
        'I came to realize',
        'shaped who I',
      ]),
    ],
  },
];
