import { clsx } from 'clsx';
import type { Service } from '#app/graphql/laundromats/laundromat-query.ts';
import { ServiceIcon } from '#app/ui/cards/service-icon.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { serviceIds } from '#contract/laundromat/reference-services.ts';

const { cards, coins, notes, contactless, app } = serviceIds;

const isMeansOfPayment = ({ id }: { id: string }) => [cards, coins, notes, contactless, app].includes(id);

export function Services({ services }: { services: Service[] }) {
  const payments = services.filter(isMeansOfPayment);
  const others = services.filter((service) => !isMeansOfPayment(service));
  return (
    <TitledSection titleId="services" title="Services" hasGap>
      {services.length === 0 && (
        <p className="text-slate">Cette laverie n'a pas encore détaillé ses services.</p>
      )}
      <ServiceList services={others} />
      {payments.length > 0 && (
        <>
          <h3 className={clsx('mb-3 text-lg font-bold', others.length > 0 && 'mt-6')}>Moyens de paiement</h3>
          <ServiceList services={payments} />
        </>
      )}
    </TitledSection>
  );
}

function ServiceList({ services }: { services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <ul className="grid gap-x-6 gap-y-3 min-[26rem]:grid-cols-2">
      {services.map((service) => (
        <li key={service.id} className="flex items-center gap-3">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-mist text-blue-600">
            <ServiceIcon icon={service.icon} className="size-5" />
          </span>
          <span className="min-w-0 wrap-anywhere">{service.name}</span>
        </li>
      ))}
    </ul>
  );
}
