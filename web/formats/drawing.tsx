type DrawingProps = {
  /** Where the server draws it. */
  href: string;
  size: { width: number; height: number };
  label: string;
  className?: string;
};

/** A drawing of the server. Through `use` it takes the colours of the page's theme, which an `img` would not. */
export function Drawing({ href, size: { width, height }, label, className }: DrawingProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={className}>
      <use href={`${href}#figure`} />
    </svg>
  );
}
