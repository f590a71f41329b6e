import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MyPositionButton, PinMap, moveWords } from '#app/map/pin-map.tsx';
import { Button } from '#app/ui/button.tsx';
import { type Coordinates, coordinatesOf } from '#contract/laundromat/coordinates.ts';
import type { LocatedLaundromat } from '#contract/laundromat/location.ts';
import type { CorrectionDraft } from './correction-block.tsx';

export function LocationProposal({ shown }: { shown: LocatedLaundromat }) {
  const { control, formState, setValue, clearErrors } = useFormContext<CorrectionDraft>();
  const [latitude, longitude] = useWatch({ control, name: ['proposed.latitude', 'proposed.longitude'] });
  const [moved, setMoved] = useState('');
  const proposed = latitude != null && longitude != null ? { latitude, longitude } : null;
  const point = proposed ?? coordinatesOf(shown);
  const error = formState.errors.proposed?.message;

  function propose(next: Coordinates | null) {
    clearErrors('proposed');
    setValue('proposed', next ? { latitude: next.latitude, longitude: next.longitude } : {});
    setMoved(next && point ? moveWords(point, next) : '');
  }
  return (
    <div role="group" aria-label="Le bon emplacement (facultatif)">
      {point && (
        <PinMap
          point={point}
          zoom={proposed || shown.locationSource !== 'commune' ? 17 : 14}
          onMove={propose}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <MyPositionButton onPosition={propose} />
        {proposed && (
          <Button variant="quiet" onClick={() => propose(null)}>
            Revenir à l'emplacement actuel
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {proposed && 'Le nouvel emplacement est joint au signalement.'}
      </p>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-brick-700">
          {error}
        </p>
      )}
      <span role="status" className="sr-only">
        {moved}
      </span>
    </div>
  );
}
