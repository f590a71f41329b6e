#!/bin/sh
# Releases the images that kustomization.yaml names: migrations and metadata first, then the web servers, which have the files
# of both releases, then the servers whose pages name them, one after the other.
#
#   deploy/kubernetes/release.sh
#
# Nothing is replaced when the migrations fail: kubectl --namespace lavoir logs job/migrations
set -eu
folder=$(dirname "$0")
kubectl --namespace lavoir delete job migrations metadata-reads --ignore-not-found
kubectl apply --kustomize "$folder" --selector release-step=migrate
kubectl --namespace lavoir wait --for=condition=complete --timeout=900s job/migrations
# Only with reads/ in kustomization.yaml.
if kubectl kustomize "$folder" | grep --quiet 'name: metadata-reads'; then
  kubectl apply --kustomize "$folder" --selector release-step=reads
  kubectl --namespace lavoir wait --for=condition=complete --timeout=900s job/metadata-reads
fi
kubectl apply --kustomize "$folder" --selector release-step=web
kubectl --namespace lavoir rollout status --timeout=900s deployment/web
kubectl apply --kustomize "$folder"
kubectl --namespace lavoir rollout status --timeout=900s deployment/hasura
kubectl --namespace lavoir rollout status --timeout=900s deployment/actions-server
