import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eveningFileSchema } from '../../src-main/logbook/files/json.ts';

const path = join(import.meta.dirname, '../../docs/evening.schema.json');

/** `QM_WRITE=1` writes it anew. */
test('docs/evening.schema.json is the schema that evenings are read by', () => {
  const schema = z.toJSONSchema(eveningFileSchema, { io: 'input', unrepresentable: 'any' });
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (process.env['QM_WRITE'] === '1') writeFileSync(path, text);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(text));
});
