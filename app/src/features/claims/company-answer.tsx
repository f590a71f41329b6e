import { clsx } from 'clsx';
import { Building2, CircleCheck, CircleX, CloudOff, type LucideIcon } from 'lucide-react';
import { claimCompany, type CompanyState } from '#contract/claims/claims.ts';

interface CompanyAnswerProps {
  siret: string;
  state: CompanyState;
  company: unknown;
}

const looks: Record<CompanyState, { icon: LucideIcon; tone: string; iconTone: string; text: string }> = {
  unchecked: { icon: Building2, tone: 'bg-mist', iconTone: 'text-slate', text: 'Pas encore vérifié.' },
  found: {
    icon: CircleCheck,
    tone: 'bg-leaf-100',
    iconTone: 'text-leaf-700',
    text: 'Établissement ouvert au registre',
  },
  closed: {
    icon: CircleX,
    tone: 'bg-brick-100',
    iconTone: 'text-brick-700',
    text: 'Cet établissement est fermé au registre. Donnez celui de la laverie.',
  },
  not_found: {
    icon: CircleX,
    tone: 'bg-brick-100',
    iconTone: 'text-brick-700',
    text: 'Le registre ne connaît pas ce numéro. Vérifiez-le.',
  },
  unavailable: {
    icon: CloudOff,
    tone: 'bg-mist',
    iconTone: 'text-slate',
    text: 'Le registre ne répond pas pour le moment. Continuez\u00a0: nous vérifierons ce numéro dès qu’il répondra.',
  },
};

export function CompanyAnswer({ siret, state, company }: CompanyAnswerProps) {
  const { icon: Icon, tone, iconTone, text } = looks[state];
  const { data } = claimCompany.safeParse(company);
  return (
    <div className={clsx('flex gap-3 rounded-control px-4 py-3', tone)}>
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', iconTone)} />
      <div className="min-w-0 wrap-anywhere">
        <p className={clsx(data && 'font-semibold')}>{text}</p>
        {data && (
          <p className="mt-0.5">
            <span>{data.name}</span>
            <span className="block text-sm">{data.address}</span>
          </p>
        )}
        <p className="mt-0.5 text-sm">{`SIRET ${spacedSiret(siret)}`}</p>
      </div>
    </div>
  );
}

/** Returns a SIRET as it is printed: « 123 456 789 00012 ». */
export function spacedSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
