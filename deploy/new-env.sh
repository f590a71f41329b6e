#!/bin/sh
# Writes .env with the settings and new secrets of a production server, readable only by its owner:
#
#   deploy/new-env.sh lavoir.example.fr
#
# Settings that only you know (Stripe, SMTP, addresses) are empty; the start lists missing ones.
set -eu
umask 077
domain=${1:?Usage: deploy/new-env.sh DOMAIN}
secret() { head -c 48 /dev/urandom | base64 | tr -d '\n' | tr '+/' '-_'; }

cd "$(dirname "$0")/.."
# Never overwrite .env: its database cannot be opened without its secrets.
set -C
cat > .env <<SETTINGS
COMPOSE_FILE=docker-compose.yml:docker-compose.production.yml
COMPOSE_PROFILES=
LAVOIR_VERSION=1
DOMAIN=$domain

# Fill these in. STRIPE_WEBHOOK_SECRETS is appended once the endpoint exists.
SMTP_URL=
MAIL_FROM="Lavoir <ne-pas-repondre@$domain>"
CONTACT_EMAIL=
STRIPE_SECRET_KEY=

# Photos in a bucket instead of the volume.
S3_ENDPOINT=
S3_BUCKET=
S3_REGION=
S3_ACCESS_KEY_ID=
S3_SECRET_ACCESS_KEY=

# Another domain that is redirected to this one, such as www.$domain, and HSTS (docs/operating.md).
REDIRECT_FROM=
HSTS=

# Backups: where rsync copies each, and the address to request after each (docs/operating.md).
BACKUP_COPY_TO=
BACKUP_PING_URL=

# Generated for this server. docs/operating.md explains how to change each.
POSTGRES_PASSWORD=$(secret)
SERVER_DATABASE_PASSWORD=$(secret)
HASURA_ADMIN_SECRET=$(secret)
HOOK_SECRET=$(secret)
HOOK_PREVIOUS_SECRET=
JWT_KEY=$(secret)
JWT_PREVIOUS_KEY=

LOG_LEVEL=info
POSTGRES_SHARED_BUFFERS=1GB
POSTGRES_CACHE_SIZE=3GB

SETTINGS
echo "wrote .env: fill in the empty settings at its head"
