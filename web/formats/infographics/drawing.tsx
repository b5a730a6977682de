type DrawingProps = {
  id: string;
  version: string;
  file: 'sheet.svg' | 'column.svg';
  size: { width: number; height: number };
  label: string;
  className?: string;
};

/** A drawing of the server. Through `use` it takes the colours of the page's theme, which an `img` would not. */
export function Drawing({ id, version, file, size: { width, height }, label, className }: DrawingProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={className}>
      <use href={`/api/formats/infographics/${id}/${file}?v=${version}#figure`} />
    </svg>
  );
}
