import { signals } from '../driver.ts';
import type { ReaderDriver } from '../driver.ts';
import { qm1Conversation } from './conversation.ts';
import { parsePositions } from './positions.ts';
import { Register } from './register.ts';

export const qm1: ReaderDriver = {
  kind: 'qm1',
  title: 'QM1',
  lines: [{ baudRate: 115_200 }, { baudRate: 9600 }],
  proof: 'hello',
  strength: 'hello',
  tags: 'comes-and-goes',
  signals,
  converse: (memory) => qm1Conversation(parsePositions(memory)),
  sharing: () => {
    const register = new Register();
    return { ...qm1, converse: (memory) => qm1Conversation(parsePositions(memory), register) };
  },
};
