import { z } from 'zod';
import type { Option } from '../rules/kernel/option.ts';

/** House rules by name, each with the values it offers; those that are left out stay as they usually are. */
export function optionsSchema<Values>(options: readonly Option[]): z.ZodType<Values> {
  const shape = options.map((option) => [option.name, z.exactOptional(optionSchema(option))]);
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<Values>;
}

function optionSchema(option: Option): z.ZodType {
  switch (option.type) {
    case 'choice':
      return z.enum(option.choices);
    case 'flag':
      return z.boolean();
    case 'number':
      return z.number().int().min(option.least).max(option.most);
    case 'numbers':
      return z.array(z.number().int().min(option.least).max(option.most)).length(option.default.length);
  }
}
