import ts from 'typescript';

/** Who owns which PostgreSQL schema. */
const OWNERS: Readonly<Record<string, RegExp>> = {
  identity: /^src\/modules\/identity\//,
  student_profile: /^src\/modules\/student-profile\//,
  college_catalogue: /^src\/modules\/college-catalogue\//,
  matching: /^src\/modules\/matching\//,
  essays: /^src\/modules\/essays\//,
  counseling_chat: /^src\/modules\/counseling-chat\//,
  administration: /^src\/modules\/administration\//,
  platform: /^src\/shared-kernel\/platform\//,
  jobs: /^src\/shared-kernel\/platform\/jobs\//,
  demo: /^src\/demo\//,
};

const A_STATEMENT = /\b(select|insert|update|delete|merge|truncate|from|join|with)\b/i;
const A_TABLE = new RegExp(`\\b(${Object.keys(OWNERS).join('|')})\\.(\\w+)`, 'g');
/** A view that its owner publishes for neighbors. */
const PUBLISHED = /^v_/;

/** The tables of other contexts that the SQL in this source file names, such as `identity.users`. */
export function foreignTablesIn(file: string, source: string): string[] {
  // Most files name no table, and parsing takes long.
  if (source.search(A_TABLE) === -1) return [];
  const foreign = textsOf(file, source)
    .filter((text) => A_STATEMENT.test(text))
    .flatMap((text) => [...text.matchAll(A_TABLE)])
    .filter(([, schema = '', table = '']) => !OWNERS[schema]?.test(file) && !PUBLISHED.test(table))
    .map(([name]) => name);
  return [...new Set(foreign)];
}

/** Strings and templates; what a template inserts is left out. */
function textsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ? '),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return texts;
}
