// The second argument says how this worker behaves.
const [, , , behaviour] = process.argv;
const report = behaviour === 'cannot-start' ? { fault: 'The port is taken.' } : { ready: 'http://127.0.0.1' };
process.send?.(report, () => process.exit(1));
