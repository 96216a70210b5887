// Asks the package registry about known weaknesses in the server's dependencies. Ends with 1 for a high or critical one, and
// with 0 and a plain sentence where no registry answers.
import { spawnSync } from 'node:child_process';

const SERIOUS = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const answer = parsed(stdout);
if (answer?.vulnerabilities === undefined) {
  console.log(`Advisories were NOT checked: ${answer?.message ?? 'the registry did not answer'}`);
  process.exit(0);
}

const found = Object.values(answer.vulnerabilities);
for (const { name, severity, range, via } of found) {
  const titles = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : cause.title));
  console.log(`${severity}: ${name} ${range}: ${titles.join('; ')}`);
}
const serious = found.filter(({ severity }) => SERIOUS.includes(severity));
console.log(`Advisories checked: ${found.length} known, ${serious.length} of them high or critical.`);
process.exit(serious.length > 0 ? 1 : 0);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
