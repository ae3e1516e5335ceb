import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { labelDraft } from '#src/features/labels/label-form.tsx'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'

const address = vi.hoisted((): { edit?: true } => ({}))
vi.mock('@tanstack/react-router', () => ({
  createLink: () => () => null,
  useNavigate: () => vi.fn(),
  useSearch: () => address,
}))
vi.mock('#src/shared/page/page-header.tsx', () => ({ PageHeader: ({ actions }: { actions: ReactNode }) => actions }))
vi.mock('@mantine/core', () => ({ Button: ({ children }: { children: ReactNode }) => children }))
vi.mock('#src/shared/page/not-found.tsx', () => ({ isNotFound: () => false, NotFound: () => null }))
vi.mock('#src/shared/entity/entity-menu.tsx', () => ({ EntityMenu: () => null }))
vi.mock('#src/shared/form/form-draft-loader.tsx', () => ({ FormDraftLoader: () => 'Form' }))

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { entities: { edit: 'Edit' } } } }))

const ANSWERED = {
  error: null,
  errorUpdateCount: 0,
  fetchStatus: 'idle',
  refetch: vi.fn(),
  dataUpdatedAt: 0,
  failureCount: 0,
  isRefetchError: false,
} as const
const ENTITY = { id: 'lanterna', revision: 1, createdAt: '2026-01-01T00:00:00Z' }

test.each([
  [undefined, true, 'EditOverview'],
  [undefined, false, 'Overview'],
  [true, true, 'Form'],
  // Whoever has the address from somebody who manages it.
  [true, false, 'Overview'],
] as const)(
  'when edit is %s in the address and it is %s that the viewer may edit, then “%s” is shown',
  (edit, isEditable, shown) => {
    Object.assign(address, { edit })
    const markup = renderToStaticMarkup(
      <DetailScreen
        area="organizations"
        query={{ ...ANSWERED, data: ENTITY }}
        headingOf={({ id }) => ({ title: id })}
        Overview={() => 'Overview'}
        Menu={() => null}
        Form={() => 'Form'}
        isEditable={() => isEditable}
        draftSchema={labelDraft}
        save={() => Promise.resolve()}
      />,
    )
    expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(shown)
  },
)
