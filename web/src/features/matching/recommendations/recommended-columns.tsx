import { type Category, CategoryShape, categoryWord } from '@/components/ui/college/category';
import { type GroupsProps } from './recommended-groups';
import { RecommendedRows } from './recommended-rows';

const tint: Record<Category, string> = {
  reach: 'bg-reach-bg text-reach-text',
  target: 'bg-target-bg text-target-text',
  safety: 'bg-safety-bg text-safety-text',
};

/** The three groups side by side, on a wide screen. */
export const RecommendedColumns = ({ groups, onLearnMore }: GroupsProps) => (
  <div className="grid grid-cols-3 items-start gap-5">
    {groups.map((group) => (
      <section
        key={group.category}
        aria-label={categoryWord[group.category]}
        className="overflow-hidden rounded-lg border"
      >
        <h3 className={`flex items-center gap-2 px-3.5 py-2 text-interface ${tint[group.category]}`}>
          <CategoryShape category={group.category} className="size-4" />
          {categoryWord[group.category]}
          <span className="ml-auto font-sans text-small font-semibold tabular-nums">
            {group.recommended.length} of {group.wanted}
          </span>
        </h3>
        <RecommendedRows group={group} heading="h4" onLearnMore={onLearnMore} />
      </section>
    ))}
  </div>
);
