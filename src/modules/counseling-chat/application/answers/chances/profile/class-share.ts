import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { CLASS_SHARE } from '../../../../domain/understanding/class-share.js';
import { ruleFigure } from '../../../../domain/figures/own-figures.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { chanceInSentence, chancesBlock } from '../../chance-words.js';

/** Texas Education Code 51.803; UT Austin may take fewer (admissions.utexas.edu, for fall 2026). */
const TEXAS_SHARE = 0.1;
const UT_AUSTIN_SHARE = 0.05;
/** The University of Texas at Arlington, uta.edu. */
const ARLINGTON_SHARE = 0.25;
const TEXAS = 'TX';

/** What a place among the top of the class means: in Texas, by its law; elsewhere, to readers. */
export async function classShareAnswer(asked: Asked, share: number, tools: TurnTools): Promise<Answer> {
  const top = printed(ruleFigure(share, 'share'));
  const isTexan = asked.student.homeState === TEXAS;
  const reply = new ReplyWriter().say(
    phrase`Top ${top}, got it.`,
    ...(isTexan ? byTexanLaw(share) : [readWithTheRest(share)]),
  );
  await chanceBeside(asked, reply, tools);
  reply
    .say(
      'I can’t store a percentage, but your rank and class size fit in Profile, Academic, and your counselor knows both. Want to add them?',
    )
    .action({ type: 'open', href: '/profile?section=academic', label: 'Add my rank' })
    .offer(
      ...(isTexan ? ['My chances at UT Austin?', 'My chances at Texas A&M?'] : []),
      'Find safety schools',
      'What are my chances?',
    );
  return { reply: reply.done(), state: { attribute: CLASS_SHARE } };
}

function byTexanLaw(share: number): Said[] {
  const law = printed(ruleFigure(TEXAS_SHARE, 'share'));
  const atAustin = printed(ruleFigure(UT_AUSTIN_SHARE, 'share'));
  if (share <= UT_AUSTIN_SHARE)
    return [
      phrase`That’s automatic admission at Texas public universities, Texas A&M too, and it meets the top ${atAustin} UT Austin asked last; it may change each year.`,
      'It’s a place at the university, not in a crowded major.',
    ];
  if (share <= TEXAS_SHARE)
    return [
      phrase`That helps: Texas law gives the top ${law} automatic admission at its public universities, Texas A&M too.`,
      phrase`UT Austin is the exception: it asked the top ${atAustin} last, so there you’d be read in full.`,
    ];
  const arlington = printed(ruleFigure(ARLINGTON_SHARE, 'share'));
  return [
    phrase`That misses automatic admission, which takes the top ${law} at Texas A&M and most publics and the top ${atAustin} at UT Austin, so they’d read you in full.`,
    share <= ARLINGTON_SHARE
      ? phrase`UT Arlington admits the top ${arlington} automatically, and Texas Tech, Texas State and UTSA are open to many.`
      : 'Texas Tech, Texas State and UTSA are open to many without it.',
  ];
}

const readWithTheRest = (share: number): string =>
  share <= TEXAS_SHARE
    ? 'That’s a strong sign to every reader, more so with hard courses behind it.'
    : 'Colleges read it beside your courses; where grades are strong it rarely decides alone.';

/** The college that was talked of, without the rank, which the estimate does not know. */
async function chanceBeside({ state, student }: Asked, reply: ReplyWriter, tools: TurnTools): Promise<void> {
  const [college] = state.lastColleges.length > 0 ? state.lastColleges : state.focus;
  if (college === undefined || !student.enoughToEstimate) return;
  const found = await tools.use('college_chance', { colleges: [college] });
  const [at] = found.ok ? found.data : [];
  if (at?.chance == null) return;
  reply
    .say(phrase`Without your rank, my estimate at ${at.college.name} is ${chanceInSentence(at.chance)}.`)
    .block(chancesBlock([at]));
}
