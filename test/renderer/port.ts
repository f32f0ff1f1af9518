import { createServer } from 'node:net';

/** Whether nobody listens there. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((told) => {
    const tried = createServer();
    tried.once('error', () => {
      told(false);
    });
    tried.listen(port, '127.0.0.1', () => {
      tried.close(() => {
        told(true);
      });
    });
  });

/** Ten for each process that tests, where the system lends none by itself. */
const ports = { from: 20_000, each: 10, processes: 1200 };

/**
 * One for all stands of a process that come one after another, as for a table from evening to evening: a window that
 * is handed on has the files of the pages still, as a browser has that was there before.
 */
export async function usualPort(): Promise<number> {
  const first = ports.from + (process.pid % ports.processes) * ports.each;
  for (let port = first; port < first + ports.each; port++) if (await isFree(port)) return port;
  return 0;
}
