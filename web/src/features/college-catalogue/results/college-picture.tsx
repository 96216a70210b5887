import { CampusScene } from '@/components/ui/college/campus-scene';

type CollegePictureProps = { college: { id: number; imageUrl: string | null } };

/** Decorative: a photo or a drawn campus. */
export const CollegePicture = ({ college }: CollegePictureProps) =>
  college.imageUrl ? (
    <img src={college.imageUrl} alt="" loading="lazy" className="size-full object-cover" />
  ) : (
    <CampusScene collegeId={college.id} />
  );
