import { type ReactNode } from 'react';
import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { EarlyDecision } from '../college/early-decision';
import { Transfers } from '../college/transfers';
import { AdmitFigures } from '../college/getting-in';
import { Grades } from '../college/grades';
import { type OwnFacts } from '../college/own-facts';
import { WaitingList } from '../college/waiting-list';
import { Weighs } from '../college/weighs';
import { BlockSource } from './block-source';
import { PageSection } from './page-section';

type AdmissionProps = { college: CollegeDetail; own: OwnFacts; scores: ReactNode };

/** Who gets in, with which scores and grades, and what the college looks at. */
export const Admission = ({ college, own, scores }: AdmissionProps) => (
  <PageSection id="admission" title="Getting in">
    {college.openAdmission === true && (
      <p>Open admission: everyone who finished high school can enroll. Some programs ask for more.</p>
    )}
    <AdmitFigures college={college} own={own} />
    {college.openAdmission !== true && (
      <>
        <SheetSection title="Test scores">{scores}</SheetSection>
        <Grades college={college} own={own.grades} />
      </>
    )}
    <Weighs college={college} />
    <EarlyDecision college={college} />
    <Transfers college={college} />
    <WaitingList college={college} />
    <BlockSource college={college} />
  </PageSection>
);
