import { z } from 'zod';
import { serviceList } from '#contract/laundromat/services.ts';

export const servicesQuery = {
  document: /* GraphQL */ `
    query Services {
      services(order_by: [{ position: asc }, { name: asc }]) {
        id
        name
        icon
      }
    }
  `,
  answer: z.object({ services: serviceList }),
};
