import { type StudentInsights } from '@/api';
import { Panel } from '../student/panel';

/** For whoever meets the student next. Made from what the student entered, by fixed rules. */
export const AssessmentSummary = ({ assessment }: { assessment: StudentInsights['assessment'] }) => (
  <Panel title="Assessment summary">
    <Sentences name="What is strong" empty="Nothing to point out yet." lines={assessment.strengths} />
    <Sentences
      name="What is missing"
      empty="Nothing that usually counts at this point is missing."
      lines={assessment.missing}
    />
    <Sentences name="Consultant recommendations: ask next" empty="" lines={assessment.nextMeeting} />
    <p className="text-hint text-muted-foreground">
      By fixed rules from the student’s answers, list, applications and essays. It doesn’t know the student’s
      story; ask.
    </p>
  </Panel>
);

const Sentences = ({ name, empty, lines }: { name: string; empty: string; lines: readonly string[] }) => (
  <div className="grid gap-1.5">
    <h3 className="font-semibold">{name}</h3>
    {lines.length === 0 ? (
      <p className="text-muted-foreground">{empty}</p>
    ) : (
      <ul className="grid list-disc gap-1 pl-5 text-pretty">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </div>
);
