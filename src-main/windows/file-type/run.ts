import { execFile } from 'node:child_process';
import type { Run } from './session-type.ts';

/** A tool that waits for somebody is not one of these. */
const longest = 20_000;

export const runTool: Run = (tool, args) =>
  new Promise((resolve) => {
    execFile(tool, args, { timeout: longest, windowsHide: true }, (error, out, err) => {
      const code = error?.code;
      if (code === 'ENOENT') resolve(undefined);
      else resolve({ code: error ? (typeof code === 'number' ? code : 1) : 0, said: out + err });
    });
  });
