import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

// Test files share their globals. Without this, a file would find what another one has stored.
globalThis.indexedDB = new IDBFactory();
