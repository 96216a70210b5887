import {
  activityEntries,
  awardEntries,
  leadershipEntries,
  portfolioEntries,
  researchEntries,
} from './entries';
import { EntryList } from './entry-list';
import { FactList } from './fact-list';
import { courseFacts, gradeFacts, planFacts, schoolFacts, testFacts } from './facts';
import { Paper } from './paper';
import { Section } from './section';
import { SharedFile } from './shared-file';
import { type ViewProps } from './views';

const FACTS = [
  ['school', schoolFacts],
  ['grades', gradeFacts],
  ['tests', testFacts],
  ['courses', courseFacts],
  ['plans', planFacts],
] as const;

const ENTRIES = [
  ['activities', activityEntries, 'noActivities'],
  ['leadership', leadershipEntries, 'noLeadership'],
  ['awards', awardEntries, 'noAwards'],
  ['research', researchEntries, 'noResearch'],
  ['portfolio', portfolioEntries, 'noPortfolio'],
] as const;

export const ProfileView = ({ studentId, profile, name, words }: ViewProps) => (
  <Paper id="shared-profile" title={words.title(name)} lead={words.lead} words={words}>
    <div className="divide-y rounded-lg border bg-card shadow-card print:border-0 print:shadow-none">
      {FACTS.map(([section, factsOf]) => (
        <Section key={section} id={section} title={words[section]}>
          <FactList facts={factsOf(profile, words)} words={words} />
        </Section>
      ))}
      {ENTRIES.map(([section, entriesOf, none]) => (
        <Section key={section} id={section} title={words[section]}>
          <EntryList
            entries={entriesOf(profile, words)}
            none={words[none]}
            file={(entry) =>
              profile.showsFiles ? (
                <SharedFile studentId={studentId} entry={entry} words={words} />
              ) : (
                <p className="text-hint text-muted-foreground print:hidden">
                  {words.fileKept(profile.firstName)}
                </p>
              )
            }
          />
        </Section>
      ))}
    </div>
  </Paper>
);
