#!/bin/sh
# Writes .env, the settings of a production server with secrets of its own, which nobody else on it can read:
#
#   deploy/new-env.sh lavoir.example.fr
#
# What only you can know (Stripe, mail, addresses) is left empty; the start lists what is still missing.
set -eu
umask 077
domain=${1:?Usage: deploy/new-env.sh DOMAIN}
secret() { head -c 48 /dev/urandom | base64 | tr -d '\n' | tr '+/' '-_'; }

cd "$(dirname "$0")/.."
# The secrets of a .env that is there are needed: without them nobody gets at its database any more.
set -C
cat > .env <<SETTINGS
COMPOSE_FILE=docker-compose.yml:docker-compose.production.yml
COMPOSE_PROFILES=
LAVOIR_VERSION=1
DOMAIN=$domain

# Yours to fill in. STRIPE_WEBHOOK_SECRETS follows at the end, once the endpoint is made.
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

# Made for this server. docs/operating.md tells how each is changed.
POSTGRES_PASSWORD=$(secret)
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
