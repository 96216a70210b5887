import { LongText } from '../fields/form-fields';

/** What a student wants to say about college, for applications and their counselor. */
const OwnWords = () => (
  <>
    <LongText
      name="academicInterests"
      label="Academic interests"
      hint="Subjects and questions you like to think about."
    />
    <LongText
      name="personalValues"
      label="Personal values"
      hint="What matters to you in people and places."
    />
    <LongText name="collegeGoals" label="College goals" hint="What you want to get out of college." />
    <LongText
      name="postGradPlans"
      label="Plans after college"
      hint="A job, more school, a year of service, or not sure yet."
    />
    <LongText name="specialInterests" label="Special interests" hint="Anything else you love to do." />
  </>
);

export default OwnWords;
