import { CategoryShape, categoryWord } from '@/components/ui/college/category';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { chancePercent } from '@/lib/words/chances';
import { type ChanceRow } from './block-types';
import { BlockRow, BlockRows, CollegeLink } from './block-rows';

type ChancesProps = { rows: readonly ChanceRow[]; linkTo: (collegeId: number) => string };

const shapeColor = { reach: 'text-reach', target: 'text-target', safety: 'text-safety' };

export const Chances = ({ rows, linkTo }: ChancesProps) => (
  <BlockRows>
    {rows.map(({ collegeId, name, note, ...chance }) => (
      <BlockRow key={collegeId}>
        <div className="flex flex-wrap items-center gap-x-2">
          <CategoryShape
            category={chance.category}
            className={`size-3.75 shrink-0 ${shapeColor[chance.category]}`}
          />
          <CollegeLink name={name} to={linkTo(collegeId)} />
          <span aria-hidden className="ml-auto text-small text-muted-foreground tabular-nums">
            {categoryWord[chance.category]}, estimate {chancePercent(chance.estimate)}
          </span>
        </div>
        <div aria-hidden className="grid gap-1.5">
          {/* Its line of words stands beside the name. */}
          <ChanceRange chance={chance} className="[&>:first-child]:hidden" />
          {note !== null && <p className="text-small text-muted-foreground">{note}</p>}
        </div>
      </BlockRow>
    ))}
  </BlockRows>
);
