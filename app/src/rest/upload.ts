import { answerOf, type SessionPart } from './api.ts';

/** Reports the progress from 0 to 1, which `fetch` cannot. An aborted upload rejects as unreachable. */
export function uploadForm<Answer>(
  session: SessionPart,
  path: string,
  body: FormData,
  { onProgress }: { onProgress: (part: number) => void },
): Promise<Answer> {
  const request = () =>
    new Promise<Response>((resolve, reject) => {
      const upload = new XMLHttpRequest();
      upload.open('POST', path);
      upload.setRequestHeader('Accept', 'application/json');
      upload.withCredentials = true;
      upload.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
      upload.onload = () => {
        const headers = new Headers();
        for (const name of ['Content-Type', 'Retry-After']) {
          const value = upload.getResponseHeader(name);
          if (value) headers.set(name, value);
        }
        resolve(new Response(upload.responseText, { status: upload.status, headers }));
      };
      upload.onerror = () => reject(new TypeError('The upload did not reach the server.'));
      upload.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      upload.send(body);
    });
  return answerOf<Answer>(session, request);
}
