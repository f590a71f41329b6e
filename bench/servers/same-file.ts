import type { AddressInfo } from 'node:net';
import express from 'express';

// The least that Express can do with a page: it sends one file, without logs, metrics or conditions.
const file = process.argv[2] ?? '';
const app = express();
app.get('/', (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.sendFile(file);
});
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGINT', () => server.close().closeAllConnections());
