import { graphql } from '#app/data/graphql.ts';
import { laundromatContent } from '#app/data/laundromats/laundromat-content.ts';
import { laundromatMachines } from '#app/data/laundromats/laundromat-machines.ts';
import { openingFragment } from '#app/data/laundromats/opening-fragment.ts';

/** Selects the fields of a laundromat that its forms show. */
export const editableLaundromat = graphql(
  `
    fragment EditableLaundromat on laundromats {
      ...LaundromatContent
      ...Opening
      priceFrom: statedPriceFrom
      assumedFacts
      ...LaundromatMachines
      latitude
      longitude
      locationSource
      laundromatServices(order_by: { service: { position: asc } }) {
        laundromatId
        serviceId
      }
    }
  `,
  [laundromatContent, laundromatMachines, openingFragment],
);
