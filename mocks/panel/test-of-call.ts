import type { LoggedCall } from '#mocks/calls/call-log.ts'
import { z } from '#src/contract/zod.ts'

const refused = z.object({ message: z.string(), data: z.object({ code: z.string() }) })
const LINE = 12

const indent = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(LINE - 8)}`)

const settingsFor = ({ procedure, outcome }: LoggedCall): string => {
  if ('answer' in outcome) return `answer: { '${procedure}': ${indent(outcome.answer ?? null)} }`
  if ('lost' in outcome) return `silent: { '${procedure}': true }`
  const { data } = refused.safeParse(outcome.error)
  const code = data?.data.code ?? 'INTERNAL_SERVER_ERROR'
  const message = data?.message ?? code
  const text = message === code || message.includes(':') ? message : `${code}/${message}`
  return `fail: { '${procedure}': '${text}' }`
}

/** A story in which the page gets the same answer, to be completed with what it then shows. */
export const testOfCall = (call: LoggedCall, address: string, email: string): string => {
  const outcome = 'answer' in call.outcome ? 'gives this answer' : 'fails'
  return `import { emulate } from './fixtures/emulation.ts'
import { expect, signIn, test } from './fixtures/test.ts'

// Input: ${JSON.stringify(call.input ?? null)}
test('when ${call.procedure} ${outcome}, then …', async ({ page }) => {
  await emulate(page, {
    ${settingsFor(call)},
  })
  await signIn(page, '${email}', '${address}')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
`
}
