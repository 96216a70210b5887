import { at, whole, type MarkedEssay } from './marked-essay.js';

/** Written by someone who had not seen the lists, and read once before the lists were widened: 62 % found, 3 % invented. */
export const SECOND_UNSEEN_ESSAYS: readonly MarkedEssay[] = [
  {
    name: 'N1 the knee',
    prompt: 'Describe a setback or failure. How did it affect you, and what did you learn?',
    wordLimit: 650,
    ownRank: 5,
    text: `The crowd was going wild. There was two minutes left on the clock and we was down by three. I went up for the rebound and when I came down I heard a pop. In that moment, my whole world came crashing down.

The doctor said I tore my ACL and I would be out for nine months. I was devastated. Basketball was my life, it was everything to me since I was four years old. I spent alot of nights crying in my room and asking why me.

But I am a fighter and I never give up. I went to physical therapy three times a week with a guy named Darnell. He made me do these step ups on a blue box until I couldnt feel my leg. At first I could only do four. Everyday I pushed myself to the limit. My team was their for me every step of the way, and I learned who my real friends are.

While I was out coach let me keep the stats. I noticed that our point guard always passed to her left when she was tired, and I told her. She didn't believe me until I showed her the notebook. That was a weird feeling, being useful while sitting down.

In the end, I came back stronger then ever. This experience taught me that with hard work and dedication you can overcome any obstacle. When one door closes another one opens, and I will carry this lesson with me for the rest of my life.`,
    flaws: [
      at('grammar', 'There was two minutes'),
      at('grammar', 'we was'),
      at('cliche', 'my whole world came crashing down'),
      at('comma-splice', 'my life, it was'),
      at('spelling', 'alot'),
      at(['trait-claim', 'cliche'], 'I am a fighter and I never give up'),
      at('grammar', 'couldnt'),
      at('grammar', 'Everyday I pushed'),
      at('cliche', 'pushed myself to the limit'),
      at('grammar', 'was their for me'),
      at('cliche', 'every step of the way'),
      at('cliche', 'who my real friends are'),
      at('grammar', 'stronger then ever'),
      at('platitude', 'with hard work and dedication'),
      at('cliche', 'When one door closes'),
      at('formula-ending', 'for the rest of my life'),
    ],
    alsoTrue: [
      at('telling', 'I was devastated'),
      at('formula-ending', 'can overcome any'),
      at('platitude', 'This experience taught me'),
    ],
  },
  {
    name: 'N2 the title',
    prompt: 'Describe an example of your leadership.',
    wordLimit: 350,
    ownRank: 1,
    text: `Leadership is not merely about holding a title; it is about inspiring others to reach their full potential. Throughout my high school journey, I have had the privilege of serving in a multitude of capacities that have shaped my perspective and fostered my growth as an individual.

As president of the Environmental Club, I spearheaded numerous initiatives aimed at promoting sustainability and raising awareness within our community. Through collaboration, perseverance, and effective communication, we were able to create a lasting impact. This experience not only strengthened my leadership skills but also deepened my understanding of the importance of teamwork.

Moreover, I have learned that true leadership requires empathy, humility, and resilience. By actively listening to the diverse perspectives of my peers, I cultivated an environment of inclusivity and mutual respect, empowering each member to contribute their unique talents. We faced many challenges along the way, but we overcame them together.

Ultimately, these experiences have instilled in me a profound sense of purpose and a commitment to making a difference. As I embark on the next chapter of my life, I am excited to bring my passion for leadership to a vibrant campus community.`,
    flaws: [
      at(
        ['opening-sweeping', 'sweeping', 'opening-dictionary', 'platitude', 'generic-passage'],
        'Leadership is not merely about',
      ),
      at('cliche', 'full potential'),
      at('generic-passage', [
        'I have had the privilege',
        'I cultivated an environment',
        'these experiences have instilled',
      ]),
      at(['inflated', 'generic-passage'], ['multitude', 'spearheaded']),
      at('vague-impact', 'raising awareness'),
      at('vague-impact', 'a lasting impact'),
      at(['trait-claim', 'cliche'], 'my leadership skills'),
      at(['platitude', 'sweeping'], 'true leadership requires'),
      at(['vague-impact', 'cliche'], 'many challenges along the way'),
      at(['vague-impact', 'cliche'], 'making a difference'),
      at('formula-ending', 'next chapter of my life'),
      at(['interchangeable', 'cliche'], 'vibrant campus community'),
      whole(['no-scene', 'no-reflection']),
    ],
    alsoTrue: [
      at('cliche', ['shaped my perspective', 'growth as an individual']),
      at('trait-claim', 'my passion for leadership'),
      at('vague-impact', ['inspiring others', 'promoting sustainability']),
      at(['cliche', 'platitude'], ['importance of teamwork', 'diverse perspectives']),
    ],
  },
  {
    name: 'N3 the tour',
    prompt: 'Why do you want to attend Rice University?',
    wordLimit: 300,
    college: 'Rice University',
    ownRank: 2,
    text: `I want to attend Rice University because of its world class academics, beautiful campus and diverse student body. Ever since I was little I have dreamed of going to a prestigious university, and Rice has always been at the top of my list.

Rice has a great biology program that will help me reach my goals of being a doctor. The professors are top notch and the small class sizes means that I will get to know them personally. I am also exited about the many research opportunitys. I know that I will be challenged everyday and that I will meet people from all over the world.

I toured the campus last spring with my dad and I immediately felt at home. The students seemed so happy and friendly. I could picture myself walking there. Houston is a big city with lots of things to do, which is important to me because I don't want to be bored.

I believe that I would be a perfect fit for Rice. I am hardworking, determined and I love to learn. I would join clubs and get involved on campus. At Duke I will be able to grow as a person and make memories that will last a lifetime.`,
    flaws: [
      at('interchangeable', 'world class academics'),
      at('interchangeable', 'beautiful campus'),
      at('interchangeable', 'diverse student body'),
      at(['opening-since-young', 'cliche'], 'Ever since I was little'),
      at('interchangeable', 'prestigious university'),
      at(['interchangeable', 'cliche'], 'top of my list'),
      at('interchangeable', 'great biology program'),
      at('interchangeable', 'top notch'),
      at('grammar', 'class sizes means'),
      at('interchangeable', 'small class sizes'),
      at(['spelling', 'grammar'], 'exited about'),
      at('spelling', 'opportunitys'),
      at('grammar', 'challenged everyday'),
      at(['interchangeable', 'cliche'], 'people from all over the world'),
      at(['interchangeable', 'cliche'], 'felt at home'),
      at(['interchangeable', 'cliche'], 'picture myself'),
      at(['interchangeable', 'cliche'], 'perfect fit'),
      at('trait-claim', 'I am hardworking'),
      at('wrong-college', 'Duke'),
      at('cliche', 'grow as a person'),
      at('cliche', 'last a lifetime'),
      whole('no-particulars'),
    ],
  },
  {
    name: 'N4 number eleven',
    prompt: 'Tell us about something you do that matters to you.',
    wordLimit: 650,
    ownRank: 9,
    text: `The dryer at the end of the row, number eleven, eats quarters. I know because I am the one who opens it. On Saturdays my aunt Rosalba gives me the keys to the laundromat at six in the morning and a coffee can for the quarters, and until noon it is mine.

I used to do my homework in the back. Then Mr. Okafor started to come in with his daughter's band uniform, and he asked me whether wool shrinks. I didn't know. I looked it up and told him cold water, and the next week he brought his neighbor. By November there was a small line of people who wanted to know about wool, wine and candle wax.

What I got wrong was bleach. I told Mrs. Petrov that bleach would take a rust stain out of her tablecloth, and it set the stain instead. It was her mother's. She folded it so that the stain was inside and said that nobody would see it. I think about that fold a lot.

Since than I say "I'm not sure" more often, and I write down what I don't know in a green notebook by the register. Half of it is chemistry. Rust isn't dirt, it is iron that has taken on oxygen, and bleach only gives it more. I had assumed that cleaning means removing something. Sometimes you only change it into something you can't see.

Number eleven still eats quarters. I could ask my aunt to call the repairman, but I like to hear what people say to it.`,
    flaws: [at('grammar', 'Since than'), at('comma-splice', "Rust isn't dirt, it is iron")],
  },
  {
    name: 'N5 the red dictionary',
    prompt: 'Describe a challenge that you faced and how it changed you.',
    wordLimit: 500,
    ownRank: 6,
    text: `When I was twelve years old my family move from Vietnam to Houston. I didn't knew any English, only hello and thank you. The first day of school was like a nightmare. Everybody were talking so fast and I sat alone in the cafeteria with my rice box.

My teacher Ms. Delgado she gave me a small red dictionary. I carried it to everywhere. Every night I wrote ten new words on my hand and my brother tested me when we brush our teeth. Slowly but surely, I began to understand. One day in science class I raised my hand and said "condensation" and nobody laughed. I was on cloud nine.

Now I help the new students who comes to our school. Last year I helped a girl name Amina from Sudan. She don't talk for two weeks. I gave her the same dictionary and I showed her my hand. She wrote her first word, which was "bus". We both laughed a lot.

These experience made me who I am today. I learned that nothing is impossible if you believe in yourself. I am very thankful for my parents which sacrificed everything so that I could have a better life. In the future I want to be a teacher and give back to my community.`,
    flaws: [
      at('grammar', 'my family move'),
      at('grammar', "didn't knew"),
      at('cliche', 'like a nightmare'),
      at('grammar', 'Everybody were'),
      at('grammar', 'Ms. Delgado she gave'),
      at('grammar', 'to everywhere'),
      at('tense-shift', 'when we brush our teeth'),
      at('cliche', 'Slowly but surely'),
      at('cliche', 'on cloud nine'),
      at('grammar', 'students who comes'),
      at('grammar', 'a girl name Amina'),
      at('grammar', "She don't"),
      at('grammar', 'These experience'),
      at('cliche', 'who I am today'),
      at('platitude', 'nothing is impossible'),
      at('grammar', 'my parents which'),
      at('cliche', 'sacrificed everything'),
      at(['vague-impact', 'formula-ending', 'cliche'], 'give back to my community'),
    ],
    alsoTrue: [at('formula-ending', 'if you believe in'), at('cliche', 'better life')],
  },
  {
    name: 'N6 the debate room',
    prompt: 'Tell us about one of your activities.',
    wordLimit: 150,
    ownRank: 3,
    text: `I am the captain of the debate team, the treasurer of Key Club, a member of National Honor Society, and I play violin in the school orchestra. Debate is the activity that means the most to me. I have won over twenty awards including first place at the county tournament and best speaker at Regionals.

Debate has taught me many valuable lessons such as confidence, communication and critical thinking skills. It has made me step out of my comfort zone. Before debate I was really really shy. Now I can talk to anyone about anything. I basically live in the debate room, it is like a second family to me.

I plan to continue debate in college and inspire others to find their voice.`,
    flaws: [
      at('resume-list', ['I am the captain', 'I have won over twenty awards']),
      at(['cliche', 'vague-impact'], 'many valuable lessons'),
      at(['cliche', 'trait-claim'], 'critical thinking skills'),
      at('cliche', 'comfort zone'),
      at('intensifiers', 'really really'),
      at('filler', 'basically'),
      at('comma-splice', 'the debate room, it is'),
      at('cliche', 'second family'),
      at(['vague-impact', 'cliche'], 'inspire others'),
      at('cliche', 'find their voice'),
    ],
  },
  {
    name: 'N7 the grandmother',
    prompt: 'Write about a person who has influenced you.',
    wordLimit: 500,
    ownRank: 4,
    text: `Webster's dictionary defines a hero as "a person admired for courage." To me a hero is my grandma. She was born in a small village in Oaxaca in 1948, and she had nine brothers and sisters. She walked five miles to school every day. She never had shoes until she was eight.

She came to America with nothing but the clothes on her back. She cleaned houses for thirty years so that her kids could go to college. She never complained. She would wake up at four in the morning to make tamales, and she sold them outside the church. She always had a smile on her face. She is the strongest woman I know and the glue that holds our family together.

In 2022 she was diagnosed with cancer. She fought it like a warrior. She would joke with the nurses, and she taught one of them how to make mole. She past away in March, and a piece of me died with her. There's not a day that goes by that I don't think about her.

My grandma taught me to work hard and never take anything for granted. She will always be in my heart. I hope to make her proud by following my dreams.`,
    flaws: [
      at('opening-dictionary', "Webster's dictionary defines"),
      at('other-focus', ['She was born', 'She came to America', 'She cleaned houses', 'In 2022 she was']),
      at('same-start', ['She came to America', 'She cleaned houses', 'She never complained']),
      at('cliche', 'clothes on her back'),
      at('cliche', 'smile on her face'),
      at('cliche', 'the strongest woman I know'),
      at('cliche', 'the glue that holds'),
      at('cliche', 'like a warrior'),
      at('grammar', 'She past away'),
      at('cliche', 'a piece of me died'),
      at('cliche', 'not a day that goes by'),
      at('cliche', 'take anything for granted'),
      at('cliche', 'always be in my heart'),
      at('cliche', 'make her proud'),
      at('formula-ending', 'following my dreams'),
      whole('no-reflection'),
    ],
  },
  {
    name: 'N8 the drowned cactus',
    prompt: 'Why do you want to study the major you chose?',
    wordLimit: 350,
    ownRank: 5,
    text: `Have you ever wondered how your phone works? I have always been fascinated by technology. From a young age, I was taking apart the family computer and putting it back together. My parents was not happy about that lol.

In today's society, technology is everywhere. Computer science is the future and it is changing the world. I want to be apart of that. In ninth grade I took AP Computer Science Principles and I fell in love with coding. It is amazing how a few lines of code can create something out of nothing.

Last summer I made an app called PlantPal with my friend Ravi that reminds you when to water your plants. It has 340 users, most of them are from my mom's gardening group. Mrs. Tran wrote us that it told her to water a cactus every day and the cactus drowned. I spent three nights finding the bug. I had compared the dates as text, so that the 9th came after the 10th. I never trusted a date again.

I am a problem solver at heart and I think outside of the box. I want to major in computer science because it will allow me to utilize my skills to make the world a better place. The possibilities are endless.`,
    flaws: [
      at('opening-question', 'Have you ever wondered'),
      at('cliche', 'always been fascinated'),
      at('cliche', 'From a young age'),
      at('grammar', 'My parents was'),
      at('slang', 'lol'),
      at('sweeping', "In today's society"),
      at(['sweeping', 'platitude'], 'Computer science is the future'),
      at('grammar', 'be apart of'),
      at('cliche', 'fell in love with coding'),
      at('comma-splice', '340 users, most of them are'),
      at('trait-claim', 'I am a problem solver'),
      at('cliche', 'outside of the box'),
      at('inflated', 'utilize'),
      at('vague-impact', 'make the world a better place'),
      at('formula-ending', 'possibilities are endless'),
    ],
    alsoTrue: [at('vague-impact', 'changing the world')],
  },
  {
    name: 'N9 the cement',
    prompt: 'Describe how you have helped your community or others.',
    wordLimit: 500,
    ownRank: 4,
    text: `Last summer I traveled to Guatemala on a mission trip with my church. I thought I was going there to change lives, but little did I know that they would change mine.

When we got of the bus I was shocked by what I saw. The children was playing in the dirt with no shoes, and they had nothing. Yet they were so happy. It made me realize how lucky I am and how much we take for granted in America. We built a school for these less fortunate people and gave out supplies. One little girl named Maria hugs me and didn't let go. I will never forget the look in her eyes.

One afternoon the cement didn't set because I mixed it wrong. Don Efrain, who is a mason, scraped out the whole corner without saying a word and showed me the wrist. I did it eleven times. He ate his lunch standing. I started to wonder why sixteen teenagers had flown there to do his job badly.

At the end of the day, I went there to help them but they ended up helping me more then I helped them. It was a life changing experience that opened my eyes. I realized that money can't buy happiness and that we should all be grateful for what we have. I came back a different person.`,
    flaws: [
      at('cliche', 'little did I know'),
      at('grammar', 'got of the bus'),
      at('grammar', 'The children was'),
      at(['savior', 'cliche'], ['they had nothing', 'Yet they were so happy']),
      at(['platitude', 'cliche'], 'how lucky I am'),
      at('cliche', 'take for granted'),
      at('savior', 'less fortunate'),
      at('tense-shift', 'hugs me'),
      at('cliche', ['I will never forget', 'the look in her eyes']),
      at('cliche', 'At the end of the day'),
      at(['savior', 'cliche'], 'they ended up helping me more'),
      at('grammar', 'more then I helped'),
      at('cliche', 'life changing experience'),
      at('cliche', 'opened my eyes'),
      at('platitude', "money can't buy happiness"),
      at(['cliche', 'formula-ending'], 'a different person'),
    ],
    alsoTrue: [at('vague-impact', 'change lives'), at(['savior', 'platitude'], 'grateful for what we have')],
  },
  {
    name: 'N10 the twin',
    prompt: 'Share a story about who you are.',
    wordLimit: 650,
    ownRank: 7,
    text: `Being a twin is hard. People always get us mixed up, and by people I mean everybody, even our own dentist who has known us since we had teeth and who last year filled a cavity of mine that was not mine, it was my sister's, because she was in the chair and didn't say anything because she thought it would be funny. My sister Imani is the funny one, I am the quiet one. That is what people say. In seventh grade me and Imani decided to switch classes for a day. She went to my art class and I went to her math class. I thought that it would be a piece of cake. But the teacher called me to the board and I did the problem, and then she said "Imani, since when do you like math?" I was so embarassed. I realized that my sister had been pretending to be bad at something the whole time. When I asked her about it she said that we couldn't both be the smart one. I felt like I was hit by a ton of bricks. I had always thought that the roles were given to us, I never thought that she had picked hers to leave me mine. After that day I went to the improv club, which is Imani's, and I was terrible at it. She laughed at me the whole way home. It was a blessing in disguise. Now she is in calculus and I am still terrible at improv, and the dentist marks our files with stickers. At the end of the day, being a twin made me the person I am today and I wouldn't trade it for anything in the world.`,
    flaws: [
      whole('one-block'),
      at('long-sentence', 'People always get us mixed up'),
      at('comma-splice', 'not mine, it was'),
      at('comma-splice', 'the funny one, I am'),
      at('grammar', 'me and Imani decided'),
      at('cliche', 'piece of cake'),
      at('spelling', 'embarassed'),
      at('cliche', 'a ton of bricks'),
      at('comma-splice', 'given to us, I never'),
      at('cliche', 'blessing in disguise'),
      at('cliche', 'At the end of the day'),
      at('cliche', 'the person I am today'),
      at(['cliche', 'formula-ending'], "wouldn't trade it for anything"),
    ],
  },
];
