import { type Mention } from '../colleges-named/named-college.js';
import { type Finding } from '../reading/finding.js';
import { type Span } from '../text/manuscript.js';
import { found } from './found.js';
import { type EssayToJudge } from './essay-to-judge.js';

const MOST_SHOWN = 3;

/** Another college than the one the essay is for, two colleges, or one where every college reads. */
export function collegeFindings(essay: EssayToJudge): Finding[] {
  return essay.target === null ? withoutTarget(essay) : otherThanTarget(essay, essay.target);
}

function otherThanTarget(essay: EssayToJudge, target: NonNullable<EssayToJudge['target']>): Finding[] {
  const others = essay.mentions
    .filter(({ ids }) => !ids.some((id) => target.ids.includes(id)))
    .filter(({ looksForward, isBackground }) => !isBackground && (essay.isAboutCollege || looksForward));
  return found('wrong-college', others.map(placeOf), { target: target.name });
}

function withoutTarget({ mentions, brief, text }: EssayToJudge): Finding[] {
  const forward = mentions.filter(({ looksForward, isBackground }) => looksForward && !isBackground);
  if (brief.goesToManyColleges) {
    return found('one-college-of-many', forward.slice(0, MOST_SHOWN).map(placeOf));
  }

  const colleges = byCollege(forward).toSorted((a, b) => a.length - b.length || startOf(b) - startOf(a));
  const rarest = colleges[0];
  const main = colleges.at(-1)?.[0];
  if (colleges.length < 2 || rarest === undefined || main === undefined) return [];
  return found('two-colleges', rarest.map(placeOf), { target: text.slice(main.start, main.end) });
}

function byCollege(mentions: readonly Mention[]): Mention[][] {
  const colleges: Mention[][] = [];
  for (const mention of mentions) {
    const known = colleges.find(([first]) => first?.ids.some((id) => mention.ids.includes(id)));
    if (known === undefined) colleges.push([mention]);
    else known.push(mention);
  }
  return colleges;
}

const startOf = ([first]: readonly Mention[]): number => first?.start ?? 0;
const placeOf = ({ start, end }: Mention): Span => ({ start, end });
