export function CampusIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M8.4 21l1-11h5.2l1 11M7 4v6h10V4h-2.4v2h-1.5V4h-2.2v2H9.4V4zM4.5 21h15M12 13.5V16" />
    </svg>
  );
}
