import { describe, expect, it } from 'vitest';
import { leakFinder } from '../never-writes/leak-finder.js';
import { readManuscript } from '../text/read-manuscript.js';
import { slipsOf } from './slips-of.js';
import { WORDED_RULES } from './worded-slips.js';

const NOTHING_UNKNOWN: ReadonlySet<string> = new Set();

const slipsIn = (text: string) => slipsOf(readManuscript(text), [], NOTHING_UNKNOWN);
const placesIn = (text: string) =>
  slipsIn(text).map(({ rule, start, end }) => [rule, text.slice(start, end)]);

const SLIPS: readonly (readonly [rule: string, sentence: string, place: string])[] = [
  ['plural-verb-s-later', 'We still forgets the keys.', 'We still forgets'],
  ['one-dont', 'After that day, that clock don’t stop.', 'that clock don’t'],
  ['one-plain-verb', 'One night a stranger come to the desk.', 'a stranger come'],
  ['them-and-i', 'Him and I meet by the fountain.', 'Him and I'],
  ['neither-were', 'Neither my aunt nor my boss were there.', 'Neither my aunt nor my boss were'],
  ['whos-whose', 'My uncle, who’s truck it was, laughed.', 'who’s'],
  ['more-better', 'It works more better now.', 'more better'],
  ['less-of-many', 'There were less people in March.', 'less people'],
  ['has-showed', 'It has showed me where to look.', 'has showed'],
  ['title-were', 'That night Coach Reyes were quiet.', 'Coach Reyes were'],
  ['ends-with-of', 'She took a coat, just in case of.', 'in case of'],
  ['pair-was', 'My coach and my dad was waiting by the gate.', 'My coach and my dad was'],
  ['nobody-does-it', 'Being treasurer, many forms come to me.', 'Being treasurer, many'],
  ['could-of', 'I could not of done it alone.', 'of'],
  ['its-is', 'I check twice that its done.', 'its'],
  ['me-subject', 'Me and my brother went to the lake on Sunday.', 'Me and my brother'],
  ['and-i-object', 'She taught my sister and I to swim.', 'my sister and I'],
  ['i-seen', 'I seen the whole thing from the roof.', 'seen'],
  ['everyone-plural', 'By noon everyone have a plate in the yard.', 'everyone'],
  ['there-own', 'The twins found there mother at the bus stop.', 'there'],
  ['their-was', 'Behind the shop their was a small garden.', 'their'],
  ['your-are', 'You know your going to fall, and you jump.', 'your'],
  ['than-then', 'My cousin is older then me by a week.', 'then'],
  ['then-than', 'We washed the cups and than we went home.', 'than'],
  ['its-is', 'Most days its a quiet walk.', 'its'],
  ['its-own', 'The dog ran after it’s tail.', 'it’s'],
  ['one-of-the', 'She is one of my friend from school.', 'friend'],
  ['could-of', 'I should of called her that night.', 'of'],
  ['double-negative', 'I didn’t know nothing about engines.', 'nothing'],
  ['am-agree', 'I am agree with my uncle on this.', 'am agree'],
  ['discuss-about', 'We discussed about the rent every month.', 'discussed about'],
  ['make-to', 'That song made me to think of home.', 'made me to think'],
  ['missing-be', 'The work was long. He very kind to us.', 'He very kind'],
  ['aloud-to', 'We were not aloud to run in the hall.', 'aloud'],
  ['witch-which', 'We lost the map, witch was my fault.', 'witch'],
  ['collage-college', 'My sister left for collage in the fall.', 'collage'],
  ['were-where', 'I would not be were I am without her.', 'were'],
  ['family-plural', 'I called Rosa because her family have a grill.', 'family have'],
  ['one-who-plural', 'It is the only robot who do chores.', 'robot who do'],
  ['things-that-was', 'She fixed things that was broken.', 'things that was'],
  ['kin-plain-verb', 'My little brother ask me why I go.', 'little brother ask'],
  ['nobody-plain-verb', 'But nobody in the laundromat ask for a name.', 'nobody in the laundromat ask'],
  ['pair-object-subject', 'Her and I have finished nine units.', 'Her and I'],
  ['been-alone', 'I been doing this since eighth grade.', 'I been'],
  ['i-were', 'Last spring I were off by three.', 'I were'],
  ['hardly-negative', 'By then I couldn’t hardly talk.', 'couldn’t hardly'],
  ['neither-nothing', 'Neither of us said nothing for a while.', 'nothing'],
  ['no-more-negative', 'I don’t have a hive no more.', 'no more'],
  ['of-its', 'I knew the book by it’s cover.', 'it’s'],
  ['its-good', 'Some say its bad, and some do not.', 'its'],
  ['high-school', 'I am a senior in High School now.', 'High School'],
  ['it-plain-verb', 'The radio is small but it help.', 'it help'],
  ['year-old', 'I lost to a nine year old girl.', 'nine year old'],
  ['question-mark', 'Who is going to hold the door. I looked at him.', 'Who is going'],
  ['plural-was', 'I ran, but my lungs was burning.', 'my lungs was'],
  ['no-apostrophe', 'I cant wait for the fall.', 'cant'],
  ['parents-own', 'Behind my grandparents house are six trees.', 'grandparents'],
  ['double-subject', 'My mom she thought I was late.', 'My mom she'],
  ['me-subject-later', 'In seventh grade me and Imani switched classes.', 'me and Imani'],
  ['double-subject-name', 'My teacher Ms. Delgado she gave me a book.', 'My teacher Ms. Delgado she'],
  ['many-who-comes', 'I show the room to students who comes late.', 'students who comes'],
  ['plural-verb-s', 'The small rooms means that we talk.', 'small rooms means'],
  ['family-plain-verb', 'That year my family move to Houston.', 'family move'],
  ['girl-name', 'I sat next to a girl name Amina.', 'name'],
  ['off-of', 'We got of the bus at noon.', 'of'],
  ['their-place', 'Nobody was their for me that day.', 'their'],
  ['to-everywhere', 'I carried it to everywhere that year.', 'to everywhere'],
  ['comma-than', 'I wrote the report, than I did the lab.', 'than'],
  ['two-word-number', 'There are forty one trees behind it.', 'forty one'],
  ['several-of-was', 'Two of them was hurt by then.', 'Two of them was'],
  ['kin-plain-work', 'My mom work two jobs and sleeps late.', 'mom work'],
  ['which-mean', 'I close on Sunday, which mean I walk.', 'mean'],
  ['effected-people', 'The move effected everyone at home.', 'effected'],
  ['to-many-to', 'She had practiced to many hours to count.', 'to'],
  ['people-own', 'I watched the patients faces all day.', 'patients'],
  ['sing-bad', 'We all sing bad, and we know it.', 'bad'],
  ['plural-was', 'My sticks was shaking on the drum.', 'My sticks was'],
  ['who-which', 'I thank my parents which came here alone.', 'which'],
  ['body-was', 'When the day came my palms was wet.', 'palms was'],
  ['double-subject-several', 'My coworkers they make fun of me.', 'My coworkers they'],
  ['in-neither', 'I didn’t belong in neither place.', 'neither'],
  ['language-capital', 'In ninth grade my english teacher sang.', 'english'],
  ['embarrassed-of', 'I was embarrassed of the smell.', 'embarrassed of'],
  ['kin-find-out', 'My mom find out from a neighbor.', 'mom find'],
  ['is-name', 'The driver is name Walt.', 'name'],
  ['use-to', 'It use to scare me at night.', 'use to'],
  ['forward-to', 'I look forward to bring my drum.', 'bring'],
  ['people-is', 'By halftime we was down by three.', 'we was'],
  ['alot', 'My aunt talks alot on the phone.', 'alot'],
  ['i-lower', 'On the bus i read the whole letter.', 'i'],
  ['space-after-stop', 'We waited outside.Then the door opened.', '.'],
  ['space-before-mark', 'The room was cold , so we left.', ' ,'],
  ['many-marks', 'The lights came back!! We danced.', '!!'],
  ['comma-splice', 'The bread was still warm, we ate it on the stairs.', 'was still warm, we ate it'],
  ['comma-splice', 'Tennis was my whole summer, it was all I did.', 'my whole summer, it was all'],
  ['comma-splice', 'I basically live in the library, it is quiet.', 'in the library, it is quiet'],
  ['comma-splice', 'The window hums at odd hours, it is lower at night.', 'at odd hours, it is lower'],
  ['comma-splice', 'It has nine members, most of them are loud.', 'has nine members, most of them'],
  ['comma-splice', 'I cut the wrong branch, I cut it too early.', 'the wrong branch, I cut it'],
  ['tense-shift', 'A girl hugs me and didn’t let go.', 'hugs me'],
  ['tense-shift', 'We walked to the corner and then he says nothing.', 'he says'],
  ['tense-shift', 'I turned around and see the dog in the yard.', 'see'],
  ['bare-verb', 'In the rain the paper become soft.', 'become'],
  ['comma-splice', 'The bus was late, we missed the exam.', 'bus was late, we missed the'],
  ['comma-splice', 'I love cooking, it calms me after school.', 'I love cooking, it calms me'],
  [
    'comma-splice',
    'It was raining hard, the windows shook all night.',
    'was raining hard, the windows shook',
  ],
  ['comma-splice', 'Nobody believed me, my own mother laughed at it.', 'Nobody believed me, my own mother'],
  ['comma-therefore', 'The car broke down, therefore we walked.', 'therefore'],
  ['one-of-several-are', 'One of my cousins are a drummer.', 'One of my cousins are'],
  ['one-of-several-are', 'Every one of us were crying.', 'Every one of us were'],
  ['group-of-were', 'The list of chores were taped to the fridge.', 'The list of chores were'],
  ['along-with-were', 'The coach, along with the players, were angry.', 'The coach'],
  ['me-and-first', 'Me and my sister walks to the laundromat.', 'Me and my sister'],
  ['a-women', 'A women at the counter smiled.', 'A women'],
  ['plural-apostrophe', 'The dog’s were asleep by noon.', 'dog’s'],
  ['number-apostrophe', 'The three dog’s barked all night.', 'dog’s'],
  ['past-time-present', 'Last summer I go to Oaxaca with my aunt.', 'I go'],
  ['peace-piece', 'The peace of paper was in my pocket.', 'peace'],
  ['whos-patience', 'I thanked my coach, who’s patience never ran out.', 'who’s'],
  ['lay-lie', 'She told me to lay down on the couch.', 'lay'],
  ['learned-me', 'He learned me how to fix a carburetor.', 'learned'],
  ['along-time', 'It took me along time to say it.', 'along'],
  ['a-breathe', 'I took a deep breathe and began.', 'breathe'],
  ['quite-for', 'I was quite for most of the ride.', 'quite'],
  ['the-whether', 'The whether turned cold in one night.', 'whether'],
  ['effected-all', 'The loss effected all of us.', 'effected'],
  ['past-me', 'She past me the salt without looking.', 'past'],
  ['doer-left-out', 'Running down the stairs, my phone rang.', 'Running down the stairs, my phone'],
  ['pair-comma-verb', 'My mother and I, packed the car.', 'My mother and I'],
  ['double-subject-kin', 'My little brother he is nine.', 'My little brother he'],
  ['to-and-ing', 'I like to cook, reading, and to swim.', 'to cook, reading, and to swim'],
  ['enjoy-to', 'I enjoy to play the cello.', 'enjoy to play'],
  ['sentence-capital', 'We ran. the gate was shut.', 'the'],
  ['end-mark', 'My mother kept the ticket in her shoe', 'in her shoe'],
];

const SOUND = [
  'My brother and I went to the lake, and my sister stayed.',
  'He didn’t like soup; he liked what came with it.',
  'I came, I saw, I burned the rice.',
  'It was not the cold, it was the waiting.',
  'She watched him run and fall and get up again.',
  'Every Sunday I walked there and he says grace now.',
  'She is better than me at chess, and then some.',
  'It’s its own kind of quiet.',
  'Colour and flavour are words my grandfather kept.',
  'Everyone I have met there was kind.',
  'What have I done? I asked the dog.',
  'My bus was late, my boss is kind, and my physics is shaky.',
  'I ran the shop, I fed the cat, and I slept.',
  'I read aloud to the class, and the witch in the story laughed.',
  'One of the things that was hard was the wind.',
  'The friends of my family are loud.',
  'He made everyone in the room sing.',
  'If I were taller, I would have been a goalkeeper.',
  'Where have you been, she asked, and my brother and I were quiet.',
  'I made a collage of old tickets at Lincoln High School.',
  'My mother and my brother ask me to sing, and I let my brother take the verse.',
  'The girl is nine years old, and I watched it come and go.',
  'What I like about it is that its good smell stays.',
  'I have helped there since May, and I push the cart of books.',
  'When I told Ms. Delgado she gave me a book.',
  'He spoke to me and Imani decided to wait.',
  'The number of rooms means little, and the process of tests takes a year.',
  'I let my family move the table, and we got out of the car.',
  'It was their fault, and it was their third time.',
  'She is taller, than I thought, and it happens to many people.',
  'The chaos was fine, and the bus was late.',
  'I won’t lie, I thought about the cake.',
  'One of my friends was late, and the color of my eyes is gray.',
  'We ate french fries in French class.',
  'Neither my mother nor my aunts were home.',
  'One of the boxes that were outside got wet.',
  'I met Ana, the girl who lived above us, in March.',
  'There were four of us, my brother included, in one bed.',
  'It was cold that year, the coldest anyone remembered.',
  'I sat on the step, my hands shaking, and waited.',
  'Last year we go-karted in the snow.',
  'I would lay down my coat and lie down on it.',
  'Who I was did not matter. When was a word we never used.',
];

describe('our own rules of grammar', () => {
  it('have a name each', () => {
    expect(new Set(WORDED_RULES.map(({ id }) => id)).size).toBe(WORDED_RULES.length);
  });

  it.each(WORDED_RULES)('say of $id what the filter behind every review lets pass', ({ note }) => {
    expect(leakFinder('We went home.')(`“We went home”: ${note}.`)).toEqual([]);
  });

  it.each(SLIPS)('find %s in “%s”', (rule, sentence, place) => {
    expect(placesIn(sentence)).toEqual([[rule, place]]);
  });

  it.each(SOUND)('say nothing about “%s”', (sentence) => {
    expect(placesIn(sentence)).toEqual([]);
  });

  it('let people in stories talk as they do', () => {
    expect(placesIn('He said, “Me and my brother went there, we seen nothing.”')).toEqual([]);
  });

  it('name a fix only where it is sure', () => {
    expect(slipsIn('My cousin is older then me.').map(({ fix }) => fix)).toEqual(['than']);
    expect(slipsIn('Me and my brother went home.').map(({ fix }) => fix)).toEqual([undefined]);
    expect(slipsIn('Their was a fence.').map(({ fix }) => fix)).toEqual(['There']);
    expect(slipsIn('I kept loosing my keys.').map(({ fix }) => fix)).toEqual(['losing']);
    expect(slipsIn('That year i’ve changed.').map(({ fix }) => fix)).toEqual(["I've"]);
  });
});
