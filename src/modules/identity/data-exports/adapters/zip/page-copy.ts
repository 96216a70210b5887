import { type CopiedRow, type CopiedRows } from '#shared-kernel/application/kept-data.js';
import { type CopyFacts, type CopyFormat, reasonsOf } from './copy-format.js';
import { escaped, instantText, listItem } from './page-text.js';
import { PAGE_STYLE } from './page-style.js';

/** For people: one page without scripts, which needs no connection. */
export class PageCopy implements CopyFormat {
  private part: string | undefined;
  private table: string | undefined;

  begin({ copiedAt }: CopyFacts): string {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>My Flyleaf data</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>My Flyleaf data</h1>
<p>Everything Flyleaf kept about you on ${escaped(instantText(copiedAt))}. Empty answers are left out here; data.json has them
too, for programs. Your files are in the folder “files”.</p>
</header>
<main>
`;
  }

  piece({ part, table, rows }: CopiedRows): string {
    const items = rows.map(cardOf).join('');
    if (table.table === this.table) return items;
    const closing = this.table === undefined ? '' : '</ol>\n';
    const isNewPart = part.title !== this.part;
    const endOfPart = isNewPart && this.part !== undefined ? '</section>\n' : '';
    const heading = isNewPart ? `<section>\n<h2>${escaped(part.title)}</h2>\n` : '';
    this.part = part.title;
    this.table = table.table;
    return `${closing}${endOfPart}${heading}<h3>${escaped(table.title)}</h3>\n<ol>\n${items}`;
  }

  end({ leftOut }: CopyFacts): string {
    const reasons = reasonsOf(leftOut).map((reason) => `<li>${escaped(reason)}</li>`);
    return `${this.table === undefined ? '' : '</ol>\n</section>\n'}<section>
<h2>What is not in this copy</h2>
<ul>
<li>Your password: we only keep a scrambled form of it, which nobody can read.</li>
${reasons.join('\n')}
</ul>
</section>
</main>
</body>
</html>
`;
  }
}

const cardOf = (row: CopiedRow): string => {
  const shown = Object.entries(row).map(([name, value]) => listItem(name, value));
  const items = shown.filter((item) => item !== '').join('');
  return items === '' ? '' : `<li><dl>${items}</dl></li>\n`;
};
