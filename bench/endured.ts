import type { Page } from '@playwright/test'
import type { Random } from '#mocks/db/seed/random.ts'
import type { Tab } from '../e2e/fixtures/tab.ts'

/** What was gone through, and what did not come through it. */
export type Endured = {
  kills: number
  /** Milliseconds of typing that each kill cost. */
  typing: number[]
  lost: string[]
  doubled: string[]
}

/** One release that is made while the tab dies again and again. */
export type Scene = { tab: Tab; random: Random; title: string; releaseId: string; endured: Endured }

export const SAVED = 'All changes saved'
const MUCH_TYPING_MS = 1000

/** Whether something is so fresh that it may be gone. */
export const isFresh = (since: number, diedAt: number) => diedAt - since <= MUCH_TYPING_MS

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export const kill = async ({ tab, endured }: Scene): Promise<number> => {
  const at = Date.now()
  await tab.die()
  endured.kills += 1
  return at
}

export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
export const saved = (page: Page) => page.getByText(SAVED)
