import 'fake-indexeddb/auto';
import { connection } from '#app/lib/device/connection.ts';
import { emptyDatabases } from './empty-databases.ts';

// Test files share their globals and modules.
connection.succeeded();
await emptyDatabases();
