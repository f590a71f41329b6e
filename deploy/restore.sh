#!/bin/bash
# Replaces the data of this installation with a backup of deploy/backup.sh. IDENTITY is a file with a private key of age:
#
#   deploy/restore.sh /backups/lavoir-2026-01-31-0230 IDENTITY
#   deploy/restore.sh --return
#
# The site runs while the backup is decrypted and unpacked beside today's data, and stops only to exchange them. --return
# brings back the data from before the last restore. Run the release that wrote the backup or a later one: Hasura applies
# newer migrations.
set -euo pipefail
usage='Usage: deploy/restore.sh FOLDER IDENTITY, or deploy/restore.sh --return'
backup=${1:?$usage}

psql() { docker compose exec -T postgres psql --username lavoir --set ON_ERROR_STOP=1 --quiet --no-align --tuples-only "$@"; }
# Renames lavoir to $1, and $2 to lavoir.
rename_databases() {
  psql --dbname postgres --single-transaction --output /dev/null \
    --command "select pg_terminate_backend(pid) from pg_stat_activity where datname in ('lavoir', '$2')" \
    --command "alter database lavoir rename to $1" --command "alter database $2 rename to lavoir"
}
# Today's photos and those in .before, .moving and .restored are in one volume: moving them takes no space.
# shellcheck disable=SC2016
photos='cd /photos; move() {
  mkdir -p "$2"
  find "$1" -mindepth 1 -maxdepth 1 ! -name .before ! -name .moving ! -name .restored -exec mv -t "$2" {} +
}'
in_photos() { docker compose run --rm --no-deps -T --entrypoint sh actions-server -euc "$photos; $1"; }
others() { psql --dbname postgres --command "select string_agg(datname, ' ') from pg_database where datname ~ '^lavoir_(before|restored)$'"; }

# Can be repeated after a failure at any step of it, or of the exchange below.
go_back() {
  if [ "$(others)" = lavoir_before ]; then rename_databases lavoir_restored lavoir_before || return; fi
  in_photos 'if [ -d .before ]; then move . .restored; mv .before .moving; fi
    if [ -d .moving ]; then move .moving .; rmdir .moving; fi'
}
finish() {
  [ $? != 0 ] || return 0
  set +e
  case $step in
    unpack)
      psql --dbname postgres --command 'drop database if exists lavoir_restored'
      in_photos 'rm -rf .restored'
      echo 'Nothing is restored: the site runs with the same data as before.' >&2
      ;;
    exchange)
      go_back && docker compose up --detach --wait && echo 'Nothing is restored: the data from before are in place again.' >&2 ||
        echo 'The data from before are not in place. Try again: deploy/restore.sh --return' >&2
      ;;
    start) echo 'The site does not start: see docker compose logs. Before the restore: deploy/restore.sh --return' >&2 ;;
  esac
}

docker compose up --detach --wait postgres
if [ "$backup" = --return ]; then
  step=exchange
  trap finish EXIT
  docker compose stop hasura actions-server
  go_back
  docker compose up --detach --wait
  echo 'The data from before the restore are in place; the restored ones are in the database lavoir_restored.'
  exit
fi

identity=${2:?$usage}
step=unpack
trap finish EXIT
decrypt() { age --decrypt --identity "$identity" "$backup/$1"; }
psql --dbname postgres --command 'drop database if exists lavoir_restored' --command 'create database lavoir_restored'
decrypt database.dump.age |
  docker compose exec -T postgres pg_restore --username lavoir --dbname lavoir_restored --exit-on-error --no-owner
migrations=$(psql --dbname lavoir_restored \
  --command "select jsonb_object_keys(cli_state::jsonb #> '{migrations,default}') from hdb_catalog.hdb_version")
for migration in $migrations; do
  if ! compgen -G "hasura/migrations/default/${migration}_*" > /dev/null; then
    echo "This backup was written by a later release, with migration $migration: restore it with that release." >&2
    exit 1
  fi
done
in_photos 'rm -rf .restored; mkdir .restored'
decrypt photos.tar.age | in_photos 'tar --extract --directory .restored'

step=exchange
docker compose stop hasura actions-server
in_photos 'rm -rf .before'
psql --dbname postgres --command 'drop database if exists lavoir_before with (force)'
rename_databases lavoir_before lavoir_restored
in_photos 'move . .moving; mv .moving .before; move .restored .; rmdir .restored'

step=start
docker compose up --detach --wait
echo 'Restored. The data from before stay until the next restore; to return to them: deploy/restore.sh --return'
