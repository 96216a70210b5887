import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { beforeAll, describe, expect, it } from 'vitest';
import { WORKED_ESSAYS } from '../../testing/worked-essays.js';
import { readManuscript } from '../text/read-manuscript.js';
import { PACKAGE_RULES } from './package-rules.js';
import { type DictionaryRemark } from './slip.js';
import { slipsOf, wordsToLookUp } from './slips-of.js';

const linter = new LocalLinter({ binary, dialect: Dialect.American });
let rulesOfPackage: string[];

async function remarksOn(text: string): Promise<DictionaryRemark[]> {
  const groups = await linter.organizedLints(text, { language: 'plaintext' });
  return Object.entries(groups).flatMap(([rule, lints]) =>
    lints.map((lint) => ({
      rule,
      kind: lint.lint_kind(),
      start: lint.span().start,
      end: lint.span().end,
      message: lint.message(),
      suggestions: lint.suggestions().map((suggestion) => suggestion.get_replacement_text()),
    })),
  );
}

async function slipsIn(text: string) {
  const manuscript = readManuscript(text);
  const remarks = await remarksOn(manuscript.text);
  const forms = wordsToLookUp(manuscript, remarks).join('\n');
  const unknown = new Set((await remarksOn(forms)).map(({ start, end }) => forms.slice(start, end)));
  return slipsOf(manuscript, remarks, unknown).map(({ start, end, fix, kind }) => ({
    place: text.slice(start, end),
    fix,
    kind,
  }));
}

beforeAll(async () => {
  await linter.setup();
  const config = await linter.getLintConfig();
  rulesOfPackage = Object.keys(config);
  await linter.setLintConfig(
    Object.fromEntries(rulesOfPackage.map((rule) => [rule, PACKAGE_RULES.includes(rule)])),
  );
});

describe('what the grammar package remarks on', () => {
  it('comes from rules that the package still has', () => {
    expect(PACKAGE_RULES.filter((rule) => !rulesOfPackage.includes(rule))).toEqual([]);
  });

  it('becomes slips beside our own, each place once', async () => {
    const text =
      'I recieved an broken radio in the the kitchen. I could of fixed it. My grandmother ’s carrots grew insularly.';

    expect(await slipsIn(text)).toEqual([
      { place: 'recieved', fix: 'received', kind: 'spelling' },
      { place: 'an', fix: 'a', kind: 'grammar' },
      { place: 'the the', fix: 'the', kind: 'grammar' },
      { place: 'of', fix: 'have', kind: 'grammar' },
    ]);
  });

  it.each(WORKED_ESSAYS)('finds no slip in the worked essay $id', async ({ content }) => {
    expect(await slipsIn(content)).toEqual([]);
  });

  it('says nothing about kin, food, places, speech and British spelling', async () => {
    const text =
      'My halmoni in Oaxaca made kimchi and pozole. “We was hungry,” she said, “and nobody seen nothing.” The colour of the broth was brown, and Iqbal, our neighbour, organised the bowls.';

    expect(await slipsIn(text)).toEqual([]);
  });
});
