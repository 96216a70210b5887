import { CategoryShape, categoryWord } from '@/components/ui/college/category';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { type GroupsProps } from './recommended-groups';
import { RecommendedRows } from './recommended-rows';

/** One group at a time, on a narrow screen. */
export const RecommendedTabs = ({ groups, onLearnMore }: GroupsProps) => (
  <Tabs defaultValue="target" className="grid gap-1">
    <TabsList aria-label="Your balanced list" className="justify-between gap-2 md:justify-start md:gap-6.5">
      {groups.map(({ category, wanted, recommended }) => (
        <TabsTrigger key={category} value={category}>
          <CategoryShape category={category} className="size-4 max-[22.5rem]:hidden" />
          {categoryWord[category]}
          <span className="text-small tabular-nums">
            {recommended.length}
            <span className="sr-only"> of {wanted}</span>
          </span>
        </TabsTrigger>
      ))}
    </TabsList>
    {groups.map((group) => (
      <TabsContent key={group.category} value={group.category} tabIndex={-1} className="-mx-3.5 outline-none">
        <RecommendedRows group={group} heading="h3" onLearnMore={onLearnMore} />
      </TabsContent>
    ))}
  </Tabs>
);
