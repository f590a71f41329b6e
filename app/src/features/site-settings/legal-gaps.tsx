import { CircleAlert } from 'lucide-react';
import { useSiteSettings } from '#app/graphql/site/site-settings-query.ts';
import { Button } from '#app/ui/button.tsx';
import { missingSettings } from '#contract/site/site-settings.ts';

/** Names what the legal notice of the site still lacks, on every tab until all is filled in. */
export function LegalGaps({ onOpen }: { onOpen: () => void }) {
  const settings = useSiteSettings();
  const missing = settings ? missingSettings(settings) : [];
  if (missing.length === 0) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sun-100 px-4 py-3 sm:px-5"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-sun-700" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">Mentions légales incomplètes.</strong>
        <span>{` Il manque\u00a0: ${missing.join(', ')}.`}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onOpen}>
        Compléter
      </Button>
    </div>
  );
}
