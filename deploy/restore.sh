#!/bin/sh
# Replaces the data of this installation, which is deleted, with an archive of deploy/backup.sh:
#
#   deploy/restore.sh /backups/lavoir-2026-01-31.tar
#
# The site is down meanwhile. Run the release that wrote the archive or a later one: Hasura applies newer migrations.
set -eu
archive=${1:?Usage: deploy/restore.sh ARCHIVE}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar --extract --file "$archive" --directory "$work" database.dump photos.tar

docker compose up --detach --wait postgres
docker compose stop hasura actions-server
psql() { docker compose exec -T postgres psql --username lavoir --dbname postgres --set ON_ERROR_STOP=1 --quiet "$@"; }
# Restores into another database first: an unreadable archive changes nothing.
psql --command 'drop database if exists lavoir_restored' --command 'create database lavoir_restored'
docker compose exec -T postgres pg_restore --username lavoir --dbname lavoir_restored --exit-on-error --no-owner < "$work/database.dump"
psql --command 'drop database if exists lavoir_before with (force)' \
  --command 'alter database lavoir rename to lavoir_before' \
  --command 'alter database lavoir_restored rename to lavoir'
docker compose run --rm --no-deps -T --entrypoint sh actions-server \
  -c 'find /photos -mindepth 1 -delete && tar --extract --directory /photos' < "$work/photos.tar"
docker compose up --detach
echo 'restored; the data before are in the database lavoir_before until the next restore'
