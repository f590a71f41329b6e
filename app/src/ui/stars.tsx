import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { formatRating } from '#app/lib/texts/french-numbers.ts';

const sizes = { small: 'size-4', medium: 'size-5' };

export function Stars({ value, size = 'small' }: { value: number; size?: 'small' | 'medium' }) {
  const share = Math.min(Math.max(value / 5, 0), 1) * 100;
  return (
    <span
      role="img"
      aria-label={`Note\u00a0: ${formatRating(value)} sur 5`}
      className="relative inline-flex shrink-0"
    >
      <Row className={clsx(sizes[size], 'fill-card stroke-edge')} />
      <span className="absolute inset-y-0 left-0 flex overflow-hidden" style={{ width: `${share}%` }}>
        <Row className={clsx(sizes[size], 'fill-sun-400 stroke-sun-700')} />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span aria-hidden className="flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={clsx(className, 'shrink-0')} strokeWidth={1.5} />
      ))}
    </span>
  );
}
