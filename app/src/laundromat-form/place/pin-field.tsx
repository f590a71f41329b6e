import { type ReactNode, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { formatDistance } from '#app/lib/texts/french-numbers.ts';
import { MyPositionButton, PinMap, moveWords } from '#app/map/pin-map.tsx';
import { usePlaceAnswer } from '#app/map/use-place-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { labelClass } from '#app/ui/fields/field-parts.tsx';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { nearestAddress, type NearestAddress } from '#contract/places/addresses.ts';
import { type StoredLocation, useShownLocation } from './use-shown-location.ts';

const zooms = { pin: 18, address: 18, pending: 18, commune: 14 };
const restingMs = 700;
/** Writes six decimals: a tenth of a metre. */
const degrees = (value: number) => value.toFixed(6);

export function PinField({ stored, note }: { stored?: StoredLocation; note?: ReactNode }) {
  const id = useId();
  const { control, setValue, clearErrors } = useFormContext<LaundromatFormValues>();
  const {
    field: { ref },
    fieldState,
  } = useController({ control, name: 'latitude' });
  const { location, isPin, isUnknown } = useShownLocation(stored);
  const [moved, setMoved] = useState('');
  const nearest = usePlaceAnswer(
    location?.source === 'pin' ? `/api/places/reverse?${searchOf(location.point)}` : null,
    nearestAddress,
    restingMs,
  );

  function move(point: Coordinates | null) {
    // Null takes the stored pin away.
    const none = stored?.locationSource === 'pin' ? null : '';
    const options = { shouldDirty: true };
    setValue('latitude', point ? degrees(point.latitude) : none, options);
    setValue('longitude', point ? degrees(point.longitude) : none, options);
    clearErrors(['latitude', 'longitude']);
    setMoved(point && location ? moveWords(location.point, point) : '');
  }

  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={fieldState.error && `${id}-error`}
      className="sm:col-span-2"
    >
      <p id={`${id}-label`} className={labelClass}>
        Emplacement sur la carte
      </p>
      {location ? (
        <PinMap point={location.point} zoom={zooms[location.source]} onMove={move} />
      ) : (
        <p className="rounded-control border border-line bg-mist p-4 text-slate">
          {isUnknown
            ? "Cette adresse n'a pas pu être placée sur la carte. Vérifiez-la, ou utilisez votre position si vous êtes à la laverie."
            : "La carte s'affiche dès que l'adresse, la ville et le code postal sont remplis."}
        </p>
      )}
      {fieldState.error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-brick-700">
          {fieldState.error.message}
        </p>
      )}
      {location && (
        <p role="status" className="mt-2 font-medium">
          {`${sourceWords(location)}${nearest.isCurrent && nearest.answer ? ` ${nearestWords(nearest.answer)}` : ''}`}
        </p>
      )}
      {note}
      <div className="mt-2 flex flex-wrap gap-2">
        <MyPositionButton onPosition={move} />
        {isPin && (
          <Button variant="quiet" onClick={() => move(null)}>
            Revenir à la position de l&apos;adresse
          </Button>
        )}
      </div>
      <span role="status" className="sr-only">
        {moved}
      </span>
    </div>
  );
}

function sourceWords({
  source,
  metresToAddress,
}: NonNullable<ReturnType<typeof useShownLocation>['location']>) {
  switch (source) {
    case 'pending':
      return "Recherche de l'adresse…";
    case 'address':
      return "Position d'après l'adresse.";
    case 'commune':
      return 'Centre de la commune\u00a0: placez le repère devant la porte.';
    case 'pin': {
      if (metresToAddress === undefined) return 'Repère placé à la main.';
      return `Repère placé à la main, ${formatDistance(metresToAddress / 1000)} de l'adresse.`;
    }
  }
}

const nearestWords = (nearest: NearestAddress) => `Adresse la plus proche\u00a0: ${addressText(nearest)}.`;

function searchOf({ latitude, longitude }: Coordinates) {
  return new URLSearchParams({ latitude: degrees(latitude), longitude: degrees(longitude) });
}
