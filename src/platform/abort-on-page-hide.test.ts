import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { abortOnPageHide } from '#src/platform/abort-on-page-hide.ts'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = new IDBFactory().open('rows', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('rows')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
const endOf = (transaction: IDBTransaction) =>
  new Promise<string>((resolve) => {
    transaction.addEventListener('complete', () => resolve('complete'))
    transaction.addEventListener('abort', () => resolve('abort'))
  })
const left = (persisted: boolean) => Object.assign(new Event('pagehide'), { persisted })

test.each([
  ['is kept for the way back', true, 'abort'],
  ['is gone', false, 'complete'],
])('a page that %s: its reading ends', async (_, persisted, end) => {
  const page = new EventTarget()
  const transaction = (await open()).transaction('rows')
  abortOnPageHide(transaction, page)
  transaction.objectStore('rows').get('first')
  page.dispatchEvent(left(persisted))
  expect(await endOf(transaction)).toBe(end)
})

test('a reading that ended stays as it was', async () => {
  const page = new EventTarget()
  const transaction = (await open()).transaction('rows')
  abortOnPageHide(transaction, page)
  transaction.objectStore('rows').get('first')
  expect(await endOf(transaction)).toBe('complete')
  expect(() => page.dispatchEvent(left(true))).not.toThrow()
})
