import { formatNumber, formatUpToTwoDecimals } from '../number-format';

const KB = 1024;
const MB = KB * KB;
const GB = MB * KB;

const tenths = (value: number): string => formatUpToTwoDecimals(Math.round(value * 10) / 10);

/** `640 kB`, `1,2 MB`, `3,4 GB`. */
export function formatSize(bytes: number): string {
  if (bytes >= GB) return `${tenths(bytes / GB)} GB`;
  if (bytes >= MB) return `${tenths(bytes / MB)} MB`;
  return `${formatNumber(Math.max(1, Math.round(bytes / KB)))} kB`;
}
