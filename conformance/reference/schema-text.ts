import { z } from '#src/contract/zod.ts'

/** As much of JSON Schema as the contract uses. */
type Schema = {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: unknown[]
  items?: unknown
  properties?: Record<string, unknown>
  required?: string[]
  additionalProperties?: unknown
  propertyNames?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

const schemaOf = (value: unknown): Schema => (typeof value === 'object' && value !== null ? value : {})

/** What a reader has to know of a number, a text or a list beside its type. */
const limits = (schema: Schema): string => {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, format, pattern } = schema
  const [least, most] = [minimum ?? minLength ?? minItems, maximum ?? maxLength ?? maxItems]
  const isLeast = least !== undefined && least > Number.MIN_SAFE_INTEGER
  const isMost = most !== undefined && most < Number.MAX_SAFE_INTEGER
  const range =
    isLeast && isMost ? `${least} to ${most}` : isLeast ? `at least ${least}` : isMost ? `at most ${most}` : ''
  const shape = format ?? (pattern === undefined ? '' : pattern)
  return [shape, range].filter((part) => part !== '').join(', ')
}

const indent = (text: string) => text.replaceAll('\n', '\n  ')

/** Writes schemas as types; those that have a name are written by it. */
export const createWriter = (named: ReadonlyMap<string, string>) => {
  const fields = ({ properties = {}, required = [] }: Schema): string => {
    const lines = Object.entries(properties).map(([name, value]) => {
      const schema = schemaOf(value)
      const note = limits(schema.type === undefined && schema.anyOf !== undefined ? firstOf(schema) : schema)
      return `  ${name}${required.includes(name) ? '' : '?'}: ${indent(write(schema))}${note === '' ? '' : ` // ${note}`}`
    })
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`
  }
  /** The part of a nullable value that is not null. */
  const firstOf = ({ anyOf = [] }: Schema): Schema => schemaOf(anyOf.find((one) => schemaOf(one).type !== 'null'))

  const write = (schema: Schema): string => {
    const name = named.get(JSON.stringify(schema))
    if (name !== undefined) return name
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    if (schema.anyOf !== undefined) return schema.anyOf.map((one) => write(schemaOf(one))).join(' | ')
    if (schema.type === 'array') {
      const item = write(schemaOf(schema.items))
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`
    }
    if (schema.type === 'object' && schema.propertyNames !== undefined)
      return `Record<${write(schemaOf(schema.propertyNames))}, ${write(schemaOf(schema.additionalProperties))}>`
    if (schema.type === 'object') return fields(schema)
    return [schema.type ?? 'nothing'].flat().join(' | ')
  }
  return { write, fields }
}

/** The plain description of a schema: what is sent for an input, what is received for an output. */
export const describe = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return schemaOf(JSON.parse(JSON.stringify(described)))
}
