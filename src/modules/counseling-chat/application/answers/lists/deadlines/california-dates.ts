import { type CollegeRef } from '../../../../domain/replies/reply.js';

const OF_UC = /^(?:UC |UCLA$|University of California)/u;
const OF_CSU =
  /^(?:Cal State|Cal Poly|California State|CSU |San Diego State|San Jose State|San Francisco State|Sacramento State|Fresno State|Sonoma State|Humboldt State|Chico State)/u;

/** The two public systems of California have a form and a closing day of their own. Null for other colleges. */
export function californiaDates({ name, state }: CollegeRef): string | null {
  if (state !== 'CA') return null;
  if (OF_UC.test(name))
    return `${name} takes the UC application, one form for every UC campus. It usually closes around the end of November, some years in the first days of December; check the exact day on its page today.`;
  return OF_CSU.test(name)
    ? `${name} takes Cal State Apply, a form of its own that the UC application doesn’t cover. It usually closes around the end of November, about when the UCs do; check the exact day on its page today.`
    : null;
}
