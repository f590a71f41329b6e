import express, { Router } from 'express';
import { notFound } from '../platform/error-answer.ts';

/** `/photos`: stored pictures. A file never changes under its name, so a browser need not ask twice. */
export function photoFiles(directory: string): Router {
  const routes = Router();
  routes.use(
    express.static(directory, {
      dotfiles: 'ignore',
      index: false,
      redirect: false,
      immutable: true,
      maxAge: '365d',
      // Pictures come from people: should one ever be taken for a document, nothing in it may run.
      setHeaders: (response) => response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox"),
    }),
    notFound,
  );
  return routes;
}
