import { type ReactNode } from 'react';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { aboutDollars } from '@/lib/words/figures';
import { EXAMPLE_STUDENT, OHIO_STATE, price } from './example-student';

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

const OnePlannableChance = () => (
  <div className={card}>
    <div className="flex items-center justify-between gap-2">
      <span className="font-semibold">{OHIO_STATE.name}</span>
      <CategoryBadge category={OHIO_STATE.chance.category} short />
    </div>
    <ChanceRange chance={OHIO_STATE.chance} label="The example student’s chance" />
    <p className="text-small text-muted-foreground">
      {EXAMPLE_STUDENT} Based on grades, SAT, courses, activities and the fall 2023 admissions data. It can’t
      see essays or recommendations.
    </p>
  </div>
);

const EssayWithQuestion = () => (
  <div className={card}>
    <p className="font-[ui-serif,Georgia,serif] text-[1.0625rem] leading-7">
      Every Saturday I open the bakery with my grandmother.{' '}
      <mark className="rounded-[2px] border-b-2 border-[oklch(0.78_0.14_92)] bg-highlight box-decoration-clone py-px text-highlight-foreground">
        I learned a lot about hard work.
      </mark>{' '}
      At 4 a.m. the ovens tick like old clocks.
    </p>
    <p className="rounded-[12px] border bg-background px-3.5 py-3 text-[0.90625rem] leading-5">
      <b>Show the moment.</b> Which morning taught you that? One scene beats one sentence about it.
    </p>
  </div>
);

const Price = ({ amount, children }: { amount: number; children: string }) => (
  <div className="flex flex-col justify-between gap-1">
    <dt className="text-small text-muted-foreground">{children}</dt>
    <dd className="font-display text-[1.375rem] leading-7.5 font-[650] tabular-nums">
      {aboutDollars(amount)}
    </dd>
  </div>
);

const PriceForAFamily = () => (
  <div className={card}>
    <dl className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Price amount={price.beforeAid}>A year at Ohio State, before aid</Price>
      <Price amount={price.afterAid}>After aid, for a family earning $60,000 to $100,000</Price>
    </dl>
    <p className="text-small text-muted-foreground">
      For students who live in Ohio, 2022–23. The Department of Education’s income groups differ from ours, so
      we combine the two closest.
    </p>
  </div>
);

export const FeaturePanels = () => (
  <div className="mt-3.5 grid gap-3.5 md:mt-5 md:gap-5 lg:grid-cols-2">
    <Panel
      tint="bg-tint-sky"
      title="Chances you can actually plan with"
      words="A single number looks certain when it isn’t. We show a range, say what it’s based on, and tell you what would move it."
    >
      <OnePlannableChance />
    </Panel>
    <Panel
      tint="bg-tint-butter"
      title="Feedback on your words, in your voice"
      words="Comments ask better questions, line by line. They never rewrite your story."
    >
      <EssayWithQuestion />
    </Panel>
    <Panel
      id="families"
      tint="bg-tint-mint lg:col-span-2 lg:grid-cols-2 lg:items-center lg:gap-10"
      title="For families: what it would really cost"
      words="The sticker price is rarely what a family pays. Beside every college we show the average price after aid, for your income if you share it. Income never changes a chance."
    >
      <PriceForAFamily />
    </Panel>
  </div>
);
