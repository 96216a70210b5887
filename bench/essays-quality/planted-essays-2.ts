import { at, whole, type MarkedEssay } from './marked-essay.js';

/** Short essays in students' voices with flaws put in on purpose. */
export const PLANTED_ESSAYS_2: readonly MarkedEssay[] = [
  {
    name: 'P11 the wrong answer',
    prompt: 'Tell us about something someone has done for you that made you thankful.',
    wordLimit: 300,
    ownRank: 4,
    text: `Technology is the future. In my sophomore year I signed up for a coding camp, and I wrote a program that sorts socks by color. The camera was taped to a lamp. The code had sixty lines and eleven of them were wrong.

Due to the fact that I had no mentor, I read forums until midnight. I discovered that the lamp was too yellow, so I wrapped it in a blue sock. Then the sorter worked on gray socks but not on black ones. I added a second lamp from my sister's desk and I wrote the thresholds on the wall with a pencil.

The program was ran every Sunday. My dad said it is the only robot who do chores. I am proud of my sorter and I want to build a bigger one that folds shirts. Hard work and dedication is the key to success.`,
    alsoTrue: [at('cliche', 'Hard work and dedication')],
    flaws: [
      at(['opening-sweeping', 'sweeping'], 'Technology is the future'),
      whole('off-prompt'),
      at('filler', 'Due to the fact that'),
      at('grammar', 'was ran'),
      at('grammar', 'who do chores'),
      at(['platitude', 'cliche'], 'the key to success'),
    ],
  },
  {
    name: 'P12 the quiet house',
    prompt: 'Describe a challenge you have faced and how it affected you.',
    wordLimit: 650,
    ownRank: 5,
    text: `When my parents divorced, the house got so quiet that I could hear the ice maker. My brother moved into the basement. I moved my homework to the laundry room, because the dryer was warm and it made a noise like someone was home.

It was a roller coaster of emotions. I felt like the weight of the world was on my shoulders. My dad always forgot to pick me up, and it was his fault that I quit swimming.

My brother and me ate cereal for dinner. I don't know nothing about cooking, but I learned rice. I burned the first pot, and the second pot, and on the third night he came upstairs and said, "That smells like food." We sat on the counter and he tell me about the basement.

I have came to see that a house is not a person. Nevertheless, the ice maker is still there, and nowadays I turn the radio on. Its a small thing but it help. Everything happens for a reason, and what doesn't kill you makes you stronger.`,
    flaws: [
      at('cliche', 'roller coaster of emotions'),
      at('cliche', 'weight of the world'),
      at('blame', 'it was his fault'),
      at('grammar', 'My brother and me ate'),
      at('grammar', "don't know nothing"),
      at('grammar', 'he tell me'),
      at('grammar', 'have came'),
      at(['grammar', 'punctuation'], 'Its a small thing'),
      at('grammar', 'it help'),
      at(['platitude', 'cliche'], 'Everything happens for a reason'),
      at(['platitude', 'cliche'], "what doesn't kill you"),
    ],
  },
  {
    name: 'P13 the shy speaker',
    prompt: 'Discuss an accomplishment that sparked a period of personal growth.',
    wordLimit: 400,
    ownRank: 3,
    text: `Webster defines courage as mental strength. I am a very shy and kind person, and I have always been extremely hardworking.

Last year I gave a speech in front of the whole school. I was so nervous that my heart was beating out of my chest and my palms were sweaty. But I took a deep breath and faced my fears. It was a huge challenge and there was many difficulties. In the end, everything went well and people liked it alot.

I stepped out of my comfort zone and I grew as a person. I learned a lot about myself and about life. This was a turning point in my life. I became more confident and more mature, and I gained valuable skills that will help me in the future.

As the saying goes, practice makes perfect. I know that if I set my mind to it I can do anything. I will carry this lesson with me for the rest of my life.`,
    alsoTrue: [
      at('telling', 'was a huge challenge'),
      at('formula-ending', 'can do anything'),
      at('cliche', 'grew as a person'),
      at('trait-claim', 'I became more confident and more mature'),
      at('vague-impact', 'gained valuable skills'),
      at('intensifiers', 'so nervous'),
    ],
    flaws: [
      at('opening-dictionary', 'Webster defines courage'),
      at('trait-claim', 'very shy and kind person'),
      at('trait-claim', 'extremely hardworking'),
      at('cliche', 'beating out of my chest'),
      at('cliche', 'palms were sweaty'),
      at('cliche', 'faced my fears'),
      at('grammar', 'there was many'),
      at('spelling', 'alot'),
      at('cliche', 'out of my comfort zone'),
      at(['platitude', 'vague-impact', 'cliche'], 'learned a lot about myself'),
      at('cliche', 'turning point in my life'),
      at(['platitude', 'cliche'], 'practice makes perfect'),
      at(['platitude', 'cliche'], 'set my mind to it'),
      at(['formula-ending', 'cliche'], 'for the rest of my life'),
      whole('no-scene'),
    ],
  },
  {
    name: 'P14 hospital volunteer',
    prompt: 'What have you done to make your school or your community a better place?',
    wordLimit: 350,
    ownRank: 4,
    text: `What have I done to make my community a better place? I have volunteered at Mercy Hospital since tenth grade, and I push the cart with the books.

Countless patients have been touched by my kindness. I have helped so many people and made their lives better. One of my friend says I should become a doctor. I recieved the Volunteer of the Month award and I was recommended by my supervisor, who wrote a beautiful letter.

On Tuesdays I read to a man called Mr. Lutz who cannot hold a book since his stroke. He likes westerns. He corrects my accent, and he bangs the rail when the sheriff is stupid. I discuss about the ending with him. In March he turned a page by himself, and we both looked at his hand.

I beleive that helping others is the most rewarding feeling in the world. A smile can change somebodys day. I am excited to make an impact wherever I go.`,
    alsoTrue: [whole('no-reflection'), at('vague-impact', 'helping others')],
    flaws: [
      at('opening-prompt-echo', 'What have I done to make my community'),
      at('vague-impact', 'Countless patients have been touched'),
      at('vague-impact', 'helped so many people'),
      at('grammar', 'One of my friend'),
      at('spelling', 'recieved'),
      at('grammar', 'discuss about'),
      at('spelling', 'beleive'),
      at(['platitude', 'cliche'], 'rewarding feeling in the world'),
      at(['grammar', 'spelling', 'punctuation'], 'somebodys'),
      at(['vague-impact', 'formula-ending', 'cliche'], 'make an impact'),
    ],
  },
  {
    name: 'P15 the thesaurus',
    prompt: 'Describe a topic or idea you find so engaging that it makes you lose track of time.',
    wordLimit: 400,
    ownRank: 4,
    text: `I am utterly captivated by a plethora of astronomical phenomena. Since time immemorial, mankind has gazed at the stars. Albert Einstein once said that imagination is more important than knowledge.

On the roof of our building in Queens you can see nine stars on a good night. I know because I count them. I keep a list in a notebook, with the date and the smell of the wind, and I endeavor to ascertain whether the ninth is a star or a plane. My neighbor Mr. Kim brings up a lawn chair and a thermos. He thinks it is a plane.

I stay until my neck hurts, and I ask myself how a thing so far away can be on my list. I read about parallax in the library, and then I tried it: I held up my thumb, closed one eye, then the other, and the water tower jumped.

Needless to say, the universe is a mystery. Stars is made of gas. It is important to note that I utilize a cheap telescope. I could of bought a better one, but the roof is mine, and the stars isn't.`,
    alsoTrue: [at('sweeping', 'mankind has')],
    flaws: [
      at('inflated', 'plethora'),
      at(['sweeping', 'opening-sweeping', 'cliche'], 'Since time immemorial'),
      at('borrowed-quote', 'Albert Einstein once said'),
      at('inflated', 'endeavor to ascertain'),
      at('filler', 'Needless to say'),
      at('grammar', 'Stars is made'),
      at('filler', 'It is important to note that'),
      at('inflated', 'utilize'),
      at('grammar', 'could of'),
      at('grammar', "the stars isn't"),
    ],
  },
  {
    name: 'P16 the sister with the harp',
    prompt: 'Share an essay on any topic of your choice.',
    wordLimit: 650,
    ownRank: 6,
    text: `My sister plays the harp, and I carry it. It weighs eighty pounds and it does not fit through our front door unless you take the door off. I own the screwdriver. I have took that door off two hundred times, and my mother stopped asking me to be careful around the tenth.

I use to hate the harp. At weddings I sat in the van and ate the little almonds. I told my friends that it was a stupid instrument for angels. Then a string snapped at a funeral in Dayton and my sister looked for me through the window, and I realised that she was looking for the person who had the spare strings, not for me, and I was glad that it was the same person.

I have a toolbox now. I know that the A string breaks first. I have never felt like I needed to be on the stage, in the photo, or on the program, but last month she put my name there, under hers, in small letters: door. I laughed for a minute and then I couldn't hardly talk.

People ask if I am jealous. I was, and then I wasn't, and I can't say wich day it was. My sister is leaving for collage in the fall. Who is going to hold the door. I think about the screwdriver, it's in my backpack.`,
    flaws: [
      at('grammar', 'have took'),
      at('grammar', 'use to hate'),
      at('grammar', "couldn't hardly"),
      at('spelling', 'wich'),
      at(['grammar', 'spelling'], 'leaving for collage'),
      at(['punctuation', 'grammar'], 'Who is going to hold the door.'),
      at(['comma-splice', 'punctuation'], "about the screwdriver, it's in my"),
    ],
  },
  {
    name: 'P17 too short, for Rice alone',
    prompt: 'common-app-2',
    wordLimit: 650,
    ownRank: 2,
    text: `Failure is not an option. I failed my first chemistry test and I felt sick about it. I studied hard and I bought flash cards and I asked Mr. Delgado for help after school. On the second test I got a B, and it felt like winning the lottery. I was on cloud nine.

I want to come to Rice University because it has a great chemistry program, and I will work just as hard there. I am a hard worker and a fast learner. In a nutshell, failure was a blessing in disguise, and I would not be were I am without it. I hope you will give me a chance...`,
    alsoTrue: [whole('no-reflection'), at('formula-ending', 'I hope you will')],
    flaws: [
      at(['cliche', 'platitude', 'opening-sweeping', 'sweeping'], 'Failure is not an option'),
      at('cliche', 'winning the lottery'),
      at('cliche', 'on cloud nine'),
      at('one-college-of-many', 'Rice University'),
      at('trait-claim', 'I am a hard worker'),
      at(['cliche', 'filler', 'formula-ending'], 'In a nutshell'),
      at('cliche', 'blessing in disguise'),
      at(['grammar', 'spelling'], 'were I am'),
      whole(['short-of-room', 'under-minimum']),
    ],
  },
  {
    name: 'P18 phone number and a note to the reader',
    prompt:
      'Describe how you have taken advantage of an educational opportunity or worked to overcome a barrier.',
    wordLimit: 350,
    ownRank: 5,
    text: `TODO: better first line. My school has no physics class, so I take it online in the copy room, between the paper and the machine. It is warm there. Every eleven minutes somebody's worksheet comes out beside my elbow.

In September I could not hear the lectures, so I learnt to read the captions. The captions said "force" as "fours" and "mass" as "mess". I laughed so hard that Ms. Ortega from the front office came in. She sat down on a box of paper and we watched the whole unit on friction. Her and I have finished nine units since then.

Next week me and Ms. Ortega takes the final. I didn't had a lab partner before, so I build the ramps out of copy paper and I weighed my shoes in the cafeteria. I thinked that physics was about formulas. It is about what you do when nothing moves.

If you have questions, call me at 555-014-2298. Whoever reads this, thank you!`,
    flaws: [
      at('placeholder', 'TODO'),
      at('grammar', 'Her and I have'),
      at('grammar', 'me and Ms. Ortega takes'),
      at('grammar', "didn't had"),
      at(['tense-shift', 'grammar'], 'I build the ramps'),
      at(['grammar', 'spelling'], 'thinked'),
      at('personal-data', '555-014-2298'),
    ],
  },
  {
    name: 'P19 the bakery at five',
    prompt: 'Tell us about something you do for others or for your family.',
    wordLimit: 300,
    ownRank: 6,
    text: `At five in the morning the bakery smells like wet flour and bleach. I count the trays with my uncle before school, and he sings the numbers so that we do not lose our place. Twelve, twenty-four, thirty-six. If I count out loud at school people laugh.

I been doing this since eighth grade, when my uncle broke his wrist. He don't say please. He says "hands", and I give him mine. My hands knows the weight of a roll. One morning I weighed four hundred rolls and I were off by three, and he kept the three on the shelf for a week to show the costumers.

I use to think that it was just a job that I did for money. But he never paid me and I never asked. I think that he was lonely after my aunt left, and that counting was how he talk. I didn't understood it until the Monday he forgot to sing.

Now I sing. Im not good at it. The bread dont mind.`,
    flaws: [
      at('grammar', 'I been doing'),
      at('grammar', "He don't say"),
      at('grammar', 'My hands knows'),
      at('grammar', 'I were off'),
      at(['spelling', 'grammar'], 'the costumers'),
      at('grammar', 'use to think'),
      at('grammar', 'how he talk'),
      at('grammar', "didn't understood"),
      at(['grammar', 'punctuation', 'spelling'], 'Im not good'),
      at(['grammar', 'punctuation', 'spelling'], 'dont mind'),
    ],
  },
  {
    name: 'P20 debate and the loop',
    prompt: 'Describe your most important extracurricular activity.',
    wordLimit: 250,
    ownRank: 3,
    text: `Debate has made me a better person. Debate has taught me communication skills, critical thinking skills, research skills and time management skills. Communication is the most important skill in life, because communication connects people, and without communication there is no communication.

I joined debate because my teacher told me to join debate. I am good at speaking and I am a confident and driven person. My leadership skills helped the team to win many tournaments, and trophies were won and records were broken and goals were reached.

It goes without saying that debate is my passion! I love it! I live for it! Obviously I am going to continue in college, cuz debate is everything to me. Debate has made me a better person. I will never give up on my dreams no matter what, and the rest is history.`,
    alsoTrue: [
      at('passive', 'were reached'),
      at('said-twice', 'I joined debate because my teacher told me'),
      at('repeated-word', 'skills'),
    ],
    flaws: [
      at('repeated-phrase', 'Debate has made me a better person'),
      at('repeated-word', 'communication'),
      at('trait-claim', 'confident and driven person'),
      at('trait-claim', 'My leadership skills'),
      at('passive', 'trophies were won'),
      at(['filler', 'cliche'], 'It goes without saying'),
      at('exclamations', 'I love it!'),
      at('slang', 'cuz'),
      at(['cliche', 'platitude'], 'never give up on my dreams'),
      at('cliche', 'the rest is history'),
    ],
  },
];
