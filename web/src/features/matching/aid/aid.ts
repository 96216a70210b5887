import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AidOffer, type AidOfApplication } from '@/api';
import { readAidOptions } from '@/api/queries/applications.gen';

/** Until the new figures are here, the old ones stay. */
export const aidOptions = (yearlyIncrease: number) =>
  queryOptions({ ...readAidOptions({ query: { yearlyIncrease } }), placeholderData: keepPreviousData });

export type WithOffer = AidOfApplication & { offer: AidOffer };

export const withOffer = (application: AidOfApplication): application is WithOffer =>
  application.offer !== null;

export const offerAddress = (applicationId: string) => `/applications/aid?offer=${applicationId}`;
