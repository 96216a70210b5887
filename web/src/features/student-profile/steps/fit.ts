import * as z from 'zod/mini';
import { chosenAmong, chosenOf } from '@/lib/words/choices';
import {
  academics,
  careerGoals,
  collegeTypes,
  communities,
  costAndOutcomes,
  ownerships,
  regions,
  settings,
  singleSexColleges,
  sizes,
  studentLife,
} from '../fields/choices';
import { LONG } from '../activities/text-lengths';
import { text } from '../fields/text-rules';
import { type Answers, type Profile } from '../profile';
import { numberOf, typed, whole } from '../fields/whole-number';
import { booleanOf, yesOrNoOf } from '../fields/yes-or-no';

const chosen = z.array(z.string());
const HALF_AROUND_THE_EARTH_MILES = 12_500;

export const Fit = z.object({
  intendedMajor: z.string(),
  ownership: z.string(),
  careerGoals: chosen,
  collegeSize: chosen,
  location: chosen,
  geographicRegions: chosen,
  collegeType: chosen,
  singleSexColleges: chosen,
  collegeCommunities: chosen,
  maxTuition: whole('Maximum cost', 0, 1_000_000),
  financialAidNeeded: z.string(),
  maxDistanceFromHome: whole('Maximum distance', 0, HALF_AROUND_THE_EARTH_MILES),
  academicPreferences: chosen,
  studentLifePreferences: chosen,
  costOutcomePreferences: chosen,
  academicInterests: text('Academic interests', LONG),
  personalValues: text('Personal values', LONG),
  collegeGoals: text('College goals', LONG),
  postGradPlans: text('Plans after college', LONG),
  specialInterests: text('Special interests', LONG),
});
export type Fit = z.infer<typeof Fit>;

export const storedFit = ({ interests }: Profile): Fit => ({
  intendedMajor: interests?.intendedMajor ?? '',
  ownership: interests?.ownership ?? '',
  careerGoals: interests?.careerGoals ?? [],
  collegeSize: interests?.collegeSize ?? [],
  location: interests?.location ?? [],
  geographicRegions: interests?.geographicRegions ?? [],
  collegeType: interests?.collegeType ?? [],
  singleSexColleges: interests?.singleSexColleges ?? [],
  collegeCommunities: interests?.collegeCommunities ?? [],
  maxTuition: typed(interests?.maxTuition),
  financialAidNeeded: yesOrNoOf(interests?.financialAidNeeded),
  maxDistanceFromHome: typed(interests?.maxDistanceFromHome),
  academicPreferences: interests?.academicPreferences ?? [],
  studentLifePreferences: interests?.studentLifePreferences ?? [],
  costOutcomePreferences: interests?.costOutcomePreferences ?? [],
  academicInterests: interests?.academicInterests ?? '',
  personalValues: interests?.personalValues ?? '',
  collegeGoals: interests?.collegeGoals ?? '',
  postGradPlans: interests?.postGradPlans ?? '',
  specialInterests: interests?.specialInterests ?? '',
});

export const fitAnswers = (fit: Fit): Answers => ({
  interests: {
    intendedMajor: fit.intendedMajor || null,
    ownership: chosenOf(ownerships, fit.ownership),
    careerGoals: chosenAmong(careerGoals, fit.careerGoals),
    collegeSize: chosenAmong(sizes, fit.collegeSize),
    location: chosenAmong(settings, fit.location),
    geographicRegions: chosenAmong(regions, fit.geographicRegions),
    collegeType: chosenAmong(collegeTypes, fit.collegeType),
    singleSexColleges: chosenAmong(singleSexColleges, fit.singleSexColleges),
    collegeCommunities: chosenAmong(communities, fit.collegeCommunities),
    maxTuition: numberOf(fit.maxTuition),
    financialAidNeeded: booleanOf(fit.financialAidNeeded),
    maxDistanceFromHome: numberOf(fit.maxDistanceFromHome),
    academicPreferences: chosenAmong(academics, fit.academicPreferences),
    studentLifePreferences: chosenAmong(studentLife, fit.studentLifePreferences),
    costOutcomePreferences: chosenAmong(costAndOutcomes, fit.costOutcomePreferences),
    academicInterests: fit.academicInterests || null,
    personalValues: fit.personalValues || null,
    collegeGoals: fit.collegeGoals || null,
    postGradPlans: fit.postGradPlans || null,
    specialInterests: fit.specialInterests || null,
  },
});
