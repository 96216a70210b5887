import { CircleQuestionMark, Eye, SpellCheck } from 'lucide-react';
import { type LineComment } from '@/api';

type Tone = LineComment['tone'];

const TONE_WORDS: Record<Tone, string> = {
  fix: 'Small slip',
  question: 'Question',
  wonder: 'A reader is curious',
};

const ICONS = { fix: SpellCheck, question: CircleQuestionMark, wonder: Eye };

/** What kind of comment it is, as icon and words. */
export const ToneLabel = ({ tone }: { tone: Tone }) => {
  const Icon = ICONS[tone];
  return (
    <span className="inline-flex items-center gap-1 text-small font-semibold text-muted-foreground">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {TONE_WORDS[tone]}
    </span>
  );
};

/** The lines differ as the colors do: straight, wavy and dotted. */
const MARKS: Record<Tone, string> = {
  question:
    'bg-highlight/50 dark:bg-highlight/25 decoration-solid data-active:bg-highlight dark:data-active:bg-highlight/35',
  fix: 'bg-tint-blush decoration-wavy data-active:bg-reach-bg',
  wonder: 'bg-tint-mint decoration-dotted data-active:bg-safety-bg',
};

export const markStyle = (tone: Tone) =>
  `rounded-[2px] box-decoration-clone py-px text-inherit underline decoration-2 underline-offset-[5px] decoration-foreground/45 data-active:decoration-foreground ${MARKS[tone]}`;
