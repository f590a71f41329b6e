import { useEffect, useRef } from 'react';
import { spaced } from '#contract/site/french-spacing.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * Asks about the five stars that stood in the form before anybody chose them. It takes the place of the button that was
 * pressed, so a second press of it sends nothing.
 */
export function RatingQuestion({ onChange, isSubmitting }: { onChange: () => void; isSubmitting: boolean }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div role="group" aria-labelledby="cinq-etoiles" className="rounded-control bg-sun-100 px-4 py-3">
      <p id="cinq-etoiles" ref={question} tabIndex={-1} className="font-semibold">
        {spaced('Cinq étoiles ?')}
      </p>
      <p className="mt-1">
        {spaced("Vous n'avez pas choisi de note : cinq étoiles étaient cochées d'avance.")}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          Choisir une autre note
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Oui, cinq étoiles
        </Button>
      </div>
    </div>
  );
}
