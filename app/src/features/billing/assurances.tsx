import { CalendarX2, LockKeyhole, Zap } from 'lucide-react';

const assurances = [
  {
    Icon: LockKeyhole,
    title: 'Paiement sécurisé',
    text: 'Votre carte est saisie chez notre prestataire de paiement. Nous ne la voyons jamais.',
  },
  {
    Icon: CalendarX2,
    title: 'Résiliation flexible',
    text: "En ligne, en deux clics. Vous gardez vos avantages jusqu'à la fin de la période payée.",
  },
  {
    Icon: Zap,
    title: 'Activation immédiate',
    text: 'Votre laverie paraît dès que le paiement est confirmé, sans attendre de relecture. Seule une fiche refusée attend un administrateur.',
  },
];

/** Reasons why paying here is safe. */
export function Assurances() {
  return (
    <ul className="mt-14 grid gap-8 border-y border-line py-10 sm:grid-cols-3 sm:gap-10">
      {assurances.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4 sm:flex-col sm:gap-3">
          <Icon aria-hidden className="size-7 shrink-0 text-blue-600" strokeWidth={1.75} />
          <div>
            <h2 className="font-sans text-base font-semibold">{title}</h2>
            <p className="mt-1 text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
