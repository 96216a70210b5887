import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { type AccountName, AccountNames } from '#modules/identity/contracts/index.js';
import { type CollegeCard, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { StudentOverviews } from '#modules/student-profile/contracts/index.js';
import { type AidDate, LOOKED_UP_ON } from '../domain/forms/aid-date.js';
import { aidYearOf } from '../domain/forms/aid-year.js';
import { FAFSA_DEADLINES, fafsaDates, taxYearOf } from '../domain/forms/federal-dates.js';
import { stateAgency } from '../domain/forms/state-agencies.js';
import { stateDates } from '../domain/forms/state-dates.js';
import { offerInFull, type OfferInFull, yearsAt } from '../domain/offers/offer-in-full.js';
import { OfferRepository } from '../domain/offers/offer.repository.js';
import { type StoredOffer } from '../domain/offers/stored-offer.js';
import { type AidApplication, AidApplications } from './aid-applications.js';
import { type OwnForm, ownFormOf } from '../domain/forms/own-forms.js';

export interface OfferOfApplication extends OfferInFull {
  readonly updatedAt: Date;
  /** The name of the parent who made the last change; null for the student. */
  readonly changedBy: string | null;
}

export interface AidOfApplication extends Omit<AidApplication, 'collegeId'> {
  readonly college: Pick<CollegeCard, 'id' | 'shortName' | 'level'>;
  readonly offer: OfferOfApplication | null;
}

export interface AidOfStudent {
  /** The school year that the aid is for. */
  readonly aidYear: string;
  readonly taxYear: number;
  readonly homeState: string | null;
  readonly fafsaDates: readonly AidDate[];
  readonly stateDates: readonly AidDate[];
  /** Who knows the dates of the home state; null without one. */
  readonly stateAgency: AidDate['source'] | null;
  /** For who can't file the FAFSA; null where none was found. */
  readonly stateOwnForm: OwnForm | null;
  /** The page with every state's dates. */
  readonly stateAgencies: AidDate['source'];
  readonly lookedUpOn: string;
  readonly applications: readonly AidOfApplication[];
}

/** Everything about paying: the forms with their dates, and the offers that came. */
@Injectable()
export class AidForStudent {
  constructor(
    private readonly applications: AidApplications,
    private readonly offers: OfferRepository,
    private readonly cards: CollegeCards,
    private readonly overviews: StudentOverviews,
    private readonly names: AccountNames,
    private readonly clock: Clock,
  ) {}

  /** @param yearlyIncrease by how many percent costs rise each year */
  async of(studentId: string, yearlyIncrease: number): Promise<AidOfStudent> {
    const [overview, applications, offers] = await Promise.all([
      this.overviews.of(studentId),
      this.applications.of(studentId),
      this.offers.of(studentId),
    ]);
    const [cards, names] = await Promise.all([
      this.cards.of(applications.map(({ collegeId }) => collegeId)),
      this.names.of(offers.flatMap(({ changedBy }) => changedBy ?? [])),
    ]);
    const profile = overview?.studentProfile;
    const aidYear = aidYearOf(profile?.graduationYear ?? null, this.clock.now());
    const homeState = profile?.stateOfResidence ?? null;

    return {
      aidYear,
      taxYear: taxYearOf(aidYear),
      homeState,
      fafsaDates: fafsaDates(aidYear),
      stateDates: stateDates(homeState),
      stateAgency: stateAgency(homeState),
      stateOwnForm: ownFormOf(homeState),
      stateAgencies: FAFSA_DEADLINES,
      lookedUpOn: LOOKED_UP_ON,
      applications: applications.flatMap((application) => {
        const college = cards.get(application.collegeId);
        const stored = offers.find(({ applicationId }) => applicationId === application.id);
        const offer = college && stored && offerOf(stored, college, { names, yearlyIncrease });
        return college === undefined ? [] : [aidOf(application, college, offer ?? null)];
      }),
    };
  }
}

function offerOf(
  { offer, updatedAt, changedBy }: StoredOffer,
  { level }: CollegeCard,
  { names, yearlyIncrease }: { names: ReadonlyMap<string, AccountName>; yearlyIncrease: number },
): OfferOfApplication {
  return {
    ...offerInFull(offer, yearsAt(level), yearlyIncrease),
    updatedAt,
    changedBy: (changedBy && names.get(changedBy)?.name) ?? null,
  };
}

const aidOf = (
  { id, status, decisionResult, forms }: AidApplication,
  { id: collegeId, shortName, level }: CollegeCard,
  offer: OfferOfApplication | null,
): AidOfApplication => ({
  id,
  status,
  decisionResult,
  forms,
  college: { id: collegeId, shortName, level },
  offer,
});
