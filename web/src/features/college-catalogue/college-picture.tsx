import { CampusScene } from '@/components/ui/campus-scene';

/** A photograph when there is one, else a drawn campus. Decorative either way. */
export const CollegePicture = ({ college }: { college: { id: number; imageUrl: string | null } }) =>
  college.imageUrl ? (
    <img src={college.imageUrl} alt="" loading="lazy" className="size-full object-cover" />
  ) : (
    <CampusScene collegeId={college.id} />
  );
