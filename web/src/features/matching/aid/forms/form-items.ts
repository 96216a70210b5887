import { type AidOfApplication } from '@/api';

export type FormKind = 'fafsa' | 'css' | 'state' | 'college';

/** An aid form on the checklist of one application. */
export type FormItem = AidOfApplication['forms'][number] & { applicationId: string; college: string };

const KINDS: readonly [FormKind, RegExp][] = [
  ['fafsa', /\bfafsa\b/i],
  ['css', /\bcss\b/i],
  ['state', /\bstate\b/i],
];

/** By its name: students name the lines of a checklist themselves. */
const kindOf = ({ label }: Pick<FormItem, 'label'>): FormKind =>
  KINDS.find(([, name]) => name.test(label))?.[0] ?? 'college';

/** The aid forms on all checklists, by kind. */
export const formItems = ({
  applications,
}: {
  applications: readonly Pick<AidOfApplication, 'id' | 'college' | 'forms'>[];
}) => {
  const items = applications.flatMap(({ id, college, forms }) =>
    forms.map((form) => ({ ...form, applicationId: id, college: college.shortName })),
  );
  return (kind: FormKind): FormItem[] => items.filter((item) => kindOf(item) === kind);
};
