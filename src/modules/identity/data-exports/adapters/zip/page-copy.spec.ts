import { expect, it } from 'vitest';
import { type CopiedTable, KeptData } from '#shared-kernel/application/kept-data.js';
import { JsonCopy } from './json-copy.js';
import { PageCopy } from './page-copy.js';

const HOSTILE = `</dd></style><script>alert(1)</script><img src=x onerror="alert('1')">&amp;`;

const table = (name: string): CopiedTable => ({
  table: `essays.${name}`,
  title: `About ${name}`,
  howLong: 'Always.',
  of: 'true',
  orderBy: 'id',
});
class Essays extends KeptData {
  readonly title = 'Essays';
  readonly tables = [table('essays'), table('essay_versions')];
}

const facts = { copiedAt: new Date('2026-11-26T18:00:00Z'), leftOut: [] };
const written = (format: PageCopy | JsonCopy): string => {
  const part = new Essays();
  const [essays, versions] = part.tables as [CopiedTable, CopiedTable];
  return [
    format.begin(facts),
    format.piece({
      part,
      table: essays,
      rows: [{ id: 'f3d0a1b2-0000-4000-8000-000000000001', title: HOSTILE }],
    }),
    format.piece({
      part,
      table: versions,
      rows: [{ version_number: 1, saved_at: '2026-11-26T18:34:37.9+00:00' }],
    }),
    format.piece({
      part,
      table: versions,
      rows: [{ version_number: 2, details: { gpaScale: '4.0', none: null } }],
    }),
    format.end(facts),
  ].join('');
};

it('nothing a student wrote becomes a tag or an attribute of the page', () => {
  const page = written(new PageCopy('en'));

  expect(page).not.toMatch(/<(?:script|img)|onerror="/);
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;</dd>');
});

it('the page says names and times in words, and leaves out ids and empty answers', () => {
  const page = written(new PageCopy('en'));

  expect(page).toContain('<dt>Saved at</dt><dd>November 26, 2026 at 6:34 PM UTC</dd>');
  expect(page).toContain('<dt>GPA scale</dt><dd>4.0</dd>');
  expect(page).not.toContain('f3d0a1b2');
  expect(page.match(/<h3>About essay_versions<\/h3>/g)).toHaveLength(1);
});

it('the data is one object, also where a table came in pieces', () => {
  expect(JSON.parse(written(new JsonCopy()))).toMatchObject({
    essays: {
      essays: [{ title: HOSTILE }],
      essayVersions: [{ versionNumber: 1 }, { versionNumber: 2, details: { gpaScale: '4.0', none: null } }],
    },
  });
});

it('someone with nothing at all gets a whole page and whole data', () => {
  const [page, json] = [new PageCopy('en'), new JsonCopy()];

  expect(page.begin(facts) + page.end(facts)).toContain('</html>');
  expect(JSON.parse(json.begin(facts) + json.end(facts))).toMatchObject({ product: 'Flyleaf' });
});

it('the page of someone who reads Spanish is in Spanish, but for what people wrote', () => {
  const page = written(new PageCopy('es'));

  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<h1>Mis datos en Flyleaf</h1>');
  expect(page).toContain('<h2>Ensayos</h2>');
  expect(page).toMatch(/<dt>Guardado el<\/dt><dd>26 de noviembre de 2026 a las 6:34\sp\.\s?m\. UTC<\/dd>/);
  expect(page).toContain('Lo que no está en esta copia');
  expect(page).toContain('&lt;img src=x');
});
