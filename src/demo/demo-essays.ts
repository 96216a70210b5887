import { type EssayToSave } from '#modules/essays/application/writing/create-essay.js';
import { promptById } from '#modules/essays/domain/prompts/brief.js';

const promptOf = (id: string): string => promptById(id)?.text ?? '';

/** Of a student who is not done yet, so that a review has something to ask. */
export const ESSAYS: readonly EssayToSave[] = [
  {
    title: 'Four minutes',
    essayType: 'Personal Statement',
    prompt: promptOf('common-app-6'),
    audience: null,
    collegeId: null,
    wordLimit: null,
    applicationId: null,
    origin: 'typed',
    submit: true,
    content: `The sign at our stop says the bus comes in four minutes. It has said four minutes since before I got here, and my grandmother, who has cataracts, asks me what it says.

"Four," I tell her.

"It was four before," she says.

That is how I started counting buses. For a month I sat on the wall by the laundromat with a notebook and wrote down when the 8 really came. My brother said this was the saddest hobby he had ever heard of. But I couldn't stop. On Tuesdays it was late every time between three and three thirty, and I wanted to know why. It turned out that the line shares a bridge with two schools. Nobody was lying on that sign. It just asks the bus where it is and not what is in front of it.

I like that kind of problem, where everyone did their job and it still doesn't work. I read the transit agency's data at night, after the bakery, with flour still on my sleeves. There are files for every stop in the city and most of them have mistakes in them. I found our stop in there under a street name that doesn't exist anymore.

In the spring I made a page that shows one thing, the next bus, in letters as tall as my hand. It uses the times from my notebook and not only the ones from the sign. I taped an old tablet to the wall in our hallway. The first week it was wrong a lot, and Mrs. Okafor from 2B let me know about it each time. I fixed the Tuesdays. I fixed the snow. I still haven't fixed the days when there is a game.

I have always been a hard worker and this project taught me that anything is possible if you put your mind to it.

Last week my grandmother stood in the hallway with her coat on and read it by herself. "Eleven," she said, and went back in to finish her tea.`,
  },
  {
    title: 'Why Cincinnati',
    essayType: 'Supplemental',
    prompt: promptOf('supplement-why-us'),
    audience: 'University of Cincinnati admissions',
    // University of Cincinnati
    collegeId: 201885,
    wordLimit: null,
    applicationId: null,
    origin: 'typed',
    submit: false,
    content: `The first thing I asked on the tour was how many students really get a co-op in their second year. The guide laughed and said people usually ask about the food.

I ask because of buses. I wrote to our transit agency about a line that is always late, and someone named Dana wrote back three pages. She works on schedules. She said she learned it on the job because nobody teaches it in one class. I want to study computer science at a place where half of the learning is at a desk like hers.

Your campus is beautiful and has a diverse community where I can grow as a person. I would also join the robotics team.

I don't know yet if I want to write software for a city or for a state. I would like to try both before I have to choose.`,
  },
];
