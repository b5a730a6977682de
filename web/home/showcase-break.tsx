import { MicroBreak } from './micro-break';
import { ShowcaseStop } from './showcase-stop';

export default function ShowcaseBreak() {
  return (
    <ShowcaseStop id="pausa">
      <MicroBreak active />
    </ShowcaseStop>
  );
}
