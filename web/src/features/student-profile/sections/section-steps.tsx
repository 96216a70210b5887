import { type SectionProgress } from '@/api';
import { useSavedDrafts } from '@/lib/forms/draft';
import { StepList } from '../flow/step-list';
import { markOf } from '../flow/step-marks';
import { addressOfPlace, draftOf, type ProfilePlace, sectionNames, stepsIn } from './places';

type Status = SectionProgress['status'];

const WORDS: Record<Status, string> = { complete: 'Done', partial: 'Partly done', incomplete: 'Missing' };

const statusWords = (place: ProfilePlace, status: Status) => {
  if (status === 'incomplete' && markOf(draftOf(place)) === 'not-yet') return 'Not yet';
  if (status === 'incomplete' && markOf(draftOf(place)) === 'skipped') return 'Skipped';
  if (status === 'incomplete' && place.section === 'readiness') return 'None yet';
  if (place.step !== 'background') return WORDS[status];
  return status === 'incomplete' ? 'Optional' : `${WORDS[status]}, optional`;
};

type SectionStepsProps = { place: ProfilePlace; progress: readonly SectionProgress[] };

export const SectionSteps = ({ place: current, progress }: SectionStepsProps) => {
  const here = stepsIn(current.section);
  const drafts = useSavedDrafts(here.map(draftOf));

  return (
    <StepList
      label={`${sectionNames[current.section].short} steps`}
      steps={here.map((place) => {
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
      })}
    />
  );
};
