import { graphql } from '#app/graphql/graphql.ts';

export const correctionContent = graphql(`
  fragment CorrectionContent on fact_corrections {
    id
    kind
    proposed
    comment
    status
    createdAt
    laundromat {
      id
      name
      slug
      isActive
      hours: statedHours
      priceFrom: statedPriceFrom
      latitude
      longitude
      pricedWashers: machines(where: { kind: { _eq: "washer" }, price: { _is_null: false } }, limit: 1) {
        id
      }
    }
  }
`);
