import i18next from 'i18next'

/** A route asks for its texts before it shows, so that no screen is ever half in keys. */
export const loadTexts = (...namespaces: readonly string[]): Promise<void> => i18next.loadNamespaces([...namespaces])
