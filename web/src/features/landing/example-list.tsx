import { TrendingUp } from 'lucide-react';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { type ChanceSay } from '@/lib/words/chances';
import { exampleList, pointsGained } from './example-student';
import { MorningScene } from './morning-scene';
import { type Words } from './words';

const sheet =
  'rounded-[16px] border border-[color-mix(in_oklab,var(--border)_70%,transparent)] bg-card shadow-floating';

/** A made-up student, with real colleges and real ranges. */
export const ExampleList = ({ words, say }: { words: Words['example']; say: ChanceSay }) => (
  <figure className="relative grid gap-4 overflow-hidden rounded-[22px] bg-[linear-gradient(var(--tint-sky),var(--tint-butter)_78%)] p-4 pb-6 md:rounded-2xl md:p-10">
    <MorningScene />
    <div className={`relative w-full max-w-105 px-4.5 pt-4.5 pb-1 md:px-6 md:pt-5.5 md:pb-2.5 ${sheet}`}>
      <span
        aria-hidden
        className="absolute -top-px -right-px size-8.5 rounded-bl-[10px] bg-[linear-gradient(225deg,var(--tint-sky)_49%,var(--highlight)_50%)]"
      />
      <p className="pr-8 text-reading font-semibold">{words.title}</p>
      <p className="mb-3 pr-8 text-small text-muted-foreground">{words.student}</p>
      <ul>
        {exampleList.map(({ unitId, name, chance }) => (
          <li key={unitId} className="grid gap-1.5 border-t py-3">
            <div className="flex items-center justify-between gap-2">
              <span className="font-semibold">{name}</span>
              <CategoryBadge category={chance.category} short meaning={words.meanings?.[chance.category]} />
            </div>
            <ChanceRange chance={chance} label={words.chance} say={say} />
          </li>
        ))}
      </ul>
    </div>
    <div
      className={`relative flex w-full max-w-80 items-start gap-2.5 justify-self-end px-4 py-3.5 text-[0.90625rem] leading-5.25 ${sheet}`}
    >
      <span className="grid size-7 shrink-0 place-items-center rounded-[9px] bg-brand text-brand-foreground">
        <TrendingUp aria-hidden className="size-4" />
      </span>
      <p>{words.gains(Math.round(pointsGained.gpaTenth), Math.round(pointsGained.sat50))}</p>
    </div>
    <figcaption className="sr-only">{words.caption}</figcaption>
  </figure>
);
