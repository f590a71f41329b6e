import { graphql } from '../hasura/graphql.ts';

export const photosByUrlQuery = graphql(`
  query PhotosByUrl($urls: [String!]!) {
    photos(where: { url: { _in: $urls } }) {
      url
    }
    photo_deletions(where: { url: { _in: $urls } }) {
      url
    }
    review_photos(where: { url: { _in: $urls } }) {
      url
    }
    deletions: moderation_actions(where: { isRestorable: { _eq: true } }) {
      photos: deletedRows(path: "$.photos")
      reviewPhotos: deletedRows(path: "$.review_photos")
    }
  }
`);
