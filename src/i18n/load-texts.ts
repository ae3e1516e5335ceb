import i18next from 'i18next'

/** For loaders of routes: a screen renders once its texts are loaded, and never shows keys. */
export const loadTexts = (...namespaces: readonly string[]): Promise<void> => i18next.loadNamespaces([...namespaces])
