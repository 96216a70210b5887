import { type Entities, type FactTold, type GpaTold } from '../entities/entities.js';
import { type ExtractedFact, type ProfileChanges } from './changes.js';
import { fieldsOf } from './change-words.js';

/** What the student said of themselves and as a fact, as answers of the profile. */
export function toldFacts(entities: Entities, message: string): ExtractedFact[] {
  return ownFacts(entities).flatMap((fact) => {
    const changes = changesOf(fact);
    const said = message.slice(fact.span.from, fact.span.to);
    return fieldsOf(changes).map((field) => ({
      field,
      value: changes[field],
      said,
      status: 'proposed' as const,
    }));
  });
}

export const toldChanges = (entities: Entities): ProfileChanges =>
  ownFacts(entities).reduce<ProfileChanges>((all, fact) => ({ ...all, ...changesOf(fact) }), {});

const ownFacts = ({ facts }: Entities): FactTold[] =>
  facts.filter(({ mood, whose }) => mood === 'fact' && whose === 'mine');

/** A rank has no place here: a percentage of a class is no rank. A PSAT is not an SAT. */
export function changesOf(fact: FactTold): ProfileChanges {
  switch (fact.kind) {
    case 'gpa':
      return gpaChanges(fact);
    case 'sat':
      return { satTotal: fact.value };
    case 'sat-math':
      return { satMath: fact.value };
    case 'sat-reading':
      return { satReadingWriting: fact.value };
    case 'act':
      return { actComposite: fact.value };
    case 'ap':
      return { apCoursesTaken: fact.value };
    case 'honors':
      return { honorsCourses: fact.value };
    case 'grade-level':
      return {
        currentGradeLevel: fact.value,
        ...(fact.graduationYear !== null && { graduationYear: fact.graduationYear }),
      };
    case 'home-state':
      return { state: fact.value };
    case 'major':
      return fact.value.title === null ? {} : { intendedMajor: fact.value.title };
    case 'dual':
    case 'ib':
    case 'psat':
    case 'rank':
      return {};
  }
}

const HIGHEST_UNWEIGHTED = 4;

function gpaChanges({ value, weighting, scale }: GpaTold): ProfileChanges {
  if (Number.isNaN(Number(value))) return {};
  const aboveScale = scale === '4.0' && Number(value) > HIGHEST_UNWEIGHTED;
  const isWeighted = weighting === 'weighted' || aboveScale;
  return isWeighted ? { gpaScale: scale, weightedGpa: value } : { gpaScale: scale, unweightedGpa: value };
}
