/** A storage that lives as long as the page. What is kept stands in it as in the browser's own: under its name. */
class PageStorage {
  [name: string]: unknown
  getItem(name: string): string | null {
    const value = Object.hasOwn(this, name) ? this[name] : null
    return typeof value === 'string' ? value : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
}

const kept = (name: 'localStorage' | 'sessionStorage') => {
  try {
    return { ...window[name] }
  } catch {
    // Nothing of it may be read either.
    return {}
  }
}

/** What the browser refuses to keep is kept in memory, beside what can still be read: nobody has to ask twice. */
export const installMemoryStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { configurable: true, value: Object.assign(new PageStorage(), kept(name)) })
}
