import { joined, phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { cellWords } from '../../colleges/compare-words.js';
import { wishWords } from '../../colleges/wish-words.js';

const THOSE = /\b(?:those|these|them|that list|this list)\b/iu;
const MOST = 4;
const SEVERAL = 2;

/** "Why those?", of a list that was shown: what was asked for, and what each has of it. Null where no list is meant. */
export async function whyListed(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { shown } = asked.state;
  if (
    asked.entities.colleges.length > 0 ||
    shown === null ||
    shown.kind === 'compare' ||
    shown.ids.length < 2 ||
    !THOSE.test(asked.message)
  )
    return null;
  const ids = shown.ids.slice(0, MOST);
  const found = await tools.use('compare_colleges', {
    colleges: ids,
    rows: asked.student.enoughToEstimate ? ['size', 'chance', 'graduation'] : ['size', 'graduation', 'place'],
  });
  if (!found.ok) return null;
  const { colleges, rows } = found.data;
  const lines = colleges.map(({ name }, at): Phrase => {
    const cells = rows.flatMap(({ key, cells: all }) =>
      all[at] === undefined ? [] : [cellWords(key, all[at])],
    );
    return phrase`${name}: ${joined(cells, '; ')}`;
  });
  const wished =
    Object.keys(shown.wishes).length === 0
      ? ''
      : phrase`I looked for ${wishWords(shown.wishes, SEVERAL, null)}.`;
  return {
    reply: new ReplyWriter()
      .say(
        wished,
        asked.student.enoughToEstimate
          ? ORDER[shown.kind]
          : 'I don’t know your grades yet, so it’s some of them and no ranking.',
      )
      .rows('What each has:', lines)
      .say(
        'I left nothing else out on purpose. What should I weigh more: the price, the size or how sure it is?',
      )
      .offer('Cheaper ones', 'Show me more', 'Compare the first two', 'Save the first one')
      .done(),
    state: { shown },
  };
}

const ORDER = {
  search:
    'Those came first because they fit your profile best: your grades, what you want to study and where.',
  recommended: 'They fit your profile best: your grades, what you want to study, the price and the place.',
  safety:
    'Each would almost surely take you by your grades, most of its students finish, and the price is known.',
  list: 'They’re on your list because you saved them.',
} as const;
