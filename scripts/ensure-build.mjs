// Builds only if the sources have changed.
import { ensureBuild } from './prepare.mjs';

await ensureBuild();
