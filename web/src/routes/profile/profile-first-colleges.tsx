import { FirstColleges } from '@/features/matching/recommendations/first-colleges';

/** The end of the quick start: a first Reach, Target and Safety to save. */
const ProfileFirstColleges = () => (
  <FirstColleges
    heading={
      <div className="grid gap-1">
        <h2 className="text-section">Start your list with these three</h2>
        <p className="text-hint text-muted-foreground">
          The best fit of each kind so far. Save the ones you like; you can take any of them off again.
        </p>
      </div>
    }
    addressOf={(collegeId) => `/colleges?college=${collegeId}`}
  />
);

export default ProfileFirstColleges;
