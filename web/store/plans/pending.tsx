import { pendingWords } from '@atalaya/core/store/plan-features';

/** Says beside a feature that it is not there yet. */
export function Pending({ feature, className = 'text-muted' }: { feature: string; className?: string }) {
  const words = pendingWords(feature);
  return words ? <small className={`text-small ${className}`}> ({words})</small> : null;
}
