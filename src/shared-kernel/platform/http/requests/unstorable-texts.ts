import { type FieldProblem } from '../../../domain/refusal.js';
import { isStorableText } from '../../../domain/storable-text.js';

const MESSAGE = 'This contains a character we can’t use. Please type it again.';

/** Every text in a body, query or parameter that could not be stored. Not recursive: the input may be nested deeply. */
export function unstorableTexts(input: unknown): FieldProblem[] {
  if (typeof input === 'string') return isStorableText(input) ? [] : [{ path: '', message: MESSAGE }];
  const problems: FieldProblem[] = [];
  const left = [{ path: '', value: input }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path, value } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') left.push({ path: `${path}${key}.`, value: inner });
      else if (typeof inner === 'string' && !isStorableText(inner))
        problems.push({ path: `${path}${key}`, message: MESSAGE });
    }
  }
  return problems;
}
