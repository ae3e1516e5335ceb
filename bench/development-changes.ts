import type { Page } from '@playwright/test'

export type Change = {
  what: string
  file: string
  from: string
  to: (round: number) => string
  shown: (page: Page, round: number) => Promise<void>
}

/** In the list of labels, and in a new release whose title is “Untitled”. */
export const CHANGES: Change[] = [
  {
    what: 'a text is changed',
    file: 'locales/en/shell.json',
    from: '"royalties": "Royalties"',
    to: (round) => `"royalties": "Text ${round}"`,
    shown: (page, round) => page.getByText(`Text ${round}`, { exact: true }).first().waitFor(),
  },
  {
    what: 'a handler is changed',
    file: 'backend/labels/handlers.ts',
    from: '{ ...fields, nextIsrc, organization',
    to: (round) => `{ ...fields, name: 'Handler ${round}', nextIsrc, organization`,
    shown: (page, round) => page.getByText(`Handler ${round}`, { exact: true }).first().waitFor(),
  },
  {
    what: 'a rule is changed',
    file: 'src/domain/metadata/title.ts',
    from: '|untitled|',
    to: (round) => (round % 2 === 0 ? '|nothing|' : '|untitled|'),
    shown: (page, round) =>
      page
        .getByText('Stores reject generic titles')
        .first()
        .waitFor({ state: round % 2 === 0 ? 'hidden' : 'visible' }),
  },
]
