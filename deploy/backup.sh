#!/bin/sh
# Writes the database and the photos of a running installation to one archive:
#
#   deploy/backup.sh /backups/lavoir-$(date +%F).tar
#
# It contains no secrets: store .env elsewhere. Photos in a bucket are backed up by the bucket's versioning.
set -eu
archive=${1:?Usage: deploy/backup.sh ARCHIVE}
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

docker compose exec -T postgres pg_dump --username lavoir --dbname lavoir --format custom > "$work/database.dump"
# After the database: a photo uploaded meanwhile is an extra file, never a missing one.
docker compose exec -T actions-server tar --create --directory /photos . > "$work/photos.tar"
docker compose exec -T postgres pg_restore --list < "$work/database.dump" > /dev/null
tar --create --file "$archive.part" --directory "$work" database.dump photos.tar
mv "$archive.part" "$archive"
echo "$archive: $(du -h "$archive" | cut -f 1)"
