/** Closed or open; decorative. */
export const ChestPicture = ({
  isOpen = false,
  className = 'w-24',
}: {
  isOpen?: boolean;
  className?: string;
}) => (
  <svg viewBox="0 0 96 84" aria-hidden="true" className={`flex-none ${className}`}>
    {isOpen && <path d="M14 34 2 4h92L82 34z" fill="var(--gold-tint)" />}
    <path
      d={
        isOpen
          ? 'M12 22a14 14 0 0 1 14-14h44a14 14 0 0 1 14 14v4H12z'
          : 'M6 40a26 26 0 0 1 26-26h32a26 26 0 0 1 26 26z'
      }
      fill="var(--navy)"
    />
    <path d="M6 40h84v34a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" fill="var(--navy)" />
    <path d="M6 38h84v6H6z" fill="var(--gold)" />
    <path
      d={isOpen ? 'M24 40h9v40h-9zM63 40h9v40h-9z' : 'M24 15h9v65h-9zM63 15h9v65h-9z'}
      fill="var(--gold)"
    />
    <path d="M39 36h18v16a4 4 0 0 1-4 4H43a4 4 0 0 1-4-4z" fill="var(--panel-gold)" />
    <path d="M46 42h4v8h-4z" fill="#0b1e40" />
  </svg>
);
