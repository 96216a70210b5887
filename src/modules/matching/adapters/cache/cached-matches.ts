import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { DatabaseWaits } from '#shared-kernel/platform/persistence/database-waits.js';
import { AnswersToldInTalk } from './answers-told-in-talk.js';
import { CurrentColleges, type PreparedColleges } from '../../application/matches/current-colleges.js';
import { CurrentMatches, type MatchesNow } from '../../application/matches/current-matches.js';
import { RoundsOfStudent } from '../../application/matches/rounds-of-student.js';
import { factsOf } from '../../application/matches/student-facts.js';
import { RecommendationChoiceRepository } from '../../domain/recommendation-choice.repository.js';
import { NO_CRITERIA } from '../../domain/engine/index.js';
import { SelectionCriteriaRepository } from '../../domain/selection-criteria.repository.js';
import { StudentMatches } from '../../application/matches/student-matches.js';

/** Less than a megabyte each, with the matches they keep. */
const MOST_STUDENTS = 120;

/**
 * Matches by student, profile version and catalogue version; selection criteria, hidden colleges and rounds of applications
 * raise the profile version too. Every read asks the database for the profile version.
 */
@Injectable()
export class CachedMatches extends CurrentMatches {
  private readonly cached = new LRUCache<string, Promise<StudentMatches>>({ max: MOST_STUDENTS });

  constructor(
    private readonly students: StudentDirectory,
    private readonly colleges: CurrentColleges,
    private readonly criteria: SelectionCriteriaRepository,
    private readonly choices: RecommendationChoiceRepository,
    private readonly rounds: RoundsOfStudent,
    private readonly told: AnswersToldInTalk,
  ) {
    super();
  }

  async now(studentId: string): Promise<MatchesNow> {
    const [profileVersion, colleges] = await Promise.all([
      this.students.profileVersion(studentId),
      this.colleges.prepared(),
    ]);
    const version = `${profileVersion} ${colleges.catalogueVersion}`;
    const told = this.told.of(studentId);
    if (told === null) return { version, matches: () => this.matchesOf(studentId, version, colleges) };
    const matches = async () => (await this.matchesOf(studentId, version, colleges)).ifChanged(told);
    return { version: `${version} ${JSON.stringify(told)}`, matches };
  }

  async once(studentId: string): Promise<StudentMatches> {
    const [{ version }, colleges] = await Promise.all([this.now(studentId), this.colleges.prepared()]);
    return this.cached.peek(`${studentId} ${version}`) ?? this.compute(studentId, colleges);
  }

  private matchesOf(studentId: string, version: string, colleges: PreparedColleges): Promise<StudentMatches> {
    const key = `${studentId} ${version}`;
    const cached = this.cached.get(key);
    if (cached !== undefined) return cached;

    // Requests share the read that a job began, so it has the limits of a request.
    const matches = DatabaseWaits.forRequest(() => this.compute(studentId, colleges));
    this.cached.set(key, matches);
    // A failed read is not cached.
    matches.catch(() => this.cached.delete(key));
    return matches;
  }

  private async compute(studentId: string, colleges: PreparedColleges): Promise<StudentMatches> {
    const snapshot = await this.students.academicSnapshot(studentId);
    const { profileVersion = 0, declined = [] } = snapshot ?? {};
    // Read after the snapshot, so what raised this version of the profile is never missed.
    const [criteria, notInterestedIn, earlyApplications] = await Promise.all([
      this.criteria.of(studentId),
      this.choices.hiddenFrom(studentId),
      this.rounds.early(studentId),
    ]);
    const facts = factsOf(snapshot, criteria?.weights ?? null, earlyApplications);
    const limits = { criteria: criteria ?? NO_CRITERIA, notInterestedIn };
    return new StudentMatches(profileVersion, facts, colleges, declined, limits);
  }
}
