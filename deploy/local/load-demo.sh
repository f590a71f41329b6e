#!/bin/sh
# Loads each seed that has changed since it was last loaded. Runs in a container (docker-compose.yml).
set -eu

applied() { psql --no-psqlrc --quiet --tuples-only --no-align --command "$1"; }

applied "create schema if not exists demo; create table if not exists demo.seeds (name text primary key, hash text not null)"
for file in /demo/seeds/default/*.sql; do
  name=$(basename "$file")
  hash=$(sha256sum "$file" | cut -d ' ' -f 1)
  [ "$(applied "select hash from demo.seeds where name = '$name'")" = "$hash" ] && continue
  echo "loading $name"
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --single-transaction --file "$file" --command \
    "insert into demo.seeds values ('$name', '$hash') on conflict (name) do update set hash = excluded.hash"
done
echo "the demo data is loaded"
