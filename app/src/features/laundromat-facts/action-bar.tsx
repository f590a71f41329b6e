import { Phone } from 'lucide-react';
import type { Destination } from '#app/lib/places/directions.ts';
import { phoneHref } from '#app/lib/texts/phone.ts';
import { AnchorButton } from '#app/ui/button.tsx';
import { OpeningStatus } from '#app/ui/cards/opening-status.tsx';
import { bottomBar } from '#app/ui/focus/measured-height.ts';
import type { OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { DirectionsButton } from './directions-button.tsx';

interface ActionBarProps {
  laundromat: OpeningRow & Destination & { phone?: string | null };
}

/**
 * The opening state with links to call and to get directions. It stands in the flow of the page, before its photos. On
 * a phone held upright it stays at the bottom of the screen; index.css reserves room for it and hides it while a dialog
 * or the keyboard is open. On a desktop the card of details has these links instead.
 */
export function ActionBar({ laundromat }: ActionBarProps) {
  const dialled = laundromat.phone && phoneHref(laundromat.phone);
  return (
    <div ref={bottomBar} role="group" aria-label="Appeler ou y aller" className="action-bar mt-3 lg:hidden">
      <OpeningStatus
        laundromat={laundromat}
        stacked
        className="-ml-1 min-w-0 shrink grow-999 basis-24 text-sm/[1.125rem] short:hidden"
      />
      <div className="flex min-w-0 grow flex-wrap gap-2 short:grow-0">
        {dialled && (
          <AnchorButton href={dialled} data-count="called" variant="secondary" className="grow px-2.5!">
            <Phone aria-hidden className="size-4.5" />
            Appeler
          </AnchorButton>
        )}
        <DirectionsButton laundromat={laundromat} className="grow px-2.5!" />
      </div>
    </div>
  );
}
