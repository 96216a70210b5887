import { at, whole, type MarkedEssay } from './marked-essay.js';

/** Written before their writer had seen any word list of the reader; their flaws were noted at the same time. */
export const UNSEEN_ESSAYS: readonly MarkedEssay[] = [
  {
    name: 'U1 the laundromat',
    prompt: 'Tell us about a place where you feel most like yourself.',
    wordLimit: 350,
    ownRank: 9,
    text: `Every Sunday at six my mother hands me a roll of quarters and I carry two bags of laundry down Fulton Street. The laundromat has eleven washers, and number four eats coins. I know which dryers run hot. I know that Mrs. Adeyemi folds her sons' jerseys with the numbers facing up, so that nobody fights over them.

I used to bring homework. Then one night in October the machine that sells soap broke, and a man in a hotel uniform asked me if I could lend him a scoop. I gave him two. The next week he brought me a mango. After that I stopped bringing homework.

I learned to fix number four with a butter knife. I learned to say good evening in Twi, because Mrs. Adeyemi's friend Kofi would not tell me the trick with fitted sheets until I could. My sheets still come out like a lump. He laughs everytime.

My friends think I am crazy for spending my evening there. But nobody in the laundromat ask me what my GPA is. They want to know if number nine is free. I like being a person who knows.

I definately did not understand this untill last winter, when the boiler broke and all of us stood in the warm air by the dryers, arguing about soup. I was not anybody's daughter or anybody's student. I was the girl with the knife.`,
    flaws: [
      at(['spelling', 'grammar'], 'everytime'),
      at(['grammar', 'spelling', 'punctuation'], 'nobody in the laundromat ask'),
      at(['spelling', 'grammar'], 'definately'),
      at(['spelling', 'grammar'], 'untill'),
    ],
  },
  {
    name: 'U2 captain of everything',
    prompt: 'Share an essay on any topic of your choice.',
    wordLimit: 650,
    ownRank: 2,
    text: `Ever since I was a little kid, I have always been a natural born leader. Throughout my life I have been given many amazing opportunities that have shaped me into the person I am today.

I am captain of the varsity soccer team, president of the Key Club, treasurer of the National Honor Society, a member of the debate team, first chair violin in the orchestra, and I also volunteer at the hospital every weekend. These activities have taught me leadership, teamwork, dedication, perseverance, and time management.

Being a leader is not easy. There were many challenges and obstacles along the way. But I gave 110% and never gave up. Hard work always pays off in the end, and I proved that to everyone who doubted me.

As a leader I am very passionate about helping people. I am extremely hardworking, very responsible and really motivated. My teachers would say I am one of the most dedicated students they have ever had.

In conclusion, all of these things have made me the leader I am today. I know that I will bring my leadership to your campus and make the world a better place. The sky is the limit!`,
    alsoTrue: [
      whole('no-reflection'),
      at('cliche', 'never gave up'),
      at('trait-claim', [
        'natural born leader',
        'I am very passionate',
        'My teachers would say',
        'made me the leader',
      ]),
      at('vague-impact', ['many amazing opportunities', 'helping people']),
      at('intensifiers', 'really motivated'),
    ],
    flaws: [
      at(['opening-since-young', 'opening-sweeping', 'cliche'], 'Ever since I was a little kid'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'shaped me into the person I am today',
      ),
      at('resume-list', 'I am captain of the varsity soccer team'),
      at(
        ['generic-passage', 'platitude', 'trait-claim', 'cliche'],
        'leadership, teamwork, dedication, perseverance',
      ),
      at(['vague-impact', 'cliche', 'filler'], 'many challenges and obstacles'),
      at(['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'], '110%'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'Hard work always pays off',
      ),
      at('trait-claim', 'I am extremely hardworking'),
      at(['formula-ending', 'filler', 'announced'], 'In conclusion'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'make the world a better place',
      ),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'The sky is the limit',
      ),
      whole('no-scene'),
    ],
  },
  {
    name: 'U3 why this college, wrong name',
    prompt: 'Why do you want to study at Vanderbilt University?',
    college: 'Vanderbilt University',
    wordLimit: 250,
    ownRank: 1,
    text: `I have dreamed of attending your prestigious university for as long as I can remember. Your world-class faculty, beautiful campus and diverse student body make it the perfect fit for me.

When I walked across the campus with my dad, I could instantly picture myself there. Everyone was so nice and the buildings were gorgeous. I just knew it was the place for me.

Duke University will give me the tools that I need to succeed. With its great location and wide range of majors, I can explore all my interests. I also love the school spirit and the basketball games.

I beleive I would be a great asset to your community. I am a hard worker and I will definitely take advantage of everything you have to offer.`,
    alsoTrue: [
      at('interchangeable', ['perfect fit for me', 'give me the tools', 'great location', 'school spirit']),
    ],
    flaws: [
      at('wrong-college', 'Duke University'),
      at('interchangeable', 'your prestigious university'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'for as long as I can remember',
      ),
      at(['interchangeable', 'cliche'], 'world-class faculty, beautiful campus and diverse student body'),
      at(['interchangeable', 'cliche'], 'picture myself there'),
      at(['spelling', 'grammar'], 'beleive'),
      at('trait-claim', 'I am a hard worker'),
      whole('no-particulars'),
    ],
  },
  {
    name: 'U4 the clarinet, thesaurus',
    prompt: 'Describe a challenge you have faced.',
    wordLimit: 400,
    ownRank: 4,
    text: `Perseverance is defined as steadfastness in doing something despite difficulty. This definition has been the cornerstone of my existence.

In seventh grade I failed my audition for the county band. The erudite judges sat behind a plethora of papers and I was cognizant of my trembling hands. My reed was chipped. I squeaked on the third bar, and then on the fourth, and somebody behind the curtain coughed. I was devastated.

Subsequently, I endeavored to utilize every moment to ameliorate my technique. I practiced in the garage, between my dad's bike and the freezer, because my sister had asthma and needed sleep. My fingers smelled like gasoline. For eleven months I played the same forty bars.

The next October I walked behind the same curtain. I was filled with a myriad of emotions. I played and I got in. It was a dream come true.

This experience taught me that perseverance is the key to success. I learned to never give up and that if you put your mind to something you can achieve anything.`,
    alsoTrue: [at('formula-ending', 'never give up'), at('cliche', 'you can achieve anything')],
    flaws: [
      at('opening-dictionary', 'is defined as'),
      at(['inflated', 'generic-passage', 'cliche', 'sweeping'], 'cornerstone of my existence'),
      at('inflated', 'erudite'),
      at('inflated', 'plethora'),
      at('inflated', 'cognizant'),
      at(['cliche', 'intensifiers', 'vague-impact', 'filler'], 'I was devastated'),
      at('inflated', 'endeavored to utilize'),
      at('inflated', 'ameliorate'),
      at(['cliche', 'intensifiers', 'vague-impact', 'filler'], 'a myriad of emotions'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'It was a dream come true',
      ),
      at(['platitude', 'formula-ending', 'cliche'], 'taught me that perseverance is the key to success'),
      at(['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'], 'put your mind to'),
    ],
  },
  {
    name: 'U5 the grandfather',
    prompt: 'Describe a person who has influenced you and how.',
    wordLimit: 500,
    ownRank: 5,
    text: `My grandfather was born in a village outside Guadalajara with no electricity. He walked four miles to school, and he left it at eleven to work in a brick yard. He crossed the border in 1971 with his brother and a bag of oranges. He worked at a cannery in Modesto for thirty years, and he never missed a shift, not once, not even when he broke two fingers in the labeling machine.

He married my grandmother in 1975. They had five children. He built the house on Carver Road by himself, mixing the cement in a wheelbarrow on Sundays. He planted a lemon tree for each child. He taught my mother to drive on the cannery lot. He was a strict man, but he was always kind to his neighbors, and everybody in town knew him.

When he got sick he would not stay in bed. He went out to water the trees at five in the morning, with his oxygen tank in the wheelbarrow. He gave away his tools one at a time. He died in March, and more than two hundred people came to St. Stanislaus to say goodbye to him.

My grandfather was an inspiration to me. I will always remember him and I want to make him proud.`,
    alsoTrue: [at('formula-ending', 'will always remember')],
    flaws: [
      whole('other-focus'),
      whole('no-reflection'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'was an inspiration to me',
      ),
      at(['formula-ending', 'cliche', 'platitude'], 'make him proud'),
      at(['same-start', 'other-focus'], 'He crossed the border'),
    ],
  },
  {
    name: 'U6 one block, run on',
    prompt: 'Reflect on a time when you questioned a belief or idea.',
    wordLimit: 300,
    ownRank: 3,
    text: `So basically I always thought that my cousin Andre was lazy because he slept until noon and he didn't have a job and my aunt was always yelling at him about it, then one summer I stayed with them and I found out he was up all night taking care of there baby. I was like, wow. He would walk up and down the hallway with her from one to four AM and he sings to her, mostly Stevie Wonder songs, and he was really really tired all the time but he never said anything about it to anyone in the family because he didn't want my aunt to feel bad. I could of helped but I didn't know. It made me feel kind of bad about the things I said about him at Thanksgiving and I think that maybe people are sort of more complicated then you think. Its like you can't judge a book by it's cover. Anyways now I try not to assume stuff about people and I wake up when the baby crys if I'm over there and he goes to sleep. I mean I'm not perfect at it but I try!!`,
    alsoTrue: [at('filler', ['I think that', 'sort of'])],
    flaws: [
      at(['filler', 'intensifiers', 'slang', 'announced', 'repeated-phrase', 'grammar'], 'So basically'),
      at(['grammar', 'spelling', 'punctuation'], 'there baby'),
      at(['tense-shift', 'grammar'], 'he sings to her'),
      at(['filler', 'intensifiers', 'slang', 'announced', 'repeated-phrase', 'grammar'], 'really really'),
      at(['grammar', 'spelling', 'punctuation'], 'could of'),
      at(['grammar', 'spelling', 'punctuation'], 'complicated then you think'),
      at(['grammar', 'spelling', 'punctuation'], 'Its like'),
      at(['grammar', 'spelling', 'punctuation'], "it's cover"),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        "can't judge a book by",
      ),
      at(['slang', 'grammar', 'filler', 'spelling'], 'Anyways'),
      at(['spelling', 'grammar'], 'crys'),
      at(['exclamations', 'punctuation'], '!!'),
      at(['filler', 'intensifiers'], 'kind of'),
      at('long-sentence', 'So basically I always thought that my cousin Andre was lazy'),
      whole('one-block'),
    ],
  },
  {
    name: 'U7 mission trip',
    prompt: 'Tell us about an experience that changed how you see the world.',
    wordLimit: 400,
    ownRank: 3,
    text: `"Be the change you wish to see in the world." These words by Mahatma Gandhi have always inspired me, and last summer I finally got to live them.

I went to Guatemala for a week with my church to build a school. Stepping off the plane, I was immediately hit by the heat and the poverty. The children had nothing, but they were always smiling. It really opened my eyes to how lucky I am.

The days were long and the work was hard. Bricks were carried and walls were painted. At the end of the week it was sad to say goodbye. Tears were streaming down my face like a waterfall.

I went there to change their lives, but in the end they were the ones who changed mine. I came back a completely different person. Words cannot describe how grateful I am for everything I have. I now know that money can't buy happiness, and I don't take anything for granted anymore.

I hope to continue making a difference in college and beyond, because everyone deserves a chance.`,
    alsoTrue: [whole('no-reflection'), at('vague-impact', 'change their lives')],
    flaws: [
      at(['opening-quotation', 'borrowed-quote'], 'Be the change you wish to see'),
      at(['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'], 'opened my eyes'),
      at('savior', 'they were always smiling'),
      at('passive', 'Bricks were carried and walls were painted'),
      at(['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'], 'like a waterfall'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'they were the ones who changed mine',
      ),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'a completely different person',
      ),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'Words cannot describe',
      ),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        "money can't buy happiness",
      ),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'take anything for granted',
      ),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'making a difference',
      ),
      whole('no-scene'),
    ],
  },
  {
    name: 'U8 the machine-sounding one',
    prompt: 'What does community mean to you?',
    wordLimit: 300,
    ownRank: 2,
    text: `Community is not merely a collection of individuals; it is a rich tapestry woven from shared experiences, mutual support, and collective growth. Throughout my journey, I have come to understand the profound impact that a vibrant community can have.

Navigating the complexities of high school has underscored the importance of fostering meaningful connections. Moreover, my involvement in various clubs has allowed me to cultivate a deep appreciation for diverse perspectives. Each interaction served as a testament to the transformative power of empathy.

Furthermore, community is not just about belonging, but about contributing. By embracing collaboration, resilience, and innovation, I have been able to make a lasting impact on those around me. It is this delicate balance between giving and receiving that defines who I am.

Ultimately, I am eager to delve into new opportunities and to leverage my unique experiences. As I embark on this next chapter, I look forward to contributing to an ever-evolving community of passionate learners.`,
    alsoTrue: [
      whole('no-reflection'),
      at('cliche', 'my unique experiences'),
      at('vague-impact', 'make a lasting impact'),
    ],
    flaws: [
      at(['generic-passage', 'cliche', 'inflated', 'formula-ending'], 'rich tapestry'),
      at('generic-passage', 'not merely a collection of individuals; it is'),
      at(['generic-passage', 'cliche', 'inflated', 'formula-ending'], 'profound impact'),
      at(['generic-passage', 'cliche', 'inflated', 'formula-ending'], 'Navigating the complexities'),
      at(['generic-passage', 'cliche', 'inflated', 'formula-ending'], 'served as a testament'),
      at(['filler', 'generic-passage', 'inflated'], 'Moreover'),
      at(['filler', 'generic-passage', 'inflated'], 'Furthermore'),
      at(['generic-passage', 'cliche', 'inflated', 'formula-ending'], 'transformative power'),
      at(
        ['generic-passage', 'platitude', 'trait-claim', 'cliche'],
        'collaboration, resilience, and innovation',
      ),
      at(['generic-passage', 'cliche', 'inflated', 'formula-ending'], 'delve into'),
      at(['generic-passage', 'cliche', 'inflated', 'formula-ending'], 'embark on this next chapter'),
      whole('no-scene'),
    ],
  },
  {
    name: 'U9 the beehives',
    prompt: 'Discuss an accomplishment or event that sparked personal growth.',
    wordLimit: 400,
    ownRank: 7,
    text: `The first time I opened a hive I forgot to light the smoker, and I took eleven stings on the neck. Mr. Pruitt, who is seventy-nine and my neighbor, sat on his bucket and ate a peach. "They'll tell you," he said, "when you're rushing."

I was rushing because of the fair. I wanted the blue ribbon for honey, and the deadline was in six weeks. I read three books. I bought a refractometer with my birthday money and I measured the water in the honey every evening and wrote it on the garage wall. I lost the hive in August. It was mites, and I had been looking at the honey.

Mr. Pruitt let me cry. Then he handed me a jar, some powdered sugar and a piece of screen, and he showed me how to count mites: half a cup of bees, shake, wait, look. You count them on white paper. Three is fine. I counted nineteen in his own hive, and neither of us said nothing for a while.

We treated his together, every week until the first frost. I still keep the numbers on the wall, but they are different numbers. Needless to say, I did not won a ribbon. My little brother ask me why I still go over there when I don't have a hive no more. I told him that it's my turn on the bucket.

In the end, I learned that patience is a virtue.`,
    alsoTrue: [at('same-start', 'I was rushing')],
    flaws: [
      at(['grammar', 'spelling', 'punctuation'], 'neither of us said nothing'),
      at(['grammar', 'spelling', 'punctuation'], 'did not won'),
      at(['grammar', 'spelling', 'punctuation'], 'My little brother ask me'),
      at(['grammar', 'spelling', 'punctuation'], "don't have a hive no more"),
      at(['filler', 'intensifiers', 'slang', 'announced', 'repeated-phrase', 'grammar'], 'Needless to say'),
      at(['formula-ending', 'filler', 'announced'], 'In the end'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'patience is a virtue',
      ),
    ],
  },
  {
    name: 'U10 scholarship need, off the prompt',
    prompt:
      'Describe how you have solved a problem in your community, and what you would do differently today.',
    wordLimit: 200,
    ownRank: 3,
    text: `I am writing this essay to apply for your scholarship. My name is Tyler and I am a senior in High School. I am interested in computer science because technology is changing our society everyday.

In today's society technology is everywhere. People use there phones for everything, from banking to dating. Some people think its bad, but I think it depends on how you use it. Computers are very unique and they can do alot of things that was impossible before. I have been interested in computers since I was young, I built my first PC at thirteen.

I plan to study computer science and get a good job. College is very expensive and this scholarship would mean the world to me. It would be a huge honor. I have a 3.9 GPA and a 1420 on the SAT. I hope you will consider me. Thank you for your time and consideration.`,
    alsoTrue: [whole('no-scene'), at('formula-ending', 'I hope you will')],
    flaws: [
      at(['announced', 'opening-meta', 'opening-name'], 'I am writing this essay'),
      at(['announced', 'opening-meta', 'opening-name'], 'My name is Tyler'),
      at(['grammar', 'spelling', 'punctuation'], 'High School'),
      at(['grammar', 'spelling', 'punctuation'], 'society everyday'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        "In today's society",
      ),
      at(['grammar', 'spelling', 'punctuation'], 'there phones'),
      at(['grammar', 'spelling', 'punctuation'], 'its bad'),
      at(['filler', 'intensifiers', 'slang', 'announced', 'repeated-phrase', 'grammar'], 'very unique'),
      at(['spelling', 'grammar'], 'alot'),
      at(['grammar', 'spelling', 'punctuation'], 'things that was impossible'),
      at(['comma-splice', 'punctuation', 'long-sentence'], 'since I was young, I built'),
      at(
        ['cliche', 'platitude', 'formula-ending', 'sweeping', 'vague-impact', 'savior'],
        'mean the world to me',
      ),
      at('resume-list', '3.9 GPA'),
      at(['formula-ending', 'filler', 'cliche'], 'Thank you for your time'),
      whole('off-prompt'),
    ],
  },
];
