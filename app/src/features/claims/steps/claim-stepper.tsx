import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { claimSteps, type ClaimStep, stepHref, stepNames } from './use-claim-step.ts';

/** The steps of a claim; earlier ones are links. */
export function ClaimStepper({ current }: { current: ClaimStep }) {
  const at = stepNames.indexOf(current);
  return (
    <nav aria-label="Étapes de la demande">
      <ol className="grid grid-cols-3 gap-2 sm:gap-3">
        {stepNames.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={clsx(
              'relative flex min-h-11 items-center gap-2 border-t-4 pt-1 text-sm sm:text-base',
              index <= at ? 'border-blue-600' : 'border-line',
              index === at ? 'font-semibold text-ink' : 'text-slate',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold max-[26rem]:hidden',
                index > at ? 'bg-mist text-slate' : 'filled bg-deep-600 text-white',
              )}
            >
              {index < at ? <Check className="size-4" strokeWidth={3} /> : index + 1}
            </span>
            {index < at ? (
              <Link
                to={stepHref(step)}
                className="min-w-0 text-blue-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <span>{claimSteps[step]}</span>
                <span className="sr-only">, étape terminée</span>
              </Link>
            ) : (
              <span className="min-w-0">{claimSteps[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
