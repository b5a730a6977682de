import type { StudyGrade } from '@atalaya/core/review/study-answer';
import { Button } from '../ui/button';
import { Kbd } from '../ui/kbd';

const cardGrades: [StudyGrade, string][] = [
  ['again', 'Otra vez'],
  ['hard', 'Difícil'],
  ['good', 'Bien'],
  ['easy', 'Fácil'],
];

/** How well the answer was known. */
export const CardGrades = ({ onGrade }: { onGrade: (grade: StudyGrade) => void }) => (
  <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
    {cardGrades.map(([grade, label], index) => (
      <Button
        key={grade}
        variant={grade === 'good' ? 'primary' : 'outline'}
        onClick={() => onGrade(grade)}
        className="max-md:px-3"
      >
        {label}
        <Kbd>{index + 1}</Kbd>
      </Button>
    ))}
  </div>
);
