import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/basics/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { count } from '@/lib/words/figures';
import { familyWords } from './family-words';
import {
  changeInWords,
  dueInWords,
  type EssayUse,
  namesInWords,
  type PlannedEssay,
  whoGetsIt,
} from './plan-words';

const TONES = { 'as it is': 'safety', shorten: 'target', turn: 'ink' } as const;

/** One essay to write, or one that exists, with everyone who gets it. */
export const PlannedEssayCard = ({ essay }: { essay: PlannedEssay }) => (
  <article className="grid gap-3 rounded-lg border bg-card px-4 py-3.5 shadow-card md:px-5 md:py-4">
    <div className="grid gap-1">
      <h3 className="text-section">{familyWords[essay.family]}</h3>
      <p className="text-hint text-muted-foreground tabular-nums">
        {`Up to ${count(essay.words)} words`}
        {essay.dueOn !== null && ` · First due ${dueInWords(essay.dueOn)}`}
      </p>
    </div>
    <Start draft={essay.draft} />
    <ul className="grid gap-3">
      {essay.uses.map((use) => (
        <Use key={`${whoGetsIt(use)} ${use.promptId}`} use={use} />
      ))}
    </ul>
    {essay.draft === null && essay.uses.length > 1 && (
      <p className="text-hint text-pretty text-muted-foreground">
        Before you send it on, check that no other college’s name is left in it.
      </p>
    )}
  </article>
);

const Start = ({ draft }: Pick<PlannedEssay, 'draft'>) =>
  draft === null ? (
    <p className="text-hint">
      Still to write.{' '}
      <Link to="/essay-submission" className="font-semibold text-primary underline underline-offset-2">
        Start a draft
      </Link>
    </p>
  ) : (
    <p className="text-hint">
      {'Your draft '}
      <Link
        to={`/essays/${draft.id}`}
        className="font-essay font-semibold wrap-anywhere text-primary underline underline-offset-2"
      >
        {draft.title}
      </Link>
      {` fits here. It has ${count(draft.wordCount)} ${draft.wordCount === 1 ? 'word' : 'words'}.`}
    </p>
  );

const Use = ({ use }: { use: EssayUse }) => (
  <li className="grid justify-items-start gap-1.5 border-t pt-3">
    <p className="font-semibold text-pretty">{whoGetsIt(use)}</p>
    <p className="text-hint text-pretty text-muted-foreground">{`${use.prompt}. Up to ${count(use.limit)} words.`}</p>
    <Badge tone={TONES[use.change]}>{changeInWords(use)}</Badge>
    {use.wrongNames.length > 0 && <Notice className="text-hint">{namesInWords(use)}</Notice>}
  </li>
);
