import { CategoryShape } from '@/components/ui/college/category';
import { categoryWord } from '@/components/ui/college/category';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { type ChanceRow } from '../chat-types';
import { BlockRow, BlockRows, CollegeLink } from './block-rows';

type ChancesProps = { rows: readonly ChanceRow[]; linkTo: (collegeId: number) => string };

const shapeColor = { reach: 'text-reach', target: 'text-target', safety: 'text-safety' };

export const Chances = ({ rows, linkTo }: ChancesProps) => (
  <BlockRows>
    {rows.map(({ collegeId, name, note, ...chance }) => (
      <BlockRow key={collegeId}>
        <CollegeLink name={name} to={linkTo(collegeId)} />
        <div aria-hidden className="grid gap-1.5">
          <span className="flex items-center gap-1.5 text-small text-muted-foreground">
            <CategoryShape
              category={chance.category}
              className={`size-3.75 shrink-0 ${shapeColor[chance.category]}`}
            />
            {categoryWord[chance.category]}
          </span>
          <ChanceRange chance={chance} />
          {note !== null && <p className="text-small text-muted-foreground">{note}</p>}
        </div>
      </BlockRow>
    ))}
  </BlockRows>
);
