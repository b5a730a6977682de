// What failed, short enough for the tail of a log: each title with the first lines of its error.
import { stripVTControlCharacters } from 'node:util';

const LINES = 12;
const FLAKY_LINES = 6;
const LINE_WIDTH = 160;
const BUDGET = 3000;

/** The failed tests of a vitest report; a file that does not load has no tests to fail and is named itself. */
export const failedUnits = (report) =>
  report.testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: test.fullName, error: test.failureMessages.join('\n') }));
    if (failed.length > 0 || file.status !== 'failed') return failed;
    return [{ title: file.name, error: file.message }];
  });

/** The failed tests of a Playwright report, and what kept the suite from beginning. */
export const failedJourneys = (report) => [
  ...report.suites.flatMap((suite) => journeysIn(suite, (spec) => !spec.ok)),
  ...report.errors.map((error) => ({ title: 'the browser suite', error: error.message })),
];

/** The tests of a Playwright report that failed first and passed when they were run again. */
export const flakyJourneys = (report) =>
  report.suites.flatMap((suite) =>
    journeysIn(suite, (spec) => spec.tests.some((test) => test.status === 'flaky')),
  );

const journeysIn = (suite, isWanted) => [
  ...suite.specs.filter(isWanted).map((spec) => ({
    title: `${suite.file}:${spec.line} ${spec.title}`,
    error: spec.tests.flatMap(errorsOf).join('\n'),
    seconds: Math.round(
      spec.tests.flatMap(({ results }) => results).reduce((sum, one) => sum + (one.duration ?? 0), 0) / 1000,
    ),
  })),
  ...(suite.suites ?? []).flatMap((inner) => journeysIn(inner, isWanted)),
];

/** The slowest tests of a Playwright report with their seconds. */
export const slowestJourneys = (report, count) =>
  report.suites
    .flatMap((suite) => journeysIn(suite, () => true))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);

const errorsOf = (test) =>
  test.results.flatMap((result) => result.errors.map((error) => error.message ?? error.value ?? ''));

/** As many failures as fit, and how many did not. */
export function describeFailures(failures) {
  const described = [];
  let room = BUDGET;
  for (const failure of failures) {
    const text = describe(failure);
    if (text.length > room) break;
    room -= text.length;
    described.push(text);
  }
  const left = failures.length - described.length;
  return [...described, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n');
}

/** Every flaky test with the beginning of its error, which no other place holds once the run has ended. */
export const describeFlaky = (flaky) =>
  [
    `Flaky, passed only on retry: ${flaky.length}`,
    ...flaky.map((test) => describe(test, '~', FLAKY_LINES)),
  ].join('\n');

export const describeSlowest = (slowest) =>
  ['Slowest in the browser:', ...slowest.map(({ title, seconds }) => `${seconds} s ${title}`)].join('\n');

function describe({ title, error }, mark = '✗', count = LINES) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => `    ${line.slice(0, LINE_WIDTH)}`);
  return [`${mark} ${title}`, ...lines].join('\n');
}
