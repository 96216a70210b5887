import { Link } from 'react-router-dom';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';
import { type PageReads } from '@/app/pages/page';
import { Button } from '@/components/ui/basics/button';
import { promptsOptions } from '@/features/essays/editor/use-prompts';
import { recentEssaysOptions, SubmissionCenter } from '@/features/essays/submission/submission-center';

const EssaySubmission = () => (
  <div className="grid grid-cols-1 gap-5">
    <div className="grid justify-items-start gap-3 md:flex md:items-center md:justify-between">
      <h1 className="text-page-phone md:text-page">Essay Submission Center</h1>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" asChild>
          <Link to="/essays">View All Essays</Link>
        </Button>
        <Button variant="ghost" asChild>
          <Link to="/">Dashboard</Link>
        </Button>
      </div>
    </div>
    <SubmissionCenter />
  </div>
);

export const reads: PageReads = (client) => [
  client.query(recentEssaysOptions()),
  client.query(promptsOptions('Personal Statement')),
  client.query(listSavedCollegesOptions()),
];

export default EssaySubmission;
