import { Dialect, type Lint, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { PACKAGE_RULES } from '../../domain/slips/package-rules.js';
import { type DictionaryRemark } from '../../domain/slips/slip.js';

/** The grammar package. It takes a second to load and 350 MB, so a process has one, in a thread. */
export class Dictionary {
  private readonly linter: LocalLinter;

  private constructor(linter: LocalLinter) {
    this.linter = linter;
  }

  static async load(): Promise<Dictionary> {
    const linter = new LocalLinter({ binary, dialect: Dialect.American });
    await linter.setup();
    const rules = Object.keys(await linter.getLintConfig());
    await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, PACKAGE_RULES.includes(rule)])));
    return new Dictionary(linter);
  }

  async remarksOn(text: string): Promise<DictionaryRemark[]> {
    const byRule = await this.linter.organizedLints(text, { language: 'plaintext' });
    return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => remarkFrom(rule, lint)));
  }

  /** Those of the words that it does not know. */
  async unknownAmong(words: readonly string[]): Promise<Set<string>> {
    if (words.length === 0) return new Set();
    const text = words.join('\n');
    const remarks = await this.remarksOn(text);
    return new Set(remarks.map(({ start, end }) => text.slice(start, end)));
  }
}

/** The package keeps its own objects until they are freed. */
function remarkFrom(rule: string, lint: Lint): DictionaryRemark {
  const { start, end } = lint.span();
  const suggestions = lint.suggestions().map((suggestion) => suggestion.get_replacement_text());
  const remark = { rule, kind: lint.lint_kind(), start, end, message: lint.message(), suggestions };
  lint.free();
  return remark;
}
