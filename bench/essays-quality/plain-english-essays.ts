import { type MarkedEssay } from './marked-essay.js';

/** Plain, simple English as learners write it. Slips are allowed here and not marked: these essays must only raise no hint. */
export const PLAIN_ENGLISH_ESSAYS: readonly MarkedEssay[] = [
  {
    name: 'L1 my brother and the bike',
    prompt: 'Describe a challenge you have faced.',
    ownRank: 6,
    flaws: [],
    text: `I come from Ethiopia. I am in America for two years. My brother is eight years old. I teach him to ride the bike because my father works at night and he sleeps in the day.

First I was afraid for him. The street is big and the cars are fast. We went to the church parking lot on Sunday. He fell down five times. He did not cry. He said, again. I was very happy when he went to the end and came back.

Moreover, I learned something too. I cannot ride the bike. In my village we walked. So my little brother is now my teacher. In conclusion, we both have red knees.`,
  },
  {
    name: 'L2 the restaurant',
    prompt: 'Tell us about your family.',
    ownRank: 6,
    flaws: [],
    text: `My parents have a small restaurant. I help them after school. I wash dishes and I answer the phone. My English is better than their English, so I talk to the customers.

One day a man was angry because the soup was cold. I said sorry. My mother made a new soup. He ate it and he gave me five dollars. I gave the money to my mother. She put it in a box.

The box is for my college. It is not full. But every day there is something in it. I look at the box and I do my homework.`,
  },
  {
    name: 'L3 first snow',
    prompt: 'Describe an important moment in your life.',
    ownRank: 5,
    flaws: [],
    text: `When I was young I lived in Vietnam. It was always hot there. I did not know snow. In December we moved to Minnesota. My uncle gave us big coats. I looked like a bear.

Firstly, I touched the snow with my hand. It was cold and soft. Secondly, I ate a little. My mother said no, it is dirty. But she ate it too. We laughed a lot.

At school I had no friends. I was sad every day. A girl asked me if I want to make a snowman. I said yes. Her name is Anna. She is still my friend. I think snow is good because it is the same for everybody.`,
  },
  {
    name: 'L4 I want to be a nurse',
    prompt: 'What do you want to study and why?',
    ownRank: 5,
    flaws: [],
    text: `I want to study nursing. It is important to help people. My grandmother was sick for a long time and I took care of her. I gave her the medicine in the morning and in the evening. I wrote it in a small book.

She forgot my name. It was very hard for me. But she always knew my hand. She held it and she smiled.

The nurse came every week. Her name was Rosa. She was kind and she explained everything two times. I want to be like her. I want to explain things two times.`,
  },
  {
    name: 'L5 football in the camp',
    prompt: 'Tell us about a community you belong to.',
    ownRank: 7,
    flaws: [],
    text: `I was born in a camp in Kenya. There were many people and not much water. We made a ball from plastic bags and a rope. We played every day after the water line.

My team had eleven boys from five countries. We did not speak the same language. But everybody knows pass and goal. If somebody was hungry, we shared. If somebody was fighting, we stopped the game.

Now I play for my high school in Ohio. We have a real ball and shoes. It is very good. But sometimes I miss the plastic ball, because we made it together.`,
  },
  {
    name: 'L6 the bus',
    prompt: 'Describe something that is difficult for you.',
    ownRank: 5,
    flaws: [],
    text: `Every day I take the bus number 22. It is one hour. Many people sleep in the bus. I do not sleep. I read. In the beginning I read books for small children because my English was not good. I was ashamed, so I put the book inside of a big book.

One day an old man saw it. He said, this is a good book, my daughter loved it. I was red. Then he asked me to read to him. I read very slow. He helped me with the words.

I saw him many times. I finished that book and other books. I do not hide the books now.`,
  },
  {
    name: 'L7 math has no accent',
    prompt: 'Describe your favorite subject.',
    ownRank: 6,
    flaws: [],
    text: `My favorite subject is math. In math my accent is not a problem. When I write a number, everybody understands it.

In my first year I did not talk in class. But the teacher put a hard problem on the board. Nobody knew it. I went to the board and I wrote the answer. It was quiet. Then the teacher said, please explain. I was scared. I explained with my hands and with arrows.

After that, students asked me for help. I helped them with math and they helped me with English. It is fair. I want to study math in college because I want to know more and I want to explain more.`,
  },
  {
    name: 'L8 my mother learns to drive',
    prompt: 'Tell us about someone you admire.',
    ownRank: 6,
    flaws: [],
    text: `I admire my mother. In our country women in her family did not drive. Here she is forty-five years old and she wanted to learn. My father said it is too late. She did not answer.

I read the driving book with her every night. She did not know the words, yield and merge. We wrote them on paper and we put the paper on the kitchen wall. She failed the test one time. She failed the test two times. On the third time she passed.

She drove home and my father sat in the back. She was very careful. Nobody said anything. I think she was ten feet tall that day.`,
  },
  {
    name: 'L9 work and school',
    prompt: 'Describe how you spend your time outside of class.',
    ownRank: 5,
    flaws: [],
    text: `I work in a supermarket three days in the week. I put the fruits on the shelf. I know which apples are good and which are bad. I can tell by the sound.

I started this job because my family needed money. My sister was born and my mother could not work. In the first month I was tired and my grades went down. Therefore I made a plan. I do homework in the break. I have a small table behind the boxes.

My boss saw it. He did not say anything, but the next day there was a lamp. Now my grades are good. I like the smell of oranges when I study history.`,
  },
  {
    name: 'L10 the phone call',
    prompt: 'Describe a time you helped someone.',
    ownRank: 6,
    flaws: [],
    text: `In our building there are many families from Syria. When they have a letter from the city, they come to me. I am sixteen, but I am the one who reads.

One time there was a letter for Mr. Nasser. He is an old man. The letter said he must pay nine hundred dollars for water. He was very afraid. I called the city. I waited for forty minutes with music. The lady said it is not possible. I asked her to look again. She looked, and there was a mistake. It was ninety dollars.

Mr. Nasser wanted to give me a present. I said no. So he gave me his chair on the balcony. When it is warm, I sit there and I read letters.`,
  },
];
