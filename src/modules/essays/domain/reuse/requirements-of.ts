import { promptById } from '../prompts/brief.js';
import { type ApplicationChoice, APPLICATION_CHOICES, applicationChoice } from './application-choice.js';
import { type AskedPrompt } from './asked-prompt.js';
import { type Requirement } from './requirement.js';

/** Where a prompt states no limit. */
const USUAL_LIMIT = 500;

/** A requirement, and the prompts of the plan that it stands for. */
export interface AskedRequirement extends Requirement {
  asked: readonly AskedPrompt[];
}

export const collegeKey = (collegeId: number): string => `college ${collegeId}`;

const readerOf = ({ collegeId, scholarship }: AskedPrompt): string =>
  collegeId === null ? `scholarship ${scholarship ?? ''}` : collegeKey(collegeId);

/** What has to be written: an application once for all its colleges, everything else for each that asks. */
export const requirementsOf = (asked: readonly AskedPrompt[]): AskedRequirement[] => [
  ...APPLICATION_CHOICES.flatMap((choice) =>
    answersTo(
      choice,
      asked.filter(({ promptId }) => promptId === choice.id),
    ),
  ),
  ...asked
    .filter(({ promptId }) => applicationChoice(promptId) === null)
    .flatMap((prompt) => singleRequirement(prompt, asked)),
];

function answersTo(
  { id, name, limit, answers, options }: ApplicationChoice,
  asked: readonly AskedPrompt[],
): AskedRequirement[] {
  if (asked.length === 0) return [];
  const limits = asked.map(({ wordLimit }) => wordLimit).filter((own) => own !== null);
  return Array.from({ length: answers }, (_, i) => ({
    id: `${id} ${i + 1}`,
    askedBy: name,
    limit: Math.min(limit, ...limits),
    options,
    readers: [...new Set(asked.map(readerOf))],
    dueOn: firstDue(asked),
    asked,
  }));
}

const firstDue = (asked: readonly AskedPrompt[]): string | null =>
  asked
    .map(({ dueOn }) => dueOn)
    .filter((dueOn) => dueOn !== null)
    .toSorted()
    .at(0) ?? null;

/** Without a date of its own it is due with the first of the same college: one application is sent at once. */
function singleRequirement(asked: AskedPrompt, all: readonly AskedPrompt[]): AskedRequirement[] {
  const prompt = promptById(asked.promptId);
  if (prompt === null) return [];
  const reader = readerOf(asked);
  return [
    {
      id: asked.id,
      askedBy: reader,
      limit: asked.wordLimit ?? prompt.maxWords ?? USUAL_LIMIT,
      options: [{ promptId: prompt.id, family: prompt.family }],
      readers: [reader],
      dueOn: asked.dueOn ?? firstDue(all.filter((other) => readerOf(other) === reader)),
      asked: [asked],
    },
  ];
}
