/** Facebook and Instagram, drawn plainly, because lucide has no brand icons. */
const strokes = {
  facebook: (
    <path d="M14.5 21v-8h2.6l.5-3.2h-3.1V7.9c0-1 .4-1.7 1.8-1.7h1.5V3.3c-.4-.1-1.2-.2-2.1-.2-2.5 0-4 1.4-4 4.2v2.5H9V13h2.7v8" />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
};

export function BrandIcon({ brand, className }: { brand: keyof typeof strokes; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      {strokes[brand]}
    </svg>
  );
}
