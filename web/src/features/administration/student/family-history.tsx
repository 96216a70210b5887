import { type FamilyRecord, type OpenedDetails } from '@/api';
import { answerWords } from './answer-words';
import { Fact, Facts, HiddenFact } from './facts';
import { Panel } from './panel';

const relativeWords = ({ relation, college, degree, gradYear }: FamilyRecord) =>
  [relation, college ?? 'college not provided', degree, gradYear].filter((part) => part !== null).join(', ');

const relativesWords = (relatives: readonly FamilyRecord[]) =>
  relatives.length === 0 ? answerWords(null) : relatives.map(relativeWords).join('\n');

const PARENTS = 'Parents’ education';
const FIRST = 'First-generation college student';
const RELATIVES = 'Where relatives went to college';

export const FamilyHistory = ({ opened }: { opened: OpenedDetails | undefined }) => (
  <Panel title="Family">
    <Facts>
      {opened === undefined ? (
        [PARENTS, FIRST, RELATIVES].map((label) => <HiddenFact key={label} label={label} />)
      ) : (
        <>
          <Fact label={PARENTS}>{answerWords(opened.userProfile?.parentEducationLevel ?? null)}</Fact>
          <Fact label={FIRST}>{answerWords(opened.userProfile?.firstGenerationCollege ?? null)}</Fact>
          <Fact label={RELATIVES} wide>
            {relativesWords(opened.familyCollegeHistory)}
          </Fact>
        </>
      )}
    </Facts>
  </Panel>
);
