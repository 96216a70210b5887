import { StudentActivity } from '#modules/matching/contracts/index.js';
import { type Standing, StudentStanding } from '#modules/student-profile/contracts/index.js';
import { type ComputedScore, LeadScores, LeadScoring } from '../application/leads/lead-scoring.js';
import { type CountedMessage } from '../domain/scoring/counted-messages.js';

export class SwitchedScoring extends LeadScoring {
  isOn = false;

  appliesTo(): Promise<boolean> {
    return Promise.resolve(this.isOn);
  }

  isAdult(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

export class InMemoryLeadScores extends LeadScores {
  messages: readonly CountedMessage[] = [];
  lastHardTime = new Date(0);
  readonly stored: (ComputedScore & { readonly at: Date })[] = [];

  lastOf() {
    const last = this.stored.at(-1);
    return Promise.resolve(last ? { total: last.score.total, computedAt: last.at } : null);
  }

  messagesSince(): Promise<readonly CountedMessage[]> {
    return Promise.resolve(this.messages);
  }

  hadHardTimeSince(_studentId: string, since: Date): Promise<boolean> {
    return Promise.resolve(this.lastHardTime >= since);
  }

  store(_studentId: string, _conversationId: string, computed: ComputedScore, at: Date): Promise<void> {
    this.stored.push({ ...computed, at });
    return Promise.resolve();
  }
}

export class AnAdult extends StudentStanding {
  of(): Promise<Standing> {
    return Promise.resolve({ isAdult: true, finishedAcademicSteps: 3 });
  }
}

export class OpenedColleges extends StudentActivity {
  constructor(private readonly opened: number) {
    super();
  }

  collegesOpened(): Promise<number> {
    return Promise.resolve(this.opened);
  }
}
