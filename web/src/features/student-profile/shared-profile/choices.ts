import { type SharedProfile } from '@/api';

type School = NonNullable<SharedProfile['school']>;
type Wishes = NonNullable<SharedProfile['collegePreferences']>;
type Entries = 'activities' | 'leadershipRoles' | 'awards' | 'portfolioItems';
type Field<List extends Entries, Name extends string> = {
  [Each in List]: SharedProfile[Each][number] extends Record<Name, infer Value> ? Value : never;
}[List];
type SheetRow = SharedProfile['activitiesSheet']['activities'][number];
type SheetHonor = SharedProfile['activitiesSheet']['honors'][number];

/** What a student picks from a list, in the words the list has. */
export type Choice = NonNullable<
  | School['schoolType']
  | School['currentGradeLevel']
  | School['testPreference']
  | SharedProfile['careerGoals'][number]
  | Wishes['schoolSize']
  | Wishes['schoolSetting']
  | Wishes['preferredRegions'][number]
  | Field<'activities', 'activityType'>
  | Field<'activities' | 'leadershipRoles' | 'awards', 'level'>
  | Field<'awards', 'category'>
  | Field<'portfolioItems', 'type'>
  | SheetRow['formType']
  | SheetRow['gradeLevels'][number]
  | SheetRow['timing'][number]
  | NonNullable<SheetHonor['recognition']>[number]
>;
