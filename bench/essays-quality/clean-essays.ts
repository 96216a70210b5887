import { type MarkedEssay } from './marked-essay.js';

/** Essays their writer could hand in as they are: any flaw named in them is invented. */
export const CLEAN_ESSAYS: readonly MarkedEssay[] = [
  {
    name: 'C1 the elevator',
    prompt: 'common-app-7',
    wordLimit: 250,
    ownRank: 9,
    flaws: [],
    text: `The elevator in our building stops between four and five, and it has done so since before I was born. You learn to hop. My brother learned at three, holding my sleeve. Mrs. Baptiste, who is ninety, hands her groceries up first and then herself.

Last winter the owner promised a new one. I collected signatures for it on every floor, and on the fifth floor Mrs. Baptiste would not sign. "Then who will carry my bags?" she asked. I said that I would still carry them. She looked at me for a while, the way you look at a cheap umbrella.

I had thought of the gap as a problem. I had not noticed that it was also the only place where everybody in the building touched anybody else's hand.

I turned in the petition, because her neighbor uses a wheelchair and cannot hop. But I wrote my apartment number on a card, and I slid it under ninety doors.`,
  },
  {
    name: 'C2 spreadsheets for goats',
    prompt: 'uc-3',
    wordLimit: 350,
    ownRank: 8,
    flaws: [],
    text: `I can tell you which of our goats will give birth next. I cannot always tell you the day, but since I built the spreadsheet I have been off by at most three.

My father kept the dates in his head. In 2021 he was in the hospital with his back, and we lost two kids because nobody knew that Pepper was due. After that I started to write things down: the date, the weight of the feed, how she stood, whether she talked at night. Goats talk at night before they give birth. I put it in a column called NOISE and rated it from zero to five.

The first year my numbers were useless. I had written down everything and I did not know what mattered, so I asked the vet, Dr. Haas, what she looks at. She said, "The tail." I added a column for the tail. I took out the column for the moon, which had been my grandfather's idea, though I left it on his copy.

By the third spring I could leave the barn and sleep. My father still does it in his head. We bet a dollar on every birth, and I am ahead by nine dollars.`,
  },
  {
    name: 'C3 the bad translator',
    prompt: 'common-app-3',
    wordLimit: 400,
    ownRank: 9,
    flaws: [],
    text: `When I was ten I lied to a bank. The woman behind the glass said that our account would be closed, and I told my grandmother in Cantonese that there would be a small fee. She nodded and paid nothing, and we walked home past the fish shop as if it were a normal Tuesday.

I believed that a good translator protects people. I cut the sharp corners off doctors, landlords and my own teachers. My grandmother thought that everyone in America was polite to her.

Then, when I was fifteen, she had to decide about her eye. The surgeon gave her two choices and a number: one in twelve. I made it one in a hundred. She chose the surgery quickly, and in the parking lot she said that she was glad the world had grown so safe.

I sat on the curb and told her the real number. She was quiet. Then she asked me what else. It took until dark. She laughed about the bank, and she was angry about the landlord for a week. In the end she chose the same surgery, but she asked the surgeon nine questions first, and I translated all nine, with the corners on.

I used to think that kindness was leaving things out. I am less sure now. She can hold more than I thought, and the number was hers.`,
  },
  {
    name: 'C4 second cello',
    prompt: 'Tell us about a community you are part of. (250 words)',
    wordLimit: 250,
    ownRank: 8,
    flaws: [],
    text: `Nobody comes to hear the second cello. We sit behind the first, beside the drafty door, and we play the notes that you would miss only if they were gone. There are three of us: Wen, who keeps cough drops in her bow case, Abdul, who counts rests on his knee, and me.

On Wednesdays we rehearse in the choir room at Lincoln, where the heat does not work. Wen brings a blanket for six knees. When Abdul's father lost his job, he sold the cello, and for a month we shared two instruments among three people. You play until your part rests, then you pass it along, and your arms learn to be quick and careful.

We got rather good at it. At the winter concert Ms. Tran put a third cello on a chair for us, borrowed from the middle school, and we looked at it as if it were a guest. Abdul took it. But in the slow movement, out of habit, he held it out to me.`,
  },
  {
    name: 'C5 the wrong fossil',
    prompt: 'common-app-6',
    wordLimit: 350,
    ownRank: 8,
    flaws: [],
    text: `I have a rock on my desk that I was sure was a tooth. I found it in the creek behind the Dollar General when I was twelve, and I wrote to the state museum with a drawing and four measurements. A man named Dr. Ellery wrote back. It was chert, he said, and not a tooth, but he had never had such a good drawing of chert.

So I wanted to know how he knew. I read that teeth have enamel and that enamel breaks in a certain way, and I went around the house breaking things: a shell, a plate, a tooth of my own that my mother had kept in a film can. Under a hand lens the broken edges look like coasts. I drew the coasts. I began to tell them apart.

What keeps me up is that for two years I had looked at the rock every day and seen a root, a crown and a cusp. They were there. Then one letter came and they were gone, and I have not been able to see them since. I try sometimes. I would like to know where they went.

This summer I sorted gravel for Dr. Ellery, by size, for six weeks. I found no teeth. I found forty-one pieces that looked like teeth, and I can tell you why each of them is not.`,
  },
  {
    name: 'C6 why Carleton',
    prompt: 'Why do you want to attend Carleton College?',
    college: 'Carleton College',
    wordLimit: 250,
    ownRank: 8,
    flaws: [],
    text: `Last spring I read a field guide to prairie grasses because my bus was late every day and it was the only book in my bag. By May I was getting off two stops early to look at the ditch beside Route 9. There are eleven grasses in it. I would like to know why there are not twelve.

At Carleton I would go to the Cowling Arboretum first. I read the report that students in the Ecosystem Ecology lab wrote about burning the upper prairie in strips, and I want to carry a drip torch and then count what comes back. I hope to take Professor McKone's class on pollination, since my ditch has no bees and I have a guess about the mower.

I also play bad accordion. I have written to the Folk Music Society to ask whether they have room for one, and someone named Leah answered that they had been waiting for a bad accordion since 2019.`,
  },
  {
    name: 'C7 the goalkeeper',
    prompt: 'common-app-2',
    wordLimit: 400,
    ownRank: 8,
    flaws: [],
    text: `I let in nine goals on a Saturday in October, and my cousin filmed all of them. He put music under it. By Monday the whole bus could hum it.

Coach Ramirez did not take me out. I asked him to, twice, by waving. He waved back. I stood in the mud and hated him, and I learned the names of all the players on the other team, because they were polite and told me when they scored.

That week I watched the film with the sound off. I had thought that I was slow. I was not slow; I was early. On seven of the nine I had already jumped before the ball left the foot. I was so afraid of being late that I decided too soon, every time, and always to the left.

I started to practice doing nothing. My sister shot tennis balls at me in the driveway, and I was allowed to move only after she let go. It felt like falling asleep on purpose. It is still hard. In the next game I let in two, and I saw both of them the whole way.

I notice now how often I jump early: in arguments, on tests, when my mother begins a sentence with "Maybe." I try to watch the foot.`,
  },
  {
    name: 'C8 dear roommate',
    prompt: 'Write a note to your future roommate. (250 words)',
    wordLimit: 250,
    ownRank: 7,
    flaws: [],
    text: `Dear roommate,

You should know about the toast. I make it at midnight, and I eat it over the sink, and I have never in my life left a crumb. My father drives trains at night and he taught me to be a quiet person in the dark. I can find my shoes by smell. That sounds worse than it is.

I keep a jar of buttons. They are from every coat my family has worn out, and I can tell you whose they were. If you lose a button, I will have one that almost fits, and you will have to walk around with a piece of my uncle Teo on your sleeve.

I sing when I do chemistry. I do not know that I am doing it. My lab partner Grace says it is mostly commercials. Please throw something soft.

I am told that I go silent when I am worried, and that it looks like anger. It is not. Ask me about trains.`,
  },
  {
    name: 'C9 the lunch line',
    prompt: 'uc-7',
    wordLimit: 350,
    ownRank: 7,
    flaws: [],
    text: `Our cafeteria threw away about forty cartons of unopened milk a day. I know because I stood beside the trash can for a week with a clicker, and because I smelled like it.

The rule was that every student had to take a carton. I went to the kitchen manager, Ms. Pauline, to complain, and she gave me a hairnet. "Work a shift," she said, "then complain." I worked four. I saw that she had read the rule more carefully than I had: students had to be offered milk, and they had to take three things, and milk could be one of them. Nobody had told the line.

So we moved the milk. We put it after the apples instead of before them, and I painted a sign with a cow. The next Monday I counted again, and it was nineteen. By spring it was eleven. We set a crate on the last table where you could leave a carton you had not opened, and the little kids from the elementary side came through and emptied it.

I had wanted to win an argument. What I got was a hairnet with my name on it, on the third hook, and I still use it on Fridays.`,
  },
  {
    name: 'C10 the names of winds',
    prompt: 'Share an essay on any topic of your choice.',
    wordLimit: 400,
    ownRank: 9,
    flaws: [],
    text: `My grandfather has eleven words for wind, and I have an app. He fishes for sardines out of Setúbal, and every July I sleep in the bow locker, where the nets are dry and smell like coins.

I am the one with the signal. At four in the morning I read him the forecast and he listens the way you listen to a child telling you a dream. Then he licks his thumb. In two summers the app beat the thumb nineteen times to twelve. I kept the score in chalk inside the locker door.

He found it last August. I was ready to be proud or sorry, whichever he needed. He read the tallies, and he asked me which twelve. I did not know. I had only counted. He knew: nine of the twelve were the same wind, the one he calls the aunt, who comes around the cape without knocking.

I went back through the dates and he was right. The app does not see the cape. It sees a smooth square of sea, four miles on a side, and the cape is a little smaller than that.

I still read him the forecast. But when it is quiet and from the southwest I look at his thumb. I would like to build something that knows the aunt. I have started with a list of dates, and his words for each, in chalk.`,
  },
];
