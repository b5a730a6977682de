import type { CategoryColor } from '@atalaya/core/forum/forum';

export const categoryColor: Record<CategoryColor, string> = {
  navy: 'bg-navy',
  gold: 'bg-gold',
  green: 'bg-success',
  red: 'bg-danger',
  blue: 'bg-[var(--tower-light)]',
  gray: 'bg-line-strong',
};
