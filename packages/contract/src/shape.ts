import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** The shapes that have a name, each written in TypeScript. */
export type NamedShapes = Map<string, string>;

/**
 * A schema as people read it: a type in TypeScript, its descriptions as comments. Shapes that have a
 * name are named in it, and gathered in `named`.
 */
export function writeShape(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  named: NamedShapes,
  depth = 0,
): string {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const { $defs = {}, $schema: _, ...own } = whole;
  for (const [name, definition] of Object.entries($defs)) {
    if (!named.has(name)) named.set(name, write(definition, 0));
  }
  const name = typeof own.id === 'string' ? own.id : undefined;
  if (name === undefined) return write(own, depth);
  if (!named.has(name)) named.set(name, write(own, 0));
  return name;
}

function write(schema: Json | boolean, depth: number): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  const { $ref, enum: choices, const: only, type } = schema;
  if ($ref) return $ref.split('/').at(-1) ?? 'unknown';
  if (choices) return choices.map((choice) => quote(choice)).join(' | ');
  if (only !== undefined) return quote(only);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return [...new Set(several.map((each) => write(each, depth)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((each) => write(each, depth)).join(' & ');
  if (type === 'object') return writeObject(schema, depth);
  if (type === 'array') return writeArray(schema, depth);
  if (type === 'integer' || type === 'number') return 'number';
  if (Array.isArray(type))
    return type.map((each) => write({ ...schema, type: each }, depth)).join(' | ');
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  return 'unknown';
}

function writeArray({ items, prefixItems }: Json, depth: number): string {
  if (prefixItems) return `[${prefixItems.map((each) => write(each, depth)).join(', ')}]`;
  const item = items && !Array.isArray(items) ? write(items, depth) : 'unknown';
  return /[|&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function writeObject(schema: Json, depth: number): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).flatMap(([name, field]) => {
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
    const line = `${indent}${key}${required.includes(name) ? '' : '?'}: ${write(field, depth + 1)};`;
    const said = typeof field === 'object' ? field.description : undefined;
    return said ? [`${indent}/** ${said.replaceAll('*/', '*\\/')} */`, line] : [line];
  });
  if (lines.length > 0) return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
  if (typeof additionalProperties !== 'object') return 'Record<string, unknown>';
  return `Record<string, ${write(additionalProperties, depth)}>`;
}

function quote(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}
