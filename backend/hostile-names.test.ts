import { expect, test } from 'vitest'
import { isStorableText } from '#backend/api/unstorable-text.ts'
import { testId } from '#mocks/testing/test-ids.ts'
import { refused, type Client, useApi } from '#mocks/testing/use-api.ts'
import { isVisible } from '#src/domain/text/visible.ts'
import { HOSTILE_VALUES } from '../e2e/fixtures/hostile-values.ts'

const api = useApi()

const MAKERS: Record<string, (client: Client, id: string, name: string) => Promise<{ name: string }>> = {
  organization: ({ organizations }, id, name) => organizations.create.mutate({ id, name, country: null }),
  artist: ({ artists }, id, name) => artists.create.mutate({ id, name }),
}

test.each(Object.entries(MAKERS))(
  'when the name of an %s is hostile, then it is stored as typed, or refused at a field',
  async (_, make) => {
    const member = await api.as('member')
    const taken = new Set<string>()
    for (const [index, value] of HOSTILE_VALUES.entries()) {
      const name = value.trim()
      const made = make(member, testId(30, index + 1), value)
      if (isVisible(name) && name.length <= 100 && isStorableText(name) && !taken.has(name.toLocaleLowerCase())) {
        expect((await made).name).toBe(name)
        taken.add(name.toLocaleLowerCase())
      } else expect(await refused(made)).toMatchObject({ code: 'BAD_REQUEST', fields: expect.anything() })
    }
  },
)
