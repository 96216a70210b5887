import { resumeOf } from '../resume/resume';
import { USUAL_CHOICES } from '../resume/resume-choices';
import { ResumePaper } from '../resume/resume-paper';
import { Paper } from './paper';
import { sheetOf } from './sheet-of';
import { type ViewProps } from './views';

/** In English, as it is sent to colleges. */
export const ResumeView = ({ profile, name, words }: ViewProps) => {
  const { school, activities, leadershipRoles, awards, researchProjects } = profile;
  const source = {
    name,
    personal: null,
    academic: school,
    activities,
    leadership: leadershipRoles,
    awards,
    research: researchProjects,
    ...sheetOf(profile),
  };

  return (
    <Paper id="shared-resume" title={words.resumeTitle(name)} lead={words.resumeLead} words={words}>
      <div lang="en">
        <ResumePaper resume={resumeOf(source, USUAL_CHOICES)} label={words.resumeView} />
      </div>
    </Paper>
  );
};
