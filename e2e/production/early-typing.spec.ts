import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures/production.ts'
import { textsOf } from '../fixtures/texts.ts'

const entities = textsOf('en', 'entities')
const releases = textsOf('en', 'releases')

/**
 * Types into a field once, as soon as it is in the page: before React has run any later effect, because it takes every
 * task for a long one and lets the browser in between two of them.
 */
const typeOnSight = (page: Page, label: string, typed: string) =>
  page.addInitScript(
    ([name, text]) => {
      const read = performance.now.bind(performance)
      let ahead = 0
      performance.now = () => read() + (ahead += 6)
      if (sessionStorage.getItem('typed-on-sight') !== null) return
      const observer = new MutationObserver(() => {
        const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(name))
        if (!(found?.control instanceof HTMLInputElement)) return
        observer.disconnect()
        sessionStorage.setItem('typed-on-sight', text)
        found.control.focus()
        document.execCommand('selectAll')
        document.execCommand('insertText', false, text)
      })
      observer.observe(document, { childList: true, subtree: true })
    },
    [label, typed] as const,
  )

for (const [what, path, label] of [
  ['a form', '/people/new', entities('field.name')],
  ['a new release', '/releases/new?format=SINGLE&title=Paper+Boats&step=basics', releases('field.title')],
] as const)
  test(
    `when somebody types as soon as a field is there, then ${what} keeps it for after a reload`,
    { tag: '@desktop' },
    async ({ page }) => {
      await typeOnSight(page, label, 'Ada')
      await signIn(page, 'member@liner.test', path)
      await expect(page.getByLabel(label).first()).toHaveValue('Ada')
      await page.reload()
      await expect(page.getByLabel(label).first()).toHaveValue('Ada')
    },
  )
