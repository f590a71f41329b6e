import { responseTo, type SessionPart } from './api.ts';

/** Reads a file from an endpoint of /api and offers it for saving under this name; rejects like `getJson`. */
export async function downloadFile(
  session: SessionPart,
  path: string,
  name: string,
  method = 'GET',
): Promise<void> {
  const response = await responseTo(session, () => fetch(path, { method, credentials: 'include' }));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
