import { useState } from 'react';
import { sessionOwner } from '@/lib/session/session';

export const SECTIONS = ['education', 'activities', 'leadership', 'awards', 'research', 'skills'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What a student may add to name, school and graduation year. Nothing of it is on until they tick it. */
export const EXTRAS = ['email', 'place', 'gpa', 'scores'] as const;
export type Extra = (typeof EXTRAS)[number];

export type ResumeChoices = {
  order: readonly SectionName[];
  hidden: readonly SectionName[];
  extras: readonly Extra[];
};

export const USUAL_CHOICES: ResumeChoices = { order: SECTIONS, hidden: [], extras: [] };

const keyOf = (owner: string) => `flyleaf.resume.${owner}`;

const among = <Value extends string>(known: readonly Value[], stored: unknown): Value[] =>
  Array.isArray(stored) ? known.filter((value) => stored.includes(value)) : [];

/** The stored choices, as far as this version of the page knows them. */
export const choicesIn = (stored: unknown): ResumeChoices => {
  if (typeof stored !== 'object' || stored === null) return USUAL_CHOICES;
  const order: unknown[] = 'order' in stored && Array.isArray(stored.order) ? stored.order : [];
  const place = (name: SectionName) => (order.includes(name) ? order.indexOf(name) : SECTIONS.length);
  return {
    order: SECTIONS.toSorted((one, other) => place(one) - place(other)),
    hidden: among(SECTIONS, 'hidden' in stored ? stored.hidden : []),
    extras: among(EXTRAS, 'extras' in stored ? stored.extras : []),
  };
};

const storedChoices = (): ResumeChoices => {
  const owner = sessionOwner();
  try {
    return choicesIn(JSON.parse((owner !== null && localStorage.getItem(keyOf(owner))) || 'null'));
  } catch {
    return USUAL_CHOICES;
  }
};

/** Kept in this browser, for this account. */
export const useResumeChoices = () => {
  const [choices, setChoices] = useState(storedChoices);

  const change = (changes: Partial<ResumeChoices>) => {
    const next = { ...choices, ...changes };
    setChoices(next);
    const owner = sessionOwner();
    if (owner !== null) localStorage.setItem(keyOf(owner), JSON.stringify(next));
  };
  return { choices, change };
};

export const toggled = <Value>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
