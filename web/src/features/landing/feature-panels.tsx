import { type ReactNode } from 'react';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { type ChanceSay } from '@/lib/words/chances';
import { dollars } from '@/lib/words/figures';
import { OHIO_STATE, price } from './example-student';
import { type Words } from './words';

type FeaturePanelsProps = { words: Words; say: ChanceSay };

/** To the nearest hundred, for estimates. */
const hundreds = (amount: number) => dollars(Math.round(amount / 100) * 100);

type PanelProps = {
  id?: string;
  tint: string;
  title: string;
  words: string;
  children: ReactNode;
};

const Panel = ({ id, tint, title, words, children }: PanelProps) => (
  <section id={id} className={`grid content-between gap-5.5 rounded-[24px] p-5.5 md:p-8 ${tint}`}>
    <div className="grid justify-items-start gap-2.5">
      <h2 className="text-[1.375rem] leading-6.75 md:text-[1.625rem] md:leading-7.75">{title}</h2>
      <p className="max-w-[34em] text-reading text-pretty text-muted-foreground">{words}</p>
    </div>
    {children}
  </section>
);

const card = 'grid gap-4 rounded-lg border bg-card px-4.5 py-4.5 shadow-card md:px-5.5 md:py-5';

const OnePlannableChance = ({ words: { example, panels }, say }: FeaturePanelsProps) => (
  <div className={card}>
    <div className="flex items-center justify-between gap-2">
      <span className="font-semibold">{OHIO_STATE.name}</span>
      <CategoryBadge
        category={OHIO_STATE.chance.category}
        short
        meaning={example.meanings?.[OHIO_STATE.chance.category]}
      />
    </div>
    <ChanceRange chance={OHIO_STATE.chance} label={panels.chances.label} say={say} />
    <p className="text-small text-muted-foreground">
      {example.student} {panels.chances.basis}
    </p>
  </div>
);

const EssayWithQuestion = ({ words }: { words: Words['panels']['feedback'] }) => (
  <div className={card}>
    <p className="text-[1.0625rem] leading-7">
      {words.essay.before}
      <mark className="rounded-[2px] border-b-2 border-[oklch(0.78_0.14_92)] bg-highlight box-decoration-clone py-px text-highlight-foreground">
        {words.essay.mark}
      </mark>
      {words.essay.after}
    </p>
    <p className="rounded-[12px] border bg-background px-3.5 py-3 text-[0.90625rem] leading-5">
      <b>{words.advice}</b>
      {words.question}
    </p>
  </div>
);

const Price = ({ amount, children }: { amount: string; children: string }) => (
  <div className="flex flex-col justify-between gap-1">
    <dt className="text-small text-muted-foreground">{children}</dt>
    <dd className="font-display text-[1.375rem] leading-7.5 font-[650] tabular-nums">{amount}</dd>
  </div>
);

const PriceForAFamily = ({ words }: { words: Words['panels']['price'] }) => (
  <div className={card}>
    <dl className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Price amount={words.about(hundreds(price.beforeAid))}>{words.before}</Price>
      <Price amount={words.about(hundreds(price.afterAid))}>{words.after}</Price>
    </dl>
    <p className="text-small text-muted-foreground">{words.basis}</p>
  </div>
);

export const FeaturePanels = ({ words, say }: FeaturePanelsProps) => (
  <div className="mt-3.5 grid gap-3.5 md:mt-5 md:gap-5 lg:grid-cols-2">
    <Panel tint="bg-tint-sky" title={words.panels.chances.title} words={words.panels.chances.words}>
      <OnePlannableChance words={words} say={say} />
    </Panel>
    <Panel tint="bg-tint-butter" title={words.panels.feedback.title} words={words.panels.feedback.words}>
      <EssayWithQuestion words={words.panels.feedback} />
    </Panel>
    <Panel
      id="families"
      tint="bg-tint-mint lg:col-span-2 lg:grid-cols-2 lg:items-center lg:gap-10"
      title={words.panels.price.title}
      words={words.panels.price.words}
    >
      <PriceForAFamily words={words.panels.price} />
    </Panel>
  </div>
);
