import { type Language } from '#shared-kernel/domain/language.js';
import { type CopiedRow, type CopiedRows } from '#shared-kernel/application/kept-data.js';
import { type CopyFacts, type CopyFormat, reasonsOf } from './copy-format.js';
import { escaped, PageText } from './page-text.js';
import { english, type PageWords } from './page-words.js';
import { spanish } from './page-words.es.js';
import { PAGE_STYLE } from './page-style.js';

const WORDS: Readonly<Record<Language, PageWords>> = { en: english, es: spanish };

/** For people, in the language of the account: one page without scripts, which needs no connection. */
export class PageCopy implements CopyFormat {
  private readonly words: PageWords;
  private readonly text: PageText;
  private part: string | undefined;
  private table: string | undefined;

  constructor(language: Language) {
    this.words = WORDS[language];
    this.text = new PageText(this.words);
  }

  begin({ copiedAt }: CopyFacts): string {
    const { language, title, about } = this.words;
    return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${escaped(about(this.text.instant(copiedAt)))}</p>
</header>
<main>
`;
  }

  piece({ part, table, rows }: CopiedRows): string {
    const items = rows.map((row) => this.cardOf(row)).join('');
    if (table.table === this.table) return items;
    const closing = this.table === undefined ? '' : '</ol>\n';
    const isNewPart = part.title !== this.part;
    const endOfPart = isNewPart && this.part !== undefined ? '</section>\n' : '';
    const heading = isNewPart ? `<section>\n<h2>${this.heading(part.title)}</h2>\n` : '';
    this.part = part.title;
    this.table = table.table;
    return `${closing}${endOfPart}${heading}<h3>${this.heading(table.title)}</h3>\n<ol>\n${items}`;
  }

  end({ leftOut }: CopyFacts): string {
    const reasons = reasonsOf(leftOut).map((reason) => `<li>${this.heading(reason)}</li>`);
    return `${this.table === undefined ? '' : '</ol>\n</section>\n'}<section>
<h2>${this.words.leftOut}</h2>
<ul>
<li>${this.words.password}</li>
${reasons.join('\n')}
</ul>
</section>
</main>
</body>
</html>
`;
  }

  private heading(english: string): string {
    return escaped(this.words.heading(english));
  }

  private cardOf(row: CopiedRow): string {
    const shown = Object.entries(row).map(([name, value]) => this.text.listItem(name, value));
    const items = shown.filter((item) => item !== '').join('');
    return items === '' ? '' : `<li><dl>${items}</dl></li>\n`;
  }
}
