import { type OpenedDetails, type SensitiveAnswers } from '@/api';
import { answerWords, dayWords, listWords } from './answer-words';
import { Fact, Facts, HiddenFact } from './facts';
import { Panel } from './panel';

const genderWords = ({ gender, genderSelfDescribe }: SensitiveAnswers) =>
  gender === 'Self-describe' && genderSelfDescribe !== null ? genderSelfDescribe : answerWords(gender);

const addressWords = ({ streetAddress, city, state, zipCode, country }: SensitiveAnswers) => {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // The country is filled in before the student says anything.
  if (streetAddress === null && place === '') return answerWords(null);
  return [streetAddress, place, country ?? 'United States'].filter(Boolean).join('\n');
};

const INCOMES: Readonly<Record<NonNullable<SensitiveAnswers['householdIncomeRange']>, string>> = {
  'under 30k': 'Under $30,000',
  '30-60k': '$30,000–60,000',
  '60-100k': '$60,000–100,000',
  '100-150k': '$100,000–150,000',
  'over 150k': 'Over $150,000',
  'prefer not to answer': 'Prefer not to answer',
};

const incomeWords = ({ householdIncomeRange: range }: SensitiveAnswers) =>
  answerWords(range && INCOMES[range]);

const ANSWERS: readonly { label: string; words: (answers: SensitiveAnswers) => string }[] = [
  { label: 'Date of birth', words: ({ dateOfBirth }) => dayWords(dateOfBirth) },
  { label: 'Gender', words: genderWords },
  { label: 'Race/ethnicity', words: ({ raceEthnicity }) => listWords(raceEthnicity) },
  { label: 'Household income', words: incomeWords },
  { label: 'Address', words: addressWords },
];

type PersonalFactsProps = { email: string; opened: OpenedDetails | undefined };

export const PersonalFacts = ({ email, opened }: PersonalFactsProps) => (
  <Panel title="Personal">
    <Facts>
      <Fact label="Email" wide>
        {email}
      </Fact>
      {ANSWERS.map(({ label, words }) =>
        opened === undefined ? (
          <HiddenFact key={label} label={label} />
        ) : (
          <Fact key={label} label={label}>
            {opened.userProfile === null ? answerWords(null) : words(opened.userProfile)}
          </Fact>
        ),
      )}
    </Facts>
  </Panel>
);
