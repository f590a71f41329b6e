// The app's two documents in PostGraphile's schema, with aliases that give the same responses.

/**
 * Computed columns for the slug of a region, which Hasura reads from a view of all places and PostGraphile would compute
 * completely for each request, and for reported facts and source objects, which have no foreign key.
 */
export const postgraphileFunctions = `
  create or replace function french_cities_region_slug(city french_cities) returns text
  language sql stable as 'select slug_of(city.region)';
  create or replace function laundromats_reported_facts(laundromat laundromats) returns setof reported_facts
  language sql stable as 'select r.* from reported_facts r where r.laundromat_id = laundromat.id';
  create or replace function laundromats_source_objects(laundromat laundromats) returns setof source_objects
  language sql stable as 'select s.* from source_objects s where s.laundromat_id = laundromat.id'`;

const opening = `
  priceFrom: statedPriceFrom
  hours: statedHours
  weeklyHours
  holidayHours
  cycleMinutes
  latitude
  longitude
  locationSource
  openingExceptions: openingExceptionsByLaundromatIdList(orderBy: LAST_DAY_DESC, first: 50) {
    id: rowId
    firstDay
    lastDay
    periods
    reason
  }`;
const service = 'service: serviceByServiceId { id: rowId name icon }';

export const postgraphileSearch = `
  query SearchLaundromats($lat: Float, $lng: Float, $radiusKm: Float, $sort: String, $page: Int, $pageSize: Int) {
    search_laundromats: searchLaundromatsList(
      lat: $lat, lng: $lng, radiusKm: $radiusKm, sort: $sort, page: $page, pageSize: $pageSize
    ) {
      position
      distanceKm
      totalCount
      laundromat {
        id: rowId
        name
        slug
        address
        city
        postalCode
        ${opening}
        isPremium
        isFeatured
        featuredUntil
        averageRating
        reviewCount
        laundromatServices: laundromatServicesByLaundromatIdList(orderBy: SERVICE_ID_ASC) { ${service} }
        photos: photosByLaundromatIdList(orderBy: [IS_PRIMARY_DESC, POSITION_ASC], first: 1) { id: rowId url alt }
      }
    }
  }`;

export const postgraphileDetail = `
  query LaundromatPage($slug: String!, $reviews: Int!) {
    laundromats: laundromatBySlug(slug: $slug) {
      id: rowId
      slug
      name
      address
      postalCode
      city
      region
      phone
      email
      description
      latitude
      longitude
      ${opening}
      factsCheckedAt
      machines: machinesByLaundromatIdList(orderBy: [KIND_DESC, CAPACITY_KG_ASC, PRICE_ASC, ROW_ID_ASC]) {
        id: rowId
        laundromatId
        kind
        capacityKg
        count
        price
        minutes
      }
      reportedFacts: reportedFactsList { laundromatId kind }
      sourceObjects: sourceObjectsList { type id: rowId seenAt goneAt }
      website
      facebook
      instagram
      isActive
      hasOwner
      isPremium
      isFeatured
      featuredUntil
      averageRating
      reviewCount
      place: frenchCityByCommuneId { communeId: rowId name slug region regionSlug }
      photos: photosByLaundromatIdList(orderBy: [IS_PRIMARY_DESC, POSITION_ASC, ROW_ID_ASC]) { id: rowId url alt }
      reviews: reviewsByLaundromatIdList(orderBy: [CREATED_AT_DESC, ROW_ID_ASC], first: $reviews) {
        id: rowId
        authorName
        rating
        comment
        createdAt
        visitedOn
        answer
        answeredAt
      }
      laundromatServices: laundromatServicesByLaundromatIdList(orderBy: SERVICE_ID_ASC) {
        laundromatId
        serviceId
        ${service}
      }
    }
  }`;
