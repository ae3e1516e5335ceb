import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { abortOnPageHide } from '#src/platform/abort-on-page-hide.ts'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = new IDBFactory().open('rows', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('rows')
    request.onsuccess = () => resolve(request.result)
    request.addEventListener('error', () => reject(request.error))
  })
const endOf = (transaction: IDBTransaction) =>
  new Promise<string>((resolve) => {
    transaction.addEventListener('complete', () => resolve('complete'))
    transaction.addEventListener('abort', () => resolve('abort'))
  })
const pageHide = (persisted: boolean) => Object.assign(new Event('pagehide'), { persisted })

test.each([
  ['enters the back-forward cache', true, 'abort'],
  ['is unloaded', false, 'complete'],
])('when the page %s, then its transaction ends with its own event', async (_, persisted, end) => {
  const page = new EventTarget()
  const transaction = (await open()).transaction('rows')
  abortOnPageHide(transaction, page)
  transaction.objectStore('rows').get('first')
  page.dispatchEvent(pageHide(persisted))
  expect(await endOf(transaction)).toBe(end)
})

test('when the transaction has ended before, then nothing is aborted', async () => {
  const page = new EventTarget()
  const transaction = (await open()).transaction('rows')
  abortOnPageHide(transaction, page)
  transaction.objectStore('rows').get('first')
  expect(await endOf(transaction)).toBe('complete')
  expect(() => page.dispatchEvent(pageHide(true))).not.toThrow()
})
