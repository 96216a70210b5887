import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take half a minute or more, much of it waiting, so what begins late would keep a core idle at the end. */
const LONGEST = [
  'essays/essay-review-kill.',
  'college-catalogue/catalogue-import-kill.',
  'college-catalogue/catalogue-import-thread.',
  'platform/own-database.',
  'college-catalogue/catalogue-import.',
  'platform/kill.',
  'platform/stopping.',
  'platform/idempotency.',
  'browser/accessibility.',
  'browser/accessibility-steps.',
  'browser/college-search.',
  'browser/accessibility-signed-out.',
  'browser/stillness.',
  'browser/whole-profile.',
];

const place = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.includes(name));
  return at === -1 ? LONGEST.length : at;
};

/** Database specs follow the journeys that wait. */
const isForDatabase = ({ project }: TestSpecification) => Number(project.name === 'database');

/** The longest files first; the others as Vitest sorts them. A worker ends with its project, so those stay together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => place(a) - place(b) || isForDatabase(a) - isForDatabase(b));
  }
}
