import { at, whole, type MarkedEssay } from './marked-essay.js';

/** Short essays in students' voices with flaws put in on purpose. */
export const PLANTED_ESSAYS_1: readonly MarkedEssay[] = [
  {
    name: 'P1 the food truck',
    prompt: 'Describe a challenge you have faced and what you learned from it.',
    wordLimit: 650,
    ownRank: 6,
    text: `My aunt's food truck broke down on the Fourth of July with two hundred frozen tamales inside. I was supposed to be at the lake. Instead I was lying under a truck with a flashlight in my teeth, handing my aunt the wrong wrench.

We definately had no plan. The freezer hummed for one more hour and then it stopped, everyone on the street could hear it stop. My aunt said a word I am not aloud to write. I called my friend Rosa because her family have a grill. She came with the grill, her uncle and a bag of charcoal.

We sold every tamale by nine. I burned my thumb and counted the money twice. I had always thought my aunt did not need anybody, and I was wrong about that. She needed nine people and a grill, and she was fine with it.

At the end of the day, I learned that teamwork makes the dream work. Now I drive the truck on Saturdays, and I know wich noise means trouble.`,
    flaws: [
      at('spelling', 'definately'),
      at(['comma-splice', 'punctuation'], 'it stopped, everyone on the street could hear'),
      at(['grammar', 'spelling'], 'aloud to write'),
      at('grammar', 'her family have'),
      at(['cliche', 'formula-ending', 'filler'], 'At the end of the day'),
      at(['platitude', 'cliche'], 'teamwork makes the dream work'),
      at('spelling', 'wich'),
    ],
  },
  {
    name: 'P2 student council',
    prompt: 'Describe an example of your leadership experience.',
    wordLimit: 350,
    ownRank: 2,
    text: `Webster's dictionary defines leadership as the ability to guide others. I consider myself a natural leader and a very driven person.

In high school I was president of the student council, captain of the volleyball team, vice president of the Spanish Club and a member of the National Honor Society. I also won the Rotary Award, a silver medal at the science fair and an honor roll certificate every semester. I have over 150 hours of community service.

I made a huge impact on my school. Because of me, countless students were helped and their lives were changed. Unlike my classmates, who only care about their phones, I care about real things. I always go above and beyond and think outside the box.

In conclusion, I have what it takes to be a leader in college and make a difference in the world.`,
    alsoTrue: [at('passive', 'were changed'), whole('no-reflection')],
    flaws: [
      at('opening-dictionary', 'dictionary defines leadership'),
      at('trait-claim', 'I consider myself a natural leader'),
      at('resume-list', 'president of the student council'),
      at('vague-impact', 'made a huge impact'),
      at('vague-impact', 'countless students were helped'),
      at('putdown', 'Unlike my classmates'),
      at('cliche', 'go above and beyond'),
      at('cliche', 'think outside the box'),
      at('formula-ending', 'In conclusion'),
      at(['cliche', 'vague-impact', 'formula-ending'], 'make a difference in the world'),
    ],
  },
  {
    name: 'P3 why Oberlin, copied over',
    prompt: 'Why do you want to attend Oberlin College?',
    college: 'Oberlin College',
    wordLimit: 250,
    ownRank: 2,
    text: `I want to attend [college name] because it is a prestigious institution with world-class professors and endless opportunities. From the moment I set foot on campus, I knew it was the place for me.

The vibrant campus life and the tight-knit community are exactly what I am looking for. I am a passionate student, and I know that Kenyon College will help me reach my full potential. I would love to take many interesting classes and join clubs.

You can reach me at jamie.okafor@example.com if you need anything else. It would be a honor to be a part of your school!!!`,
    alsoTrue: [
      at('interchangeable', 'I would love to take many interesting'),
      at('interchangeable', ['prestigious institution', 'endless opportunities', 'tight-knit community']),
    ],
    flaws: [
      at('placeholder', '[college name]'),
      at('interchangeable', 'world-class professors'),
      at(['interchangeable', 'cliche'], 'set foot on campus'),
      at('interchangeable', 'vibrant campus life'),
      at('trait-claim', 'I am a passionate student'),
      at('wrong-college', 'Kenyon College'),
      at(['cliche', 'interchangeable'], 'reach my full potential'),
      at('personal-data', 'jamie.okafor@example.com'),
      at('grammar', 'a honor'),
      at(['exclamations', 'punctuation'], '!!!'),
      whole('no-particulars'),
    ],
  },
  {
    name: 'P4 pasted from a chat tool',
    prompt: 'Share how your background has shaped you.',
    wordLimit: 400,
    ownRank: 1,
    text: `Here is a revised version of your essay:

Growing up in a multicultural household has instilled in me a profound appreciation for diversity, resilience, and inclusion. Navigating the complexities of two cultures has been a transformative journey, fostering a deep sense of identity and belonging.

Through these invaluable experiences, I have cultivated a unique perspective that not only broadens my understanding but also enriches the communities around me. My heritage stands as a testament to the power of perseverance, dedication, and unity.

Moving forward, I am committed to embracing innovation, collaboration, and empathy, leaving a lasting impact on the ever-evolving tapestry of society.

Feel free to adjust the tone to better match your voice!`,
    alsoTrue: [whole(['no-reflection', 'no-scene']), at('cliche', 'the power of perseverance')],
    flaws: [
      at('chat-leftover', 'Here is a revised version'),
      at('generic-passage', 'has instilled in me a profound appreciation'),
      at('generic-passage', 'cultivated a unique perspective'),
      at('generic-passage', 'committed to embracing innovation'),
      at('chat-leftover', 'Feel free to adjust'),
    ],
  },
  {
    name: 'P5 my grandmother',
    prompt: 'Describe a person who has had an influence on you.',
    wordLimit: 400,
    ownRank: 4,
    text: `My name is Danielle and I would like to tell you about my grandmother. She was born in Haiti in 1949. She raised seven children in a house with a tin roof. She came to Brooklyn with one suitcase and a photograph. She cleaned offices at night and she cooked for the church on Sundays. She never complained about her knees. She sewed her own curtains, and she sewed the curtains of her neighbors too.

When she got sick she would not let anybody carry her bag. Her doctor told her to rest, and she told him to mind his business. She went to the market with her oxygen and her stick. She wore her green hat to her last birthday, and her sisters sang to her in the kitchen. She danced with her nurse for a whole song. She gave her hat to my mother.

My grandmother is my hero and my rock. She taught me that family is everything.`,
    alsoTrue: [at('cliche', 'is my hero'), at('announced', 'I would like to tell you')],
    flaws: [
      at('opening-name', 'My name is Danielle'),
      at('other-focus', ['She was born in Haiti', 'When she got sick']),
      at('same-start', 'She raised seven children'),
      at('cliche', 'my rock'),
      at(['platitude', 'cliche'], 'family is everything'),
      whole('no-reflection'),
    ],
  },
  {
    name: 'P6 the mission week',
    prompt: 'Tell us about an experience that changed how you see the world.',
    wordLimit: 500,
    ownRank: 3,
    text: `"Be yourself; everyone else is already taken." - Oscar Wilde. Last summer I lived by this quote when I went on a service trip to Peru.

The people there had nothing, yet they were so happy. I helped those less fortunate and gave them hope. Walls were painted by us and a well was dug. It was truly an amazing, really incredible, absolutely unforgettable week.

Seeing poverty first hand was a real eye opener. I realized how lucky I am and how much we take for granted. I went to change there lives, but they changed mine.

People in today's society only care about money. Everyone wants more and nobody is thankful. Being in Peru maked me think about my shoes at home.

This experience made me who I am today.`,
    alsoTrue: [at('savior', 'take for granted')],
    flaws: [
      at(['opening-quotation', 'borrowed-quote'], 'Be yourself'),
      at('savior', 'had nothing, yet they were so happy'),
      at('savior', 'those less fortunate'),
      at('passive', 'Walls were painted by us'),
      at('intensifiers', 'truly'),
      at('cliche', 'eye opener'),
      at(['platitude', 'cliche', 'savior'], 'how lucky I am'),
      at(['grammar', 'spelling'], 'there lives'),
      at(['savior', 'cliche', 'platitude'], 'they changed mine'),
      at(['sweeping', 'cliche'], "in today's society"),
      at(['sweeping'], 'Everyone wants more'),
      at(['grammar', 'spelling'], 'maked'),
      at(['formula-ending', 'cliche'], 'made me who I am today'),
    ],
  },
  {
    name: 'P7 robotics, all we',
    prompt: 'Tell us about an accomplishment you are proud of.',
    wordLimit: 300,
    ownRank: 4,
    text: `We started the robotics team in the janitor's closet behind the gym, because we had no room and no teacher. We begged for parts. We found a dead treadmill on the curb and we took its motor. We built an arm that could throw a ball nine feet, and we painted it purple because we had purple paint.

At the regional meet in Toledo we lost our first match when our battery fell out. We taped it in and we won four in a row. Our driver, Marcus, did not sleep. We ate cold pizza from our toolbox. We came in second and we got a plaque made of plastic, witch we hung over the mop sink.

We should of won, but the judges cheated us and our school never gave us any money, so it was not our fault. We was proud anyway. It was a night we will never forget.`,
    flaws: [
      whole('team-focus'),
      at(['same-start', 'team-focus'], 'We started the robotics team'),
      at(['grammar', 'spelling'], 'witch we hung'),
      at('grammar', 'should of'),
      at('blame', 'it was not our fault'),
      at('grammar', 'We was'),
      at(['cliche', 'formula-ending'], 'we will never forget'),
      whole('no-reflection'),
    ],
  },
  {
    name: 'P8 chess at lunch',
    prompt: 'Reflect on a time when you questioned a belief or idea.',
    wordLimit: 350,
    ownRank: 6,
    text: `In this essay I will talk about the time I stopped believing that quiet people are weak. Have you ever lost a chess game to a nine year old?

Her name was Priya and she came to the library at lunch with her brother. She moved her knight without looking at me, and I lost in fourteen moves. I laughed, because I was the best player in tenth grade and I yelled when I won. She did not laugh. She put the pieces back in the box by color.

I asked her why she never said check. She shrugs and says that I could see it myself. I thought about that on the bus for a long time. I had always believed that you win by being the loudest, in debate, at home, at lunch, and I began to wonder how many games I had won only because the other person was tired.

I still yell sometimes. But lol, I also count to ten before I move. I play Priya every Thursday now, and its the best part of my week, I have not won yet.

For all intensive purposes she is my teacher, and you should of seen her face when I told her.`,
    flaws: [
      at(['opening-meta', 'announced'], 'In this essay I will talk about'),
      at(['opening-question', 'many-questions'], 'Have you ever lost'),
      at(['punctuation', 'grammar', 'spelling'], 'nine year old'),
      at('tense-shift', 'She shrugs and says'),
      at('slang', 'lol'),
      at(['grammar', 'punctuation'], 'its the best'),
      at(['comma-splice', 'punctuation'], 'of my week, I have not won'),
      at(['grammar', 'spelling'], 'all intensive purposes'),
      at('grammar', 'should of'),
    ],
  },
  {
    name: 'P9 two applications at once',
    prompt: 'Why this college?',
    wordLimit: 200,
    ownRank: 3,
    text: `Since I was a little girl, I have always wanted to be a marine biologist. My first pet was a hermit crab named Gus, and I measured his shell every Sunday with my dad's caliper.

At Eckerd College I hope to work in the Galbraith Marine Science Laboratory and study how crabs choose shells. I would join the Search and Rescue team, because I grew up on boats. The University of Tampa would also give me the chance to dive in warm water, and I plan to apply for its scientific diving program.

I am really, really excited about this. I would be able to utilize my prior knowledge and commence my research immediately. Marine biology is a very very important field, and the ocean is very big.`,
    alsoTrue: [at('cliche', 'I have always wanted')],
    flaws: [
      at('opening-since-young', 'Since I was a little girl'),
      at('two-colleges', ['The University of Tampa', 'Eckerd College']),
      at(['intensifiers', 'grammar', 'repeated-phrase'], 'really, really'),
      at('inflated', 'utilize'),
      at('inflated', 'commence'),
      at(['intensifiers', 'grammar'], 'very very'),
    ],
  },
  {
    name: 'P10 the dance floor, one block',
    prompt: 'Share an essay on any topic of your choice.',
    wordLimit: 650,
    ownRank: 3,
    text: `Since the beginning of time, humans have danced. Dance is universal. I joined the dance team in ninth grade and I did not know anybody there, and the coach, who was strict, and who had been on television once, told us to find a spot on the floor and stay there until the music told us to move, which I did not understand, so I stood next to the mirror for the whole song and everyone walked around me like I was a chair and I went home. I was nervous and I was scared. I practiced in my room. I practiced in the garage. I practiced in the kitchen. I practiced at the bus stop. I practiced in the shower too. After that it got better. In my opinion, dance is a language. What is a body? What is a beat? Why do we move? Who decides what is beautiful? Can a person be a song? I fell in love with it. We had a competition in spring and the team did well. I was so happy and it was so fun and I was so proud. The team was like a second family to me and we laughed and cried together. Dance taught me to follow my dreams and to believe in myself. I got out of my shell and I found my voice. My parents came and they were proud of me too. I will keep dancing in college because dance is my life and my passion. It does not matter if I win or lose. What matters is that I try my best every single time, because practice makes perfect.`,
    flaws: [
      at('opening-sweeping', 'Since the beginning of time'),
      at('long-sentence', 'I joined the dance team in ninth grade'),
      at('same-start', 'I practiced in my room'),
      at('many-questions', 'What is a beat'),
      at('cliche', 'like a second family'),
      at(['platitude', 'cliche'], 'follow my dreams'),
      at(['platitude', 'cliche'], 'believe in myself'),
      at('cliche', 'out of my shell'),
      at('cliche', 'found my voice'),
      at(['platitude', 'cliche'], 'practice makes perfect'),
      at('filler', 'In my opinion'),
      at('intensifiers', 'so happy'),
      whole('one-block'),
    ],
  },
];
