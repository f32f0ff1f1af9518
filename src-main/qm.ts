import { main } from './qm/main.ts';
import { writeError } from './qm/output.ts';

// The one edge of the process: a bug ends here, told in one line and not as a trace.
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  writeError(`qm met a bug of its own: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 70;
}
