/** One JSON line to standard output. A reader that has gone away (`| head`) ends the program quietly. */
export function writeLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function writeError(text: string): void {
  process.stderr.write(`${text}\n`);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
