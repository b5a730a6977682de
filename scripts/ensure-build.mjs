// The build that the browser tests drive, made only when the sources have changed since the last one.
import { ensureBuild } from './prepare.mjs';

await ensureBuild();
