import { gql } from 'urql';

export interface Photo {
  id: string;
  url: string;
  alt: string | null;
}

export interface Review {
  id: string;
  authorName: string;
  rating: number;
  comment: string | null;
  createdAt: string;
}

export interface Service {
  id: string;
  name: string;
  icon: string;
}

/** What the page shows of a laundromat; `reviews` holds the newest only. */
export interface Laundromat {
  id: string;
  slug: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  region: string | null;
  phone: string | null;
  email: string | null;
  description: string | null;
  latitude: string | null;
  longitude: string | null;
  priceFrom: string | null;
  hours: string | null;
  website: string | null;
  facebook: string | null;
  instagram: string | null;
  isPremium: boolean;
  isFeatured: boolean;
  averageRating: number;
  reviewCount: number;
  photos: Photo[];
  reviews: Review[];
  laundromatServices: { service: Service }[];
}

/** How many reviews come with the page; more are read on demand. */
export const newestReviews = 10;

export const laundromatQuery = gql<{ laundromats: Laundromat[] }, { slug: string; reviews: number }>`
  query LaundromatPage($slug: String!, $reviews: Int!) {
    laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
      id
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
      priceFrom
      hours
      website
      facebook
      instagram
      isPremium
      isFeatured
      averageRating
      reviewCount
      photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {
        id
        url
        alt
      }
      reviews(order_by: [{ createdAt: desc }, { id: asc }], limit: $reviews) {
        id
        authorName
        rating
        comment
        createdAt
      }
      laundromatServices(order_by: { service: { position: asc } }) {
        laundromatId
        serviceId
        service {
          id
          name
          icon
        }
      }
    }
  }
`;
