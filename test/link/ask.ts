import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Asking {
  /** Of this computer's addresses, the one that is asked. */
  readonly to?: string;
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `fetch` would tidy the path and forbid the host. */
export function askAt(
  port: number,
  path: string,
  { to = '127.0.0.1', method = 'GET', host, headers = {}, body }: Asking = {},
): Promise<Answer> {
  const named = { host: host ?? `127.0.0.1:${port}`, ...headers };
  return new Promise((resolve, reject) => {
    const asked = request({ host: to, port, path, method, headers: named, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString('utf8')));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
