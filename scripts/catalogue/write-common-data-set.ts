import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCsv, parseCsv } from './csv.ts';
import { HEADING, lineOf, newestOfEachTopic } from './common-data-set-columns.ts';

/** Writes what colleges publish in the Common Data Set: one line per edition that is the newest for a topic. */
const root = join(import.meta.dirname, '../..');
const source = process.env.SCORECARD_DATA_DIR ?? join(root, '../shared/data');
const target = join(root, 'db/seed/college-catalogue/common-data-set.csv');

const editions = parseCsv(readFileSync(join(source, 'common-data-set.csv'), 'utf8'));
const lines = newestOfEachTopic(editions).map(lineOf);
const text = formatCsv(HEADING, lines);
writeFileSync(target, text);
console.log(
  `${lines.length} of ${editions.length} editions, ${Math.ceil(Buffer.byteLength(text) / 1024)} KB`,
);
