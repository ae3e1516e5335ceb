import type { LoggedCall } from '#mocks/calls/call-log.ts'
import { z } from '#src/contract/zod.ts'

const refused = z.object({ message: z.string(), data: z.object({ code: z.string() }) })
/** The settings are inside a call inside a story. */
const DEPTH = 2

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** As the formatter leaves a text: with the quotes that need no escapes. */
const quoted = (text: string) => {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll(String.raw`\"`, '"')}'`
}
const keyOf = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key))

/** A value of JSON as it stands in the code of this project. */
const literal = (value: unknown, depth: number): string => {
  if (typeof value === 'string') return quoted(value)
  if (!isRecord(value)) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(
    ([key, part]) => `${isList ? '' : `${keyOf(key)}: `}${literal(part, depth + 1)}`,
  )
  const [first, last] = isList ? '[]' : '{}'
  if (parts.length === 0) return `${first}${last}`
  const margin = '  '.repeat(depth)
  return `${first}\n${parts.map((part) => `${margin}  ${part},\n`).join('')}${margin}${last}`
}

/** The first name or title in an answer: what a page most likely shows of it. */
const nameIn = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  const own = [value['title'], value['name']].find((text) => typeof text === 'string' && text !== '')
  return typeof own === 'string'
    ? own
    : Object.values(value)
        .map(nameIn)
        .find((name) => name !== undefined)
}

const settingsFor = ({ procedure, outcome }: LoggedCall): string => {
  if ('answer' in outcome) return `answer: { '${procedure}': ${literal(outcome.answer ?? null, DEPTH)} }`
  if ('lost' in outcome) return `silent: { '${procedure}': true }`
  const { data } = refused.safeParse(outcome.error)
  const code = data?.data.code ?? 'INTERNAL_SERVER_ERROR'
  const message = data?.message ?? code
  const text = message === code || message.includes(':') ? message : `${code}/${message}`
  return `fail: { '${procedure}': ${quoted(text)} }`
}

/** A story in which the page gets the same answer, to be completed with what it then shows. */
export const testOfCall = (call: LoggedCall, address: string, email: string): string => {
  const outcome = 'answer' in call.outcome ? 'gives this answer' : 'fails'
  const name = 'answer' in call.outcome ? nameIn(call.outcome.answer) : undefined
  const seen = name === undefined ? "getByRole('heading', { level: 1 })" : `getByText(${quoted(name)}).first()`
  return `import { emulate } from './fixtures/emulation.ts'
import { expect, signIn, test } from './fixtures/test.ts'

// Input: ${JSON.stringify(call.input ?? null)}
test('when ${call.procedure} ${outcome}, then …', async ({ page }) => {
  await emulate(page, {
    ${settingsFor(call)},
  })
  await signIn(page, '${email}', '${address}')
  await expect(page.${seen}).toBeVisible()
})
`
}
