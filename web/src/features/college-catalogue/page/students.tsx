import { type CollegeDetail } from '@/api';
import { BarTable } from '@/components/ui/college/bar-table';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { percent, yearsIn } from '@/lib/words/figures';
import { CampusRows } from '../college/campus-rows';
import { FactColumns, FigureRow } from '../college/figure-row';
import { BlockSource } from './block-source';
import { PageSection } from './page-section';

/** In the words of the federal survey. */
const GROUPS = [
  ['whiteShare', 'White'],
  ['hispanicShare', 'Hispanic'],
  ['asianShare', 'Asian'],
  ['blackShare', 'Black'],
  ['twoOrMoreRacesShare', 'Two or more races'],
  ['americanIndianShare', 'American Indian or Alaska Native'],
  ['pacificIslanderShare', 'Native Hawaiian or Pacific Islander'],
  ['nonresidentShare', 'International'],
  ['raceUnknownShare', 'Not known'],
] as const;

/** How many there are and who they are. For information only: none of it is part of a chance. */
export const Students = ({ college }: { college: CollegeDetail }) => {
  const { figures } = college;
  const groups = GROUPS.flatMap(([name, label]) => {
    const value = figures[name]?.value ?? 0;
    return value > 0 ? [{ label, value, words: shareWords(value) }] : [];
  }).toSorted((a, b) => b.value - a.value);
  const year = figures['whiteShare']?.describes;

  return (
    <PageSection id="students" title="Students">
      <FactColumns>
        <CampusRows college={college} />
        <FigureRow label="Study part-time" figure={figures['partTimeShare']} />
        <FigureRow label="Are 25 or older" figure={figures['over25Share']} />
        <FigureRow label="Get a Pell Grant" figure={figures['pellShare']} />
        <FigureRow label="First in their family to go to college" figure={figures['firstGenerationShare']} />
        <FigureRow label="Women" figure={figures['womenShare']} />
      </FactColumns>
      {groups.length > 0 && (
        <SheetSection title="Who they are">
          <BarTable
            caption="Undergraduates by race and ethnicity"
            heads={['Group', 'Share of undergraduates']}
            bars={groups}
            full={1}
          />
          <p className="text-small text-muted-foreground">
            Undergraduates{year === undefined ? '' : `, ${yearsIn(year)}`}. For information only: none of this
            is part of your chance.
          </p>
        </SheetSection>
      )}
      <BlockSource college={college} />
    </PageSection>
  );
};

const shareWords = (share: number) => (share < 0.005 ? '<1%' : percent(share));
