import { globSync, readFileSync } from 'node:fs'
import * as artists from '#src/contract/artists.ts'
import * as assets from '#src/contract/assets.ts'
import * as sound from '#src/contract/assets.ts'
import * as auth from '#src/contract/auth.ts'
import * as labels from '#src/contract/labels.ts'
import * as members from '#src/contract/members.ts'
import * as notifications from '#src/contract/notifications.ts'
import * as organizations from '#src/contract/organizations.ts'
import * as people from '#src/contract/people.ts'
import type { AnyProcedure } from '#src/contract/procedure.ts'
import * as releases from '#src/contract/releases.ts'
import * as shared from '#src/contract/shared-schemas.ts'
import * as submissions from '#src/contract/submissions.ts'
import * as users from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'
import { RULES } from '../rules.ts'
import { PROCEDURES } from '../subject.ts'
import { createWriter, describe } from './schema-text.ts'

const ROOT = `${import.meta.dirname}/../..`
const MODULES = [
  shared,
  sound,
  artists,
  assets,
  auth,
  labels,
  members,
  notifications,
  organizations,
  people,
  releases,
  submissions,
  users,
]

/** What the contract exports by name, and two long lists. */
const entities = MODULES.flatMap((module) =>
  Object.entries<unknown>(module)
    // A bundler gives them in another order than Node.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, schema]) =>
      schema instanceof z.ZodMiniObject ? [{ name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, schema }] : [],
    ),
)
const lists = [
  { name: 'Permission', schema: z.enum(PERMISSIONS) },
  { name: 'NotificationType', schema: z.enum(NOTIFICATION_TYPES) },
]

const named = new Map(
  [...lists, ...entities].flatMap(({ name, schema }) =>
    (['input', 'output'] as const).map((io) => [JSON.stringify(describe(schema, io)), name] as const),
  ),
)
const { write, fields } = createWriter(named)

const whoMay = (path: string): string => {
  const rule = RULES.get(path)
  if (rule?.asks === 'PUBLIC') return 'anybody'
  if (rule === undefined || rule.asks === 'NOBODY') return 'whoever is signed in'
  if (rule.asks === 'SUPERADMIN') return 'super administrators'
  const where = rule.asks === 'NAMED' ? 'in the organization it is about' : 'in the chosen organization'
  return `${rule.permissions.join(' or ')} ${where}; super administrators`
}

/** The refusals that follow from how a procedure is declared and who may call it. */
const refusals = (path: string, { kind, input }: AnyProcedure): string[] => {
  const rule = RULES.get(path)
  const shape = input instanceof z.ZodMiniObject ? input.shape : {}
  const isFound = rule?.foreign === 'NOT_FOUND' || rule?.limited === 'NOT_FOUND'
  return [
    ...(Object.keys(shape).length > 0 ? ['BAD_REQUEST'] : []),
    ...(rule?.asks === 'PUBLIC' ? [] : ['UNAUTHORIZED']),
    ...(rule?.asks === 'PUBLIC' || (rule?.asks === 'NOBODY' && rule.placed !== true) ? [] : ['FORBIDDEN']),
    ...(isFound ? ['NOT_FOUND'] : []),
    ...(kind === 'mutation' && ('revision' in shape || 'id' in shape) ? ['CONFLICT'] : []),
  ]
}

const block = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

const procedureText = (path: string, procedure: AnyProcedure): string => {
  const [input, output] = [describe(procedure.input, 'input'), describe(procedure.output, 'output')]
  return [
    `### ${path}`,
    `${procedure.kind === 'query' ? 'Query' : 'Mutation'}, for ${whoMay(path)}. Refused with ${refusals(path, procedure).join(', ') || 'nothing of its own'}.`,
    block(`input: ${write(input)}\noutput: ${write(output)}`),
  ].join('\n\n')
}

const readCodes = (): Record<string, string> => {
  const texts = z.object({ code: z.record(z.string(), z.string()) })
  return texts.parse(JSON.parse(readFileSync(`${ROOT}/locales/en/errors.json`, 'utf8'))).code
}

/** The codes that are written in the sources of an area. */
const codesOf = (area: string, codes: Record<string, string>): string[] => {
  const files = globSync([`backend/${area}/*.ts`, `backend/tables/${area}.ts`], {
    cwd: ROOT,
    exclude: (name) => name.includes('.test.'),
  })
  const text = files.map((file) => readFileSync(`${ROOT}/${file}`, 'utf8')).join('\n')
  const written = [...text.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, code = '']) => code)
  return [...new Set(written)].filter((code) => code.includes('_') && code in codes).toSorted()
}

const areaText = (area: string, codes: Record<string, string>): string => {
  const own = codesOf(area, codes)
  const procedures = [...PROCEDURES].filter(([path]) => path.startsWith(`${area}.`))
  return [
    `## ${area}`,
    ...(own.length === 0 ? [] : [`Messages of this area: ${own.map((code) => `\`${code}\``).join(', ')}.`]),
    ...procedures.map(([path, procedure]) => procedureText(path, procedure)),
  ].join('\n\n')
}

/** The reference of the API, from the contract, the rules of who may what, and the words of the errors. */
export const writeReference = (): string => {
  const codes = readCodes()
  const areas = [...new Set([...PROCEDURES.keys()].map((path) => path.split('.')[0] ?? ''))]
  const preface = readFileSync(`${import.meta.dirname}/preface.md`, 'utf8').trim()
  const types = [
    ...lists.map(({ name, schema }) => `type ${name} = ${schema.options.map((option) => `"${option}"`).join(' | ')}`),
    ...entities.map(({ name, schema }) => `type ${name} = ${fields(describe(schema, 'output'))}`),
  ]
  const table = Object.entries(codes).map(
    ([code, text]) => `| \`${code}\` | ${text.replaceAll('|', '\\|').replaceAll(/\{\{[^}]+\}\}/g, '…')} |`,
  )
  return `${[
    preface,
    ['## Messages', '| message | what a person reads |\n|---|---|', ...table]
      .join('\n')
      .replace('## Messages\n', '## Messages\n\n'),
    '## Types',
    ...types.map(block),
    ...areas.map((area) => areaText(area, codes)),
  ].join('\n\n')}\n`
}
