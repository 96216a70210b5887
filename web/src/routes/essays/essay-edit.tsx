import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { EditEssay } from '@/features/essays/editor/edit-essay';

const EssayEdit = () => {
  const { id = '' } = useParams();

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-1.5">
        <Link to={`/essays/${id}`} className="link inline-flex min-h-6 items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-[1em]" />
          Back to Essay
        </Link>
        <h1 className="text-page-phone md:text-page">Edit Essay</h1>
      </div>
      <EditEssay key={id} essayId={id} />
    </div>
  );
};

export default EssayEdit;
