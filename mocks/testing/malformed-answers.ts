import { createRandom, type Random } from '#mocks/db/seed/random.ts'
import type { Contract } from '#src/contract/procedure.ts'
import { contract } from '#src/contract/router.ts'
import { z } from '#src/contract/zod.ts'

/** As much of JSON Schema as the outputs of the contract use. */
type Schema = {
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: unknown[]
  items?: unknown
  properties?: Record<string, unknown>
  required?: string[]
  additionalProperties?: unknown
  propertyNames?: unknown
}
const schemaOf = (value: unknown): Schema => (typeof value === 'object' && value !== null ? value : {})

/** An answer with at most one fault, and whether a screen can be given it all the same. */
export type Answer = { answer: unknown; fault: string; isReadable: boolean }
type Fault = { fault: string; value: unknown; isReadable: boolean }

const DROPPED = Symbol('dropped')
const LONG = 'Überlänge‮ <b>{{x}}</b> 🎛 '.repeat(400)
const BY_FORMAT: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  date: '2026-03-10',
  'date-time': '2026-03-10T10:00:00.000Z',
  email: 'ada@liner.test',
}
const BY_PATTERN = ['IT', '10:00']
const NO_DATES = ['NaN', '', 'Invalid Date', '2026-13-45', '10/03/2026']

/** A schema of one type. */
type Alternative = Omit<Schema, 'type' | 'anyOf'> & { type?: string | undefined }

const alternativesOf = ({ anyOf, type, ...schema }: Schema): Alternative[] => {
  if (anyOf !== undefined) return anyOf.flatMap((one) => alternativesOf(schemaOf(one)))
  return [type].flat().map((one) => (one === 'null' ? { type: one } : { ...schema, type: one }))
}
const kindOf = ({ type, enum: values, const: value }: Alternative): string => {
  const [first = value] = values ?? []
  return type ?? (first === undefined ? 'any' : typeof first)
}

/** One value of each kind that JSON has. */
const OF_KIND: Record<string, unknown> = {
  null: null,
  boolean: true,
  number: 7,
  string: 'a text',
  array: [null],
  object: { thisAnswer: 'has a wrong shape' },
}

const wrongKinds = (alternatives: readonly Alternative[]): Fault[] => {
  const right = new Set(alternatives.map(kindOf).map((kind) => (kind === 'integer' ? 'number' : kind)))
  const isAny = right.has('any')
  return Object.entries(OF_KIND)
    .filter(([kind]) => !right.has(kind))
    .map(([kind, value]) => ({ fault: `${kind} instead`, value, isReadable: isAny }))
}

const faultsOfKind = ({ type, format, pattern, properties, ...rest }: Alternative, sample: unknown): Fault[] => {
  if (rest.enum !== undefined || rest.const !== undefined)
    return [{ fault: 'unknown value', value: 'SOMETHING_NEW', isReadable: false }]
  if (format?.startsWith('date') === true)
    return NO_DATES.map((value) => ({ fault: 'no date', value, isReadable: false }))
  if (type === 'string' && format === undefined && pattern === undefined)
    return [
      { fault: 'long text', value: LONG, isReadable: true },
      { fault: 'empty text', value: '', isReadable: true },
    ]
  if (type === 'array') return [{ fault: 'empty list', value: [], isReadable: true }]
  if (type === 'integer') return [{ fault: 'fraction', value: 1.5, isReadable: false }]
  if (properties !== undefined && typeof sample === 'object')
    return [{ fault: 'further field', value: { ...sample, addedLater: { by: ['a newer server'] } }, isReadable: true }]
  return []
}

const build = (root: Schema, random: Random, target: number): Answer & { nodes: number } => {
  let nodes = 0
  let chosen: Fault = { fault: 'none', value: undefined, isReadable: true }

  const sampleOf = (schema: Alternative): unknown => {
    const { type, format, pattern, items, properties, additionalProperties, propertyNames } = schema
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return random.pick(schema.enum)
    if (type === 'array') {
      const all = Array.from({ length: random.int(1, 3) }, () => valueOf(schemaOf(items), true))
      return all.filter((value) => value !== DROPPED)
    }
    if (type === 'object' && propertyNames !== undefined) {
      const { enum: names } = schemaOf(propertyNames)
      const values = (names ?? ['key']).map(
        (name) => [String(name), valueOf(schemaOf(additionalProperties), names === undefined)] as const,
      )
      return Object.fromEntries(values.filter(([, value]) => value !== DROPPED))
    }
    if (type === 'object') {
      const fields = Object.entries(properties ?? {}).map(
        ([name, field]) => [name, valueOf(schemaOf(field), schema.required?.includes(name) !== true)] as const,
      )
      return Object.fromEntries(fields.filter(([, value]) => value !== DROPPED))
    }
    if (type === 'string') return BY_FORMAT[format ?? ''] ?? BY_PATTERN.find((text) => RegExp(pattern ?? '').test(text))
    return OF_KIND[type === 'integer' ? 'number' : (type ?? 'null')]
  }

  const valueOf = (schema: Schema, mayBeMissing: boolean): unknown => {
    const at = nodes
    nodes += 1
    const alternatives = alternativesOf(schema)
    const alternative = random.pick(alternatives)
    const sample = sampleOf(alternative)
    if (at !== target) return sample
    const faults = [
      ...wrongKinds(alternatives),
      ...faultsOfKind(alternative, sample),
      ...(schema === root ? [] : [{ fault: 'missing', value: DROPPED, isReadable: mayBeMissing }]),
    ]
    chosen = random.pick(faults)
    return chosen.value
  }

  const answer = valueOf(root, false)
  return { answer, fault: chosen.fault, isReadable: chosen.isReadable, nodes }
}

const areas: Contract = contract
const outputOf = (path: string): Schema => {
  const [area = '', name = ''] = path.split('.')
  const output = areas[area]?.[name]?.output
  if (output === undefined) throw new Error(`There is no procedure ${path}.`)
  return schemaOf(JSON.parse(JSON.stringify(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }))))
}

/** Answers to a procedure, made from its schema: the first as it should be, the others with one fault each. */
export const malformedAnswers = (path: string, count: number): Answer[] => {
  const schema = outputOf(path)
  return Array.from({ length: count }, (_, seed) => {
    const { nodes, ...right } = build(schema, createRandom(seed), -1)
    return seed === 0 ? right : build(schema, createRandom(seed), seed % nodes)
  })
}
