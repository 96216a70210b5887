import { useState } from 'react';
import { type InterestsRecord, type OpenedDetails } from '@/api';
import { answerWords, listWords } from './answer-words';
import { Fact, Facts } from './facts';
import { FamilyHistory } from './family-history';
import { HiddenDetails } from './hidden-details';
import { Panel } from './panel';
import { PersonalFacts } from './personal-facts';
import { StudentPart } from './student-part';

/** What was opened shows until the admin leaves the tab. */
export const PersonalTab = ({ userId }: { userId: string }) => {
  const [opened, setOpened] = useState<OpenedDetails>();

  return (
    <StudentPart userId={userId}>
      {({ user, interestsGoals }) => (
        <div className="grid gap-5">
          <HiddenDetails userId={userId} isOpen={opened !== undefined} onOpened={setOpened} />
          <div className="grid gap-5 lg:grid-cols-2">
            <PersonalFacts email={user.email} opened={opened} />
            <FamilyHistory opened={opened} />
            <Goals interests={interestsGoals} />
          </div>
        </div>
      )}
    </StudentPart>
  );
};

const Goals = ({ interests }: { interests: InterestsRecord | null }) => (
  <div className="lg:col-span-2">
    <Panel title="Interests and goals">
      <Facts>
        <Fact label="Intended major">{answerWords(interests?.intendedMajor ?? null)}</Fact>
        <Fact label="Career goals">{listWords(interests?.careerGoals ?? null)}</Fact>
        <Fact label="College goals" wide>
          {answerWords(interests?.collegeGoals ?? null)}
        </Fact>
        <Fact label="Plans after college" wide>
          {answerWords(interests?.postGradPlans ?? null)}
        </Fact>
      </Facts>
    </Panel>
  </div>
);
