// Measures the JavaScript a browser loads for each page of the built web, compressed as the server sends it, and fails above a limit.
// The pages come from the build itself (.vite/pages.json). Usage, after `npm run build:web`: node scripts/check-bundle.mjs [folder]
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = process.argv[2] ?? 'dist/web';

/** In kB of 1000 bytes. Above `must` the check fails; `goal` is what we aim for. */
const LIMITS = {
  landing: { must: 30, goal: 10 },
  page: { must: 170, goal: 160 },
  css: { must: 25, goal: 14 },
};

/** Loaded only when someone opens, presses, points at or searches something. */
const ON_DEMAND = [
  'src/app/palette/palette.tsx',
  'src/app/shell/account-menu.tsx',
  // Where the account is in Spanish.
  'src/lib/words/frame.es.ts',
  'src/app/shortcuts/shortcut-list.tsx',
  'src/components/ui/toasts/toaster.tsx',
  'src/components/ui/upload/file-link.tsx',
  'src/components/ui/upload/file-upload.tsx',
  'src/components/ui/select/combobox-panel.tsx',
  'src/components/ui/select/select-list.tsx',
  'src/components/ui/overlays/side-note.tsx',
  'src/lib/preferences/account-language.ts',
  'src/features/administration/notification-panel.tsx',
  // Once the list of notifications is there.
  'src/features/administration/share-unread.ts',
  'src/features/administration/scorecard/profile/profile-import-sheet.tsx',
  'src/features/administration/scorecard/profile/profile-sheet.tsx',
  'src/features/administration/users/user-actions.tsx',
  'src/features/college-catalogue/filters/filter-sheet.tsx',
  'src/features/college-catalogue/filters/groups/closed-group.tsx',
  'src/features/college-catalogue/results/zero-results.tsx',
  'src/features/college-catalogue/saved-searches/saved-search-sheet.tsx',
  'src/features/college-catalogue/suggested-filters/search-words.tsx',
  // Once an admin gave a reason.
  'src/features/essays/admin/opened-essay-view.tsx',
  'src/features/essays/drafts/two-texts-dialog.tsx',
  'src/features/essays/upload/upload-file.tsx',
  'src/features/identity/registration/confirm-email-banner.tsx',
  'src/features/identity/settings/picture/picture-form.tsx',
  'src/features/matching/aid/letter/own-letter-form.tsx',
  'src/features/matching/shared-money/shared-letter-form.tsx',
  'src/features/matching/applications/begin/begin-dialog.tsx',
  'src/features/matching/applications/detail/round/check-date-dialog.tsx',
  'src/features/matching/applications/detail/decision/decision-dialog.tsx',
  'src/features/matching/applications/detail/checklist/item-dialog.tsx',
  'src/features/matching/applications/detail/round/round-dialog.tsx',
  'src/features/matching/applications/move/move-choices.tsx',
  'src/features/matching/applications/move/move-questions.tsx',
  'src/features/matching/choices/choice-menu.tsx',
  'src/features/matching/choices/hidden-colleges.tsx',
  'src/features/matching/saved-colleges/category-choices.tsx',
  // Once a college has answered.
  'src/features/matching/list-odds/answered.tsx',
  'src/features/matching/list-odds/how-odds-work.tsx',
  // Where the list has no safety that the family can pay.
  'src/features/matching/list-odds/missing-safety.tsx',
  'src/features/matching/list-odds/what-each-adds.tsx',
  'src/features/matching/recommendations/list-advice.tsx',
  'src/features/matching/selection-criteria/criteria-sheet.tsx',
  // Where the student has no balanced list.
  'src/features/matching/selection-criteria/nothing-in-ranges.tsx',
  'src/features/matching/dashboard/analytics/period-menu.tsx',
  // Where the student hid a saved college.
  'src/features/matching/saved-colleges/hidden-entries.tsx',
  'src/features/matching/saved-colleges/notes-dialog.tsx',
  'src/features/pricing/save-plan-button.tsx',
  'src/features/student-profile/activities/activity-form.tsx',
  'src/features/student-profile/activities/leadership/leadership-form.tsx',
  'src/features/student-profile/activities/portfolio/portfolio-form.tsx',
  'src/features/student-profile/flow/leave-dialog.tsx',
  'src/features/student-profile/activities/activity-count.tsx',
  'src/features/student-profile/fields/major-synonyms.ts',
  'src/features/student-profile/fields/region-finder.tsx',
  'src/features/student-profile/steps/advanced-courses/lists.ts',
  // Once the student changes something, or has something to send.
  'src/features/student-profile/saving/refreshed-toast.ts',
  'src/features/student-profile/saving/save-answers.ts',
  'src/features/student-profile/saving/save-entry.ts',
  'src/features/student-profile/saving/two-places-dialog.tsx',
  'src/features/student-profile/saving/unsent-bar.tsx',
  'src/features/student-profile/steps/career-majors.tsx',
  'src/features/student-profile/steps/own-words.tsx',
  'src/features/student-profile/steps/own-words.tsx',
  'src/routes/colleges/colleges-learn-more.tsx',
  'src/routes/dashboard/dashboard-more-filters.tsx',
  'src/routes/dashboard/wren-drawer.tsx',
  // Only where an adult suggested something.
  'src/features/matching/suggestions/suggested-to-you.tsx',
  // With the college, after the application itself.
  'src/features/matching/applications/detail/chance-part.tsx',
  // After the first paint; its place is there before.
  'src/features/matching/applications/begin/apply-button.tsx',
  // After the first paint; its sky is there before.
  'src/components/ui/college/scene/campus-drawing.tsx',
  // On the dashboard after the first paint; its frame is there before.
  'src/routes/dashboard/wren-panel.tsx',
];

/** A page shows one of each group at a time; the largest counts. */
const ONE_AT_A_TIME = [
  // A student has a dashboard, an adult their students.
  /routes\/(dashboard\/dashboard-analytics|students\/adult-home)\.tsx$/,
  // The colleges are part of the finish, which has no form.
  /student-profile\/(steps|activities|quick-start)\/(\w+\/)?(\w+-)*(step|finish)\.tsx$|routes\/profile\/profile-first-colleges\.tsx$/,
  /student-profile\/(quick-start\/quick-start|sections\/profile-sections)\.tsx$/,
  /\/(filter-panel|recommended-tabs)\.tsx$/,
  /administration\/(scorecard|audit|leads|settings)\/\w+-tab\.tsx$/,
];

const APP = ['index.html'];

const chunks = readJson('.vite/manifest.json');
const pages = readJson('.vite/pages.json');

const rows = [
  { name: '/ (landing page)', ...sizeOf(filesOf(['landing.html'])), limit: LIMITS.landing },
  ...pages.map(({ path: address, files }) => ({
    name: address === '*' ? 'unknown page' : address,
    ...sizeOf(filesOf([...APP, ...files, ...partsOf(files)])),
    limit: LIMITS.page,
  })),
  { name: 'largest style sheet', bytes: largestStyleSheet(), count: 1, limit: LIMITS.css },
];

console.log('| Page | kB (Brotli) | files | must | goal | |\n|---|---:|---:|---:|---:|---|');
for (const { name, bytes, count, limit } of rows)
  console.log(
    `| ${name} | ${(bytes / 1000).toFixed(1)} | ${count} | ${limit.must} | ${limit.goal} | ${verdict(bytes, limit)} |`,
  );

const unknown = ON_DEMAND.filter((key) => !(key in chunks));
for (const key of unknown) console.error(`${key}: the build has no such file; see ON_DEMAND.`);
const useless = ONE_AT_A_TIME.filter(
  (group) => Object.keys(chunks).filter((key) => group.test(key)).length < 2,
);
for (const group of useless) console.error(`${group}: matches fewer than two files; see ONE_AT_A_TIME.`);
if (unknown.length + useless.length > 0 || rows.some(({ bytes, limit }) => bytes > limit.must * 1000))
  process.exit(1);

function verdict(bytes, { must, goal }) {
  if (bytes > must * 1000) return 'TOO LARGE';
  return bytes <= goal * 1000 ? 'goal met' : 'ok';
}

/** What the page's own file loads later, and what those parts load in turn. */
function partsOf(files) {
  const parts = new Set();
  const follow = (key) => {
    for (const part of laterImportsOf(key)) {
      if (parts.has(part) || ON_DEMAND.includes(part)) continue;
      parts.add(part);
      follow(part);
    }
  };
  for (const file of files) follow(file);
  return ONE_AT_A_TIME.reduce((all, group) => withLargest(files, all, group), [...parts]);
}

/** The dynamic imports of a file and of the files it needs, except the application's own. */
function laterImportsOf(key) {
  const app = keysOf(APP);
  return [...keysOf([key])]
    .filter((each) => !app.has(each))
    .flatMap((each) => chunks[each].dynamicImports ?? []);
}

/** The parts with only one of the group: the one that makes the page largest. */
function withLargest(files, parts, group) {
  const others = parts.filter((part) => !group.test(part));
  const [largest] = parts
    .filter((part) => group.test(part))
    .map((part) => ({ part, ...sizeOf(filesOf([...APP, ...files, ...others, part])) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return largest ? [...others, largest.part] : others;
}

/** Everything the named files import before they run. */
function keysOf(names) {
  const keys = new Set();
  const follow = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const needed of chunks[key].imports ?? []) follow(needed);
  };
  for (const name of names) for (const key of name.endsWith('.html') ? entriesOf(name) : [name]) follow(key);
  return keys;
}

/** The scripts the named files need, and those an HTML page names itself. */
function filesOf(names) {
  const scripts = names.filter((name) => name.endsWith('.html')).flatMap(scriptsOf);
  const files = new Set([...scripts, ...[...keysOf(names)].map((key) => chunks[key].file)]);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The manifest loses an HTML page that shares its script with another one, so its own tags are read. */
function entriesOf(html) {
  const files = [...readText(html).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  return Object.keys(chunks).filter((key) => files.includes(chunks[key].file));
}

function scriptsOf(html) {
  return [...readText(html).matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(([, file]) => file);
}

function sizeOf(files) {
  return { bytes: files.reduce((sum, file) => sum + compressedSize(file), 0), count: files.length };
}

function compressedSize(file) {
  const original = path.join(FOLDER, file);
  const compressed = `${original}.br`;
  return fs.statSync(fs.existsSync(compressed) ? compressed : original).size;
}

function largestStyleSheet() {
  const sheets = fs.readdirSync(path.join(FOLDER, 'assets')).filter((file) => file.endsWith('.css'));
  return Math.max(...sheets.map((file) => compressedSize(`assets/${file}`)));
}

function readText(file) {
  return fs.readFileSync(path.join(FOLDER, file), 'utf8');
}

function readJson(file) {
  return JSON.parse(readText(file));
}
