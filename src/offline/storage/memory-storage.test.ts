import { expect, test, vi } from 'vitest'
import { installMemoryStorage } from '#src/offline/storage/memory-storage.ts'

const over = (storage: PropertyDescriptor) => {
  const page: { localStorage?: Storage } = Object.create({ sessionStorage: {} })
  Object.defineProperty(page, 'localStorage', { configurable: true, ...storage })
  vi.stubGlobal('window', page)
  installMemoryStorage()
  return page.localStorage
}

test('when the browser refuses all access to a storage, then the page has one in memory', () => {
  const storage = over({
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(storage?.getItem('name')).toBeNull()
  storage?.setItem('name', 'value')
  expect([storage?.getItem('name'), Object.keys(storage ?? {})]).toEqual(['value', ['name']])
  storage?.removeItem('name')
  expect(storage?.getItem('name')).toBeNull()
})

test('when only nothing more fits, then what is stored stays readable', () => {
  expect(over({ value: { session: 'stored' } })?.getItem('session')).toBe('stored')
})

test('when an entry with the name of a function is asked for, then there is none', () => {
  expect(over({ value: {} })?.getItem('getItem')).toBeNull()
})
