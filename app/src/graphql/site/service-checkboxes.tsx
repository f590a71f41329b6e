import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { Button } from '#app/ui/button.tsx';
import { ServiceIcon } from '#app/ui/cards/service-icon.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';

export const servicesQuery = graphql(`
  query Services {
    services(order_by: { position: asc }) {
      id
      name
      icon
    }
  }
`);

interface ServiceCheckboxesProps {
  chosen: readonly string[];
  leftOut?: readonly string[];
  onChange: (ids: string[]) => void;
}

export function ServiceCheckboxes({ chosen, leftOut = [], onChange }: ServiceCheckboxesProps) {
  const [{ data, error }, retry] = useQuery({ query: servicesQuery, variables: {} });
  if (error) {
    return (
      <div role="alert" className="text-sm text-slate">
        <p>Les services n'ont pas pu être chargés.</p>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          onClick={() => retry({ requestPolicy: 'network-only' })}
        >
          Recharger les services
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Loading label="Chargement des services…" className="grid gap-3 py-2">
        <Skeleton count={10} className="h-8 w-4/5" />
      </Loading>
    );
  }
  const services = data.services.filter(({ id }) => chosen.includes(id) || !leftOut.includes(id));
  return services.map((service) => (
    <Checkbox
      key={service.id}
      checked={chosen.includes(service.id)}
      onChange={(checked) =>
        onChange(checked ? [...chosen, service.id] : chosen.filter((id) => id !== service.id))
      }
      label={
        <>
          <ServiceIcon icon={service.icon} className="size-5 shrink-0 text-slate" />
          <span>{service.name}</span>
        </>
      }
    />
  ));
}
