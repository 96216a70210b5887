import { type ReactNode } from 'react';
import { type CollegeDetail } from '@/api';
import { FactColumns, FigureRow } from '../college/figure-row';
import { type OwnTuition, Tuition } from '../college/tuition';
import { BlockSource } from './block-source';
import { PageSection } from './page-section';

type CostProps = { college: CollegeDetail; price: ReactNode; ownTuition: OwnTuition };

/** What a year costs this family, and what it is made of. */
export const Cost = ({ college, price, ownTuition }: CostProps) => (
  <PageSection id="cost" title="What a year costs">
    {price}
    <FactColumns>
      <Tuition college={college} own={ownTuition} />
      <FigureRow label="Housing and food on campus" figure={college.figures['roomBoardOnCampus']} />
      <FigureRow label="Books and supplies" figure={college.figures['booksSupplies']} />
    </FactColumns>
    <BlockSource college={college} />
  </PageSection>
);
