import { CampusScene } from '@/components/ui/college/campus-scene';
import { type DrawnCollege } from '@/lib/drawing/college-scene';

type CollegePictureProps = { college: DrawnCollege & { imageUrl: string | null } };

/** Decorative: a photo or a drawing of the college's surroundings. */
export const CollegePicture = ({ college }: CollegePictureProps) =>
  college.imageUrl ? (
    <img src={college.imageUrl} alt="" loading="lazy" className="size-full object-cover" />
  ) : (
    <CampusScene college={college} />
  );
