import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import en from '#locales/en/lists.json' with { type: 'json' }
import italian from '#locales/it/lists.json' with { type: 'json' }
import { ReleaseStatus } from '#src/shared/list/table/cells.tsx'

await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { lists: en }, it: { lists: italian } }, defaultNS: 'lists' })

const markup = (props: ComponentProps<typeof ReleaseStatus>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ReleaseStatus {...props} />
    </MantineProvider>,
  )

describe.each([
  ['en', '2 updates need changes', '1 takedown refused'],
  ['it', '2 aggiornamenti da correggere', '1 ritiro rifiutato'],
])('in %s', (language, update, takedown) => {
  beforeAll(() => i18next.changeLanguage(language))

  test('when every store refused an update, then the row says so beside that the release is live', () => {
    const row = markup({ status: 'LIVE', stores: [{ state: 'UPDATE_REJECTED', count: 2 }] })
    expect(row).toContain(i18next.t('lists:releaseStatus.LIVE'))
    expect(row).toContain(update)
  })

  test('when the only store keeps what was to be taken down, then the row says so', () => {
    expect(markup({ status: 'LIVE', stores: [{ state: 'TAKEDOWN_REFUSED', count: 1 }] })).toContain(takedown)
  })

  test.each([
    ['LIVE', 'LIVE'],
    ['IN_REVIEW', 'PENDING_APPROVAL'],
    ['NEEDS_CHANGES', 'REJECTED'],
  ] as const)('when the status %s says all of its stores, then the row says nothing more', (status, state) => {
    expect(markup({ status, stores: [{ state, count: 1 }] })).not.toContain('data-states')
  })
})
