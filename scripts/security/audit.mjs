// Asks the registry for known faults of the packages that run in production. Without a registry nothing is claimed.
import { spawnSync } from 'node:child_process';
import { checkout, say } from '../checkout.mjs';

const WAIT_MS = 60_000;
const GRAVE = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  cwd: checkout,
  encoding: 'utf8',
  timeout: WAIT_MS,
  maxBuffer: 64 * 1024 * 1024,
});
const report = reportIn(stdout);
if (!report) {
  say('No registry answered: the packages were not audited.');
  process.exit(0);
}
const grave = Object.values(report.vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));
for (const { name, severity, range } of grave) say(`${name} ${range}: ${severity}`);
say(
  `${Object.keys(report.vulnerabilities).length} packages with known faults, ${grave.length} of them grave.`,
);
process.exit(grave.length === 0 ? 0 : 1);

/** npm prints an error object, or nothing, when it has no answer. */
function reportIn(text) {
  try {
    const parsed = JSON.parse(text);
    return parsed.vulnerabilities ? parsed : undefined;
  } catch {
    return undefined;
  }
}
