#!/bin/bash
# Pins every image of other makers to the digest that its tag has now, in all files that name one:
#
#   deploy/pin-images.sh && git diff
#
# A tag can be moved by its owner, a digest cannot. Run it again after a change of a version.
set -euo pipefail
cd "$(dirname "$0")/.."
files='deploy/Dockerfile docker-compose.yml deploy/kubernetes/hasura/hasura.yaml deploy/kubernetes/reads/web.yaml'
# shellcheck disable=SC2086
images=$(sed --quiet --regexp-extended 's/^(FROM| *image:|# syntax=) *([a-z0-9./-]+:v?[0-9][^@ ]*)(@.*| .*)?$/\2/p' $files | sort --unique)
for image in $images; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "$image has no digest: $digest" >&2; exit 1; }
  # shellcheck disable=SC2086
  sed --in-place --regexp-extended "s#(^FROM |image: |syntax=)$image(@sha256:[0-9a-f]{64})?( |\$)#\1$image@$digest\3#" $files
  echo "$image@$digest"
done
