import { describe, expect, test } from 'vitest'
import { type Recent, readRecent, rememberRecent } from '#src/app/command-palette/recent-rows.ts'
import { memoryStorage } from '#src/platform/testing/memory-storage.ts'

const release = (number: number): Recent => ({
  kind: 'releases',
  id: `6f1b8c1e-1111-4111-8111-${String(number).padStart(12, '0')}`,
  name: `<b>${number}</b>`,
  organizationId: null,
})
const page: Recent = { kind: 'command', id: 'page:artists' }

describe('the recent items', () => {
  test('when items are chosen, then they are listed from the last one on, each once, for this user alone', () => {
    const area = memoryStorage()
    for (const chosen of [release(1), page, release(2), release(1)]) rememberRecent('anna', chosen, () => area)
    expect(readRecent('anna', () => area)).toEqual([release(1), release(2), page])
    expect(readRecent('bruno', () => area)).toEqual([])
  })
  test('when 50 items are chosen, then 20 are kept, the last one first', () => {
    const area = memoryStorage()
    for (let number = 0; number < 50; number++) rememberRecent('anna', release(number), () => area)
    expect(readRecent('anna', () => area)).toHaveLength(20)
    expect(readRecent('anna', () => area)[0]).toEqual(release(49))
  })
  test.each([
    '{',
    'null',
    '[]',
    '{"state":7}',
    '{"state":[{"kind":"releases","id":"../../evil","name":"x","organizationId":null}]}',
    '{"state":[{"kind":"secrets","id":"6f1b8c1e-1111-4111-8111-111111111111","name":"x","organizationId":null}]}',
  ])('when the stored value is %s, then there are none', (raw) => {
    const area = memoryStorage()
    area.setItem('palette-recent:anna', raw)
    expect(readRecent('anna', () => area)).toEqual([])
    rememberRecent('anna', page, () => area)
    expect(readRecent('anna', () => area)).toEqual([page])
  })
  test('when there is no storage, then there are none', () => {
    const none = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    rememberRecent('anna', page, none)
    expect(readRecent('anna', none)).toEqual([])
  })
})
