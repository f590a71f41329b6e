#!/bin/bash
# Writes the database and the photos of a running installation to a new folder, encrypted with age for the public keys in
# backup-recipients.txt. The server has no key to read it:
#
#   deploy/backup.sh /backups/lavoir-$(date +%F-%H%M)
#
# .env may set BACKUP_COPY_TO, where rsync copies the folder, and BACKUP_PING_URL, which is requested after a success, and
# with /fail at its end after a failure. Photos in a bucket are backed up by the bucket's versioning; .env is not included.
set -euo pipefail
backup=${1:?Usage: deploy/backup.sh FOLDER}
umask 077
setting() { sed --quiet "s/^$1=//p" .env; }
copy_to=$(setting BACKUP_COPY_TO)
ping_url=$(setting BACKUP_PING_URL)

report() {
  [ -n "$ping_url" ] || return 0
  curl --fail --silent --show-error --max-time 10 --retry 3 --output /dev/null "$ping_url$1" || echo 'BACKUP_PING_URL does not answer' >&2
}
finish() {
  status=$?
  rm -rf "$backup.part"
  if [ "$status" = 0 ]; then report ''; else
    echo "the backup $backup has failed" >&2
    report /fail
  fi
}
trap finish EXIT

if [ -e "$backup" ]; then
  echo "$backup exists already" >&2
  exit 1
fi
encrypt() { age --encrypt --recipients-file backup-recipients.txt --output "$backup.part/$1"; }
rm -rf "$backup.part"
mkdir "$backup.part"
docker compose exec -T postgres pg_dump --username lavoir --dbname lavoir --format custom | encrypt database.dump.age
# After the database: a photo uploaded meanwhile is an extra file, never a missing one. tar ends with 1 when a file was
# deleted meanwhile.
# shellcheck disable=SC2016
docker compose exec -T actions-server sh -c \
  'tar --create --directory /photos --exclude ./.before --exclude ./.restored . || [ $? = 1 ]' | encrypt photos.tar.age
mv "$backup.part" "$backup"
[ -z "$copy_to" ] || rsync --archive "$backup" "$copy_to/"
echo "$backup: $(du -sh "$backup" | cut -f 1)"
