/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type String_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type Search_Laundromats_Args = {
  city?: string | null | undefined;
  east?: number | string | null | undefined;
  lat?: number | string | null | undefined;
  lng?: number | string | null | undefined;
  min_washer_kg?: number | string | null | undefined;
  moment?: string | null | undefined;
  north?: number | string | null | undefined;
  open_at?: string | null | undefined;
  page?: number | null | undefined;
  page_size?: number | null | undefined;
  place?: string | null | undefined;
  q?: string | null | undefined;
  radius_km?: number | null | undefined;
  region?: string | null | undefined;
  services?: string | null | undefined;
  sort?: string | null | undefined;
  south?: number | string | null | undefined;
  west?: number | string | null | undefined;
};

export type Uuid_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type OwnUserQueryVariables = Exact<{
  id: string;
}>;


export type OwnUserQuery = { users_by_pk: { id: string, email: string, firstName: string, lastName: string, phone: string | null, role: 'client' | 'owner' | 'admin', isActive: boolean, emailVerified: boolean, createdAt: string, updatedAt: string } | null };

export type UsersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersQuery = { users: Array<{ id: string, email: string, firstName: string, lastName: string, phone: string | null, role: 'client' | 'owner' | 'admin', isActive: boolean, emailVerified: boolean, createdAt: string, updatedAt: string }> };

export type AdminSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSubscriptionsQuery = { subscriptions: Array<{ stripeCustomerId: string | null, id: string, userId: string, planId: string, stripeSubscriptionId: string | null, status: string, currentPeriodStart: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, canceledAt: string | null, trialStart: string | null, trialEnd: string | null, createdAt: string, updatedAt: string, plan: { id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean }, user: { id: string, email: string, firstName: string, lastName: string } }> };

export type AdminPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPaymentsQuery = { payments: Array<{ id: string, subscriptionId: string | null, stripePaymentIntentId: string | null, stripeInvoiceId: string | null, amount: string, currency: string, status: string, description: string | null, paidAt: string | null, createdAt: string }> };

export type DemoAdministratorQueryVariables = Exact<{
  email: string;
}>;


export type DemoAdministratorQuery = { users: Array<{ id: string }> };

export type RequiredSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RequiredSettingsQuery = { site_settings_by_pk: { contactEmail: string | null, publisherName: string | null, publisherAddress: string | null, publisherRegistration: string | null, publisherDirector: string | null, hostName: string | null, hostAddress: string | null, hostPhone: string | null } | null };

export type SubscriptionPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionPlansQuery = { subscription_plans: Array<{ id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean }> };

export type PlanFieldsFragment = { id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean };

export type SubscriptionFieldsFragment = { id: string, userId: string, planId: string, stripeSubscriptionId: string | null, status: string, currentPeriodStart: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, canceledAt: string | null, trialStart: string | null, trialEnd: string | null, createdAt: string, updatedAt: string };

export type EventBacklogQueryVariables = Exact<{ [key: string]: never; }>;


export type EventBacklogQuery = { event_backlog: Array<{ kind: string, name: string, waiting: number, failed: number, oldestSeconds: number }> };

export type LaundromatContentFragment = { name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null };

export type UserFieldsFragment = { id: string, email: string, firstName: string, lastName: string, phone: string | null, role: 'client' | 'owner' | 'admin', isActive: boolean, emailVerified: boolean, createdAt: string, updatedAt: string };

export type ReplicaDelayQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplicaDelayQuery = { replica_delay: Array<{ seconds: number | null }> };

export type ReadinessQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadinessQuery = { services: Array<{ id: string }> };

export type ReviewFragment = { id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> };

export type CitySuggestionFragment = { id: string, name: string, postalCode: string, department: string, departmentCode: string, latitude: string, longitude: string };

export type LaundromatSummaryFragment = { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> };

export type LaundromatDetailQueryVariables = Exact<{
  id: Uuid_Comparison_Exp;
  slug: String_Comparison_Exp;
}>;


export type LaundromatDetailQuery = { laundromats: Array<{ id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> }>, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> }> };

export type SearchLaundromatsQueryVariables = Exact<{
  args: Search_Laundromats_Args;
}>;


export type SearchLaundromatsQuery = { search_laundromats: Array<{ distanceKm: number | null, totalCount: number, laundromat: { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> } | null }> };

export type SearchSuggestionsQueryVariables = Exact<{
  q: string;
  place: string;
  key: string;
  keys: Array<string> | string;
  start: string;
  former: string;
}>;


export type SearchSuggestionsQuery = { search_cities: Array<{ position: number, city: { population: number, id: string, name: string, postalCode: string, department: string, departmentCode: string, latitude: string, longitude: string, directory_page: { communeId: string } | null } | null }>, place_names: Array<{ id: string, kind: 'region' | 'department' | 'former_commune', name: string, region: string, department: string | null, departmentCode: string | null, population: number, city: { id: string, name: string, postalCode: string, department: string, departmentCode: string, latitude: string, longitude: string, directory_page: { communeId: string } | null } | null }>, suggest_laundromats: Array<{ position: number, laundromat: { id: string, name: string, slug: string, city: string } | null }> };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ id: string, name: string, icon: string }> };

export type OwnLaundromatsQueryVariables = Exact<{
  userId: string;
  id: Uuid_Comparison_Exp;
  limit: number;
  offset: number;
}>;


export type OwnLaundromatsQuery = { laundromats: Array<{ id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, heldChange: { content: unknown } | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> }> };

export type OpenDataPageQueryVariables = Exact<{
  after: string;
  limit: number;
}>;


export type OpenDataPageQuery = { laundromats: Array<{ id: string, slug: string, name: string, address: string, postalCode: string, city: string, assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', phone: string | null, website: string | null, facebook: string | null, instagram: string | null, statedHours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', factsCheckedAt: string | null, approvedContent: unknown, updatedAt: string, laundromatServices: Array<{ service: { id: string, name: string } }>, sourceObjects: Array<{ type: string, id: string, version: number, tags: unknown, facts: unknown, imported: unknown, seenAt: string, goneAt: string | null }> }> };

export type OpenDataServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenDataServicesQuery = { services: Array<{ id: string, name: string }> };

export type ReportedTextQueryVariables = Exact<{
  id: string;
  reviewId: string;
  isReview: boolean;
}>;


export type ReportedTextQuery = { laundromats_by_pk: { name: string, reviews?: Array<{ comment: string }> } | null };

export type PosterLaundromatQueryVariables = Exact<{
  id: string;
}>;


export type PosterLaundromatQuery = { laundromats_by_pk: { name: string, slug: string, city: string, owner: { id: string } | null } | null };

export type PageSlugQueryVariables = Exact<{
  id: string;
}>;


export type PageSlugQuery = { laundromats_by_pk: { slug: string } | null };

/** Types of the documents, by their text. */
export interface Documents {
  "\n    query OwnUser($id: uuid!) {\n      users_by_pk(id: $id) {\n        ...UserFields\n      }\n    }\n  ": { result: OwnUserQuery; variables: OwnUserQueryVariables };
  "\n    query Users {\n      users(order_by: [{ createdAt: desc }, { id: asc }]) {\n        ...UserFields\n      }\n    }\n  ": { result: UsersQuery; variables: UsersQueryVariables };
  "\n    query AdminSubscriptions {\n      subscriptions(order_by: [{ createdAt: desc }, { id: asc }]) {\n        ...SubscriptionFields\n        stripeCustomerId\n        plan {\n          ...PlanFields\n        }\n        user {\n          id\n          email\n          firstName\n          lastName\n        }\n      }\n    }\n  ": { result: AdminSubscriptionsQuery; variables: AdminSubscriptionsQueryVariables };
  "\n  query AdminPayments {\n    payments(order_by: [{ createdAt: desc }, { id: asc }]) {\n      id\n      subscriptionId\n      stripePaymentIntentId\n      stripeInvoiceId\n      amount\n      currency\n      status\n      description\n      paidAt\n      createdAt\n    }\n  }\n": { result: AdminPaymentsQuery; variables: AdminPaymentsQueryVariables };
  "\n  query DemoAdministrator($email: citext!) {\n    users(where: { email: { _eq: $email } }) {\n      id\n    }\n  }\n": { result: DemoAdministratorQuery; variables: DemoAdministratorQueryVariables };
  "\n  query RequiredSettings {\n    site_settings_by_pk(id: 1) {\n      contactEmail\n      publisherName\n      publisherAddress\n      publisherRegistration\n      publisherDirector\n      hostName\n      hostAddress\n      hostPhone\n    }\n  }\n": { result: RequiredSettingsQuery; variables: RequiredSettingsQueryVariables };
  "\n    query SubscriptionPlans {\n      subscription_plans(where: { isActive: { _eq: true } }, order_by: { name: asc }) {\n        ...PlanFields\n      }\n    }\n  ": { result: SubscriptionPlansQuery; variables: SubscriptionPlansQueryVariables };
  "\n  fragment PlanFields on subscription_plans {\n    id\n    name\n    stripePriceId\n    price\n    currency\n    interval\n    features\n    maxLaundromats\n    allowFeatured\n    prioritySupport\n  }\n": { result: PlanFieldsFragment; variables: unknown };
  "\n  fragment SubscriptionFields on subscriptions {\n    id\n    userId\n    planId\n    stripeSubscriptionId\n    status\n    currentPeriodStart\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    canceledAt\n    trialStart\n    trialEnd\n    createdAt\n    updatedAt\n  }\n": { result: SubscriptionFieldsFragment; variables: unknown };
  "\n  query EventBacklog {\n    event_backlog {\n      kind\n      name\n      waiting\n      failed\n      oldestSeconds\n    }\n  }\n": { result: EventBacklogQuery; variables: EventBacklogQueryVariables };
  "\n  fragment LaundromatContent on laundromats {\n    name\n    address\n    city\n    postalCode\n    phone\n    email\n    description\n    website\n    facebook\n    instagram\n  }\n": { result: LaundromatContentFragment; variables: unknown };
  "\n  fragment UserFields on users {\n    id\n    email\n    firstName\n    lastName\n    phone\n    role\n    isActive\n    emailVerified\n    createdAt\n    updatedAt\n  }\n": { result: UserFieldsFragment; variables: unknown };
  "\n  query ReplicaDelay {\n    replica_delay {\n      seconds\n    }\n  }\n": { result: ReplicaDelayQuery; variables: ReplicaDelayQueryVariables };
  "\n  query Readiness {\n    services(limit: 1) {\n      id\n    }\n  }\n": { result: ReadinessQuery; variables: ReadinessQueryVariables };
  "\n  fragment Review on reviews {\n    id\n    authorName\n    rating\n    comment\n    createdAt\n    visitedOn\n    answer\n    answeredAt\n    verification\n    photos(where: { isApproved: { _eq: true } }, order_by: [{ createdAt: asc }, { id: asc }]) {\n      id\n      url\n    }\n  }\n": { result: ReviewFragment; variables: unknown };
  "\n  fragment CitySuggestion on french_cities {\n    id\n    name\n    postalCode\n    department\n    departmentCode\n    latitude\n    longitude\n  }\n": { result: CitySuggestionFragment; variables: unknown };
  "\n    fragment LaundromatSummary on laundromats {\n      id\n      ...LaundromatContent\n      hours\n      weeklyHours\n      holidayHours\n      cycleMinutes\n      openingExceptions(order_by: { lastDay: desc }, limit: 50) {\n        firstDay\n        lastDay\n        periods\n        reason\n      }\n      priceFrom\n      slug\n      latitude\n      longitude\n      locationSource\n      assumedFacts\n      isActive\n      isPremium\n      isFeatured\n      featuredUntil\n      createdAt\n      updatedAt\n      averageRating\n      reviewCount\n      laundromatServices(order_by: [{ service: { position: asc } }, { serviceId: asc }]) {\n        service {\n          id\n          name\n          icon\n        }\n      }\n      machines(order_by: [{ kind: desc }, { capacityKg: asc }, { price: asc }, { id: asc }]) {\n        kind\n        capacityKg\n        count\n        price\n        minutes\n      }\n      photos(order_by: [{ order: asc }, { id: asc }]) {\n        id\n        url\n        alt\n        isPrimary\n        order\n      }\n    }\n  ": { result: LaundromatSummaryFragment; variables: unknown };
  "\n    query LaundromatDetail($id: uuid_comparison_exp!, $slug: String_comparison_exp!) {\n      laundromats(where: { id: $id, slug: $slug }, limit: 1) {\n        ...LaundromatSummary\n        reviews(order_by: [{ createdAt: desc }, { id: asc }]) {\n          ...Review\n        }\n      }\n    }\n  ": { result: LaundromatDetailQuery; variables: LaundromatDetailQueryVariables };
  "\n    query SearchLaundromats($args: search_laundromats_args!) {\n      search_laundromats(args: $args, order_by: { position: asc }) {\n        distanceKm\n        totalCount\n        laundromat {\n          ...LaundromatSummary\n        }\n      }\n    }\n  ": { result: SearchLaundromatsQuery; variables: SearchLaundromatsQueryVariables };
  "\n  query SearchSuggestions($q: String!, $place: String!, $key: String!, $keys: [String!]!, $start: String!, $former: String!) {\n    search_cities(args: { q: $place }, order_by: { position: asc }) {\n      position\n      city {\n        ...CitySuggestion\n        population\n        directory_page {\n          communeId\n        }\n      }\n    }\n    place_names(\n      where: {\n        _or: [\n          { nameKey: { _in: $keys }, kind: { _neq: \"former_commune\" } }\n          { nameKey: { _like: $start }, kind: { _neq: \"former_commune\" } }\n          { nameKey: { _like: $former } }\n          { departmentCode: { _ilike: $key }, kind: { _eq: \"department\" } }\n        ]\n      }\n      order_by: [{ kind: asc }, { nameKey: asc }, { population: desc }, { id: asc }]\n      limit: 30\n    ) {\n      id\n      kind\n      name\n      region\n      department\n      departmentCode\n      population\n      city {\n        ...CitySuggestion\n        directory_page {\n          communeId\n        }\n      }\n    }\n    suggest_laundromats(args: { q: $q }, order_by: { position: asc }) {\n      position\n      laundromat {\n        id\n        name\n        slug\n        city\n      }\n    }\n  }\n": { result: SearchSuggestionsQuery; variables: SearchSuggestionsQueryVariables };
  "\n  query Services {\n    services(order_by: [{ position: asc }, { name: asc }]) {\n      id\n      name\n      icon\n    }\n  }\n": { result: ServicesQuery; variables: ServicesQueryVariables };
  "\n    query OwnLaundromats($userId: uuid!, $id: uuid_comparison_exp!, $limit: Int!, $offset: Int!) {\n      laundromats(\n        where: { owner: { id: { _eq: $userId } }, id: $id }\n        order_by: [{ createdAt: desc }, { id: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        heldChange {\n          content\n        }\n        ...LaundromatSummary\n      }\n    }\n  ": { result: OwnLaundromatsQuery; variables: OwnLaundromatsQueryVariables };
  "\n  query OpenDataPage($after: uuid!, $limit: Int!) {\n    laundromats(\n      where: { isActive: { _eq: true }, sourceObjects: { id: { _is_null: false } }, id: { _gt: $after } }\n      order_by: { id: asc }\n      limit: $limit\n    ) {\n      id\n      slug\n      name\n      address\n      postalCode\n      city\n      assumedFacts\n      latitude\n      longitude\n      locationSource\n      phone\n      website\n      facebook\n      instagram\n      statedHours\n      weeklyHours\n      holidayHours\n      factsCheckedAt\n      approvedContent\n      updatedAt\n      laundromatServices(order_by: { service: { position: asc } }) {\n        service {\n          id\n          name\n        }\n      }\n      sourceObjects(order_by: [{ type: asc }, { id: asc }]) {\n        type\n        id\n        version\n        tags\n        facts\n        imported\n        seenAt\n        goneAt\n      }\n    }\n  }\n": { result: OpenDataPageQuery; variables: OpenDataPageQueryVariables };
  "\n  query OpenDataServices {\n    services {\n      id\n      name\n    }\n  }\n": { result: OpenDataServicesQuery; variables: OpenDataServicesQueryVariables };
  "\n  query ReportedText($id: uuid!, $reviewId: uuid!, $isReview: Boolean!) {\n    laundromats_by_pk(id: $id) {\n      name\n      reviews(where: { id: { _eq: $reviewId } }) @include(if: $isReview) {\n        comment\n      }\n    }\n  }\n": { result: ReportedTextQuery; variables: ReportedTextQueryVariables };
  "\n  query PosterLaundromat($id: uuid!) {\n    laundromats_by_pk(id: $id) {\n      name\n      slug\n      city\n      owner {\n        id\n      }\n    }\n  }\n": { result: PosterLaundromatQuery; variables: PosterLaundromatQueryVariables };
  "\n  query PageSlug($id: uuid!) {\n    laundromats_by_pk(id: $id) {\n      slug\n    }\n  }\n": { result: PageSlugQuery; variables: PageSlugQueryVariables };
}
