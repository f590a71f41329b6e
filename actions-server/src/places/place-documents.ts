import { graphql } from '../hasura/graphql.ts';

export const communesOfQuery = graphql(`
  query CommunesOf($args: communes_of_args!) {
    communes_of(args: $args) {
      latitude
      longitude
    }
  }
`);

export const claimGeocodingsMutation = graphql(`
  mutation ClaimGeocodings($args: claim_geocodings_args!) {
    claim_geocodings(args: $args) {
      laundromatId
      address
      postalCode
      city
      formerPinLatitude
      formerPinLongitude
    }
  }
`);

/**
 * Records an answer and moves the laundromat to its point, unless the address has changed in the meantime or a pin was
 * placed. The laundromat is updated first, so that rows are locked in the same order as by a change of its address.
 */
export const placeLaundromatMutation = graphql(`
  mutation PlaceLaundromat(
    $id: uuid!
    $address: String!
    $postalCode: String!
    $city: String!
    $place: laundromats_set_input!
    $answer: laundromat_geocodings_set_input!
  ) {
    update_laundromats(
      where: {
        id: { _eq: $id }
        address: { _eq: $address }
        postalCode: { _eq: $postalCode }
        city: { _eq: $city }
        locationSource: { _eq: "commune" }
      }
      _set: $place
    ) {
      affected_rows
    }
    update_laundromat_geocodings(
      where: {
        laundromatId: { _eq: $id }
        address: { _eq: $address }
        postalCode: { _eq: $postalCode }
        city: { _eq: $city }
      }
      _set: $answer
    ) {
      affected_rows
    }
  }
`);

/** Records that the geocoder knows no such address. */
export const recordGeocodingMutation = graphql(`
  mutation RecordGeocoding(
    $id: uuid!
    $address: String!
    $postalCode: String!
    $city: String!
    $answer: laundromat_geocodings_set_input!
  ) {
    update_laundromat_geocodings(
      where: {
        laundromatId: { _eq: $id }
        address: { _eq: $address }
        postalCode: { _eq: $postalCode }
        city: { _eq: $city }
      }
      _set: $answer
    ) {
      affected_rows
    }
  }
`);
