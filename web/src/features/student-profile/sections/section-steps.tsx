import { Link } from 'react-router-dom';
import { type SectionProgress } from '@/api';
import { useSavedDrafts } from '@/lib/forms/draft';
import { StepList } from '../flow/step-list';
import { markOf } from '../flow/step-marks';
import { addressOf } from '../quick-start/steps';
import {
  addressOfPlace,
  draftOf,
  type ProfilePlace,
  places,
  sectionNames,
  sections,
  stepsIn,
} from './places';

type Status = SectionProgress['status'];

const WORDS: Record<Status, string> = { complete: 'Done', partial: 'Partly done', incomplete: 'Missing' };

const statusWords = (place: ProfilePlace, status: Status) => {
  if (status === 'incomplete' && markOf(draftOf(place)) === 'not-yet') return 'Not yet';
  if (status === 'incomplete' && markOf(draftOf(place)) === 'skipped') return 'Skipped';
  if (status === 'incomplete' && place.section === 'readiness') return 'None yet';
  if (place.step !== 'background') return WORDS[status];
  return status === 'incomplete' ? 'Optional' : `${WORDS[status]}, optional`;
};

const DRAFTS = places.map(draftOf);

type SectionStepsProps = { place: ProfilePlace; progress: readonly SectionProgress[] };

export const SectionSteps = ({ place: current, progress }: SectionStepsProps) => {
  const drafts = useSavedDrafts(DRAFTS);
  const stepAt = (place: ProfilePlace) => {
    const status = progress.find(
      ({ section, step }) => section === place.section && step === place.step,
    )?.status;
    const draft = place !== current && drafts.includes(draftOf(place));
    return {
      to: addressOfPlace(place),
      title: place.title,
      status: draft ? 'Draft, not saved' : status ? statusWords(place, status) : '',
      done: status === 'complete',
      current: place === current,
    };
  };

  return (
    <StepList
      groups={sections.map((section) => ({
        title: sectionNames[section].short,
        label: `${sectionNames[section].short} steps`,
        steps: stepsIn(section).map(stepAt),
      }))}
      more={
        <Link to={addressOf('finish')} className="link inline-flex min-h-11 items-center">
          What would help most
        </Link>
      }
    />
  );
};
