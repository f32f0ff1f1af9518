/** Takes the lock of a data directory, says so, and holds it until it is killed. */
import { takeLock } from '../../src-main/log/lock.ts';

const taken = takeLock(process.argv[2] ?? '');
process.stdout.write(taken.ok ? 'taken\n' : `${taken.no.code}\n`);
// Whoever forgets a lock lets go of it, once its memory is wanted.
setInterval(() => taken, 1000);
