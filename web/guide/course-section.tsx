import { PhasePart } from './phase-part';

export default function CourseSection() {
  return <PhasePart id="curso" />;
}
