#!/bin/sh
# Applies the migrations and then the metadata of this image, and exits. For releases during which other servers answer from
# the same database: they see new metadata at once, and it must not name columns that do not exist yet. (The image's
# entrypoint works in the other order, for a server that nobody uses meanwhile.)
#
# With ON_REPLICA the database is a replica, which takes no writes: no migrations, and metadata without events and jobs.
set -eu
port=${HASURA_GRAPHQL_MIGRATIONS_SERVER_PORT:-9691}
timeout=${HASURA_GRAPHQL_MIGRATIONS_SERVER_TIMEOUT:-120}
server=http://127.0.0.1:$port

# Without events: they belong to the servers of the release.
HASURA_GRAPHQL_EVENTS_FETCH_BATCH_SIZE=0 graphql-engine serve --enabled-apis metadata --server-port "$port" &
trap 'kill $! 2> /dev/null || true' EXIT

waited=0
until curl --fail --silent --output /dev/null "$server/healthz"; do
  waited=$((waited + 1))
  if [ "$waited" -gt "$timeout" ]; then
    echo "the temporary server does not answer after $timeout seconds" >&2
    exit 1
  fi
  sleep 1
done

project=$(mktemp -d)
cp -R "${HASURA_GRAPHQL_METADATA_DIR:-/hasura-metadata}" "$project/metadata"
cp -R "${HASURA_GRAPHQL_MIGRATIONS_DIR:-/hasura-migrations}" "$project/migrations"
printf 'version: 3\nendpoint: %s\nmetadata_directory: metadata\n' "$server" > "$project/config.yaml"
cd "$project"

ask() {
  curl --fail --silent --show-error --header "x-hasura-admin-secret: $HASURA_GRAPHQL_ADMIN_SECRET" \
    --data "{\"type\": \"$1\", \"args\": {}}" "$server/v1/metadata"
}
answers() { ask "$1" | tr -d '[:space:]' | grep --quiet "$2"; }

if [ "${ON_REPLICA:-}" ]; then
  sed --in-place '/^event_triggers:/,/^[a-z]/{/^event_triggers:/d;/^[ -]/d}' metadata/databases/default/tables/*.yaml
  echo '[]' > metadata/cron_triggers.yaml
else
  # A new database: migrations need the source that the metadata declares.
  answers export_metadata '"name":"default"' || hasura-cli metadata apply
  hasura-cli migrate apply --database-name default
fi
hasura-cli metadata apply
if ! answers get_inconsistent_metadata '"is_consistent":true'; then
  echo "the metadata does not match the database:" >&2
  ask get_inconsistent_metadata >&2
  exit 1
fi
echo "the metadata is applied"
