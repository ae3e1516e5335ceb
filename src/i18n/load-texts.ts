import i18next, { type CustomTypeOptions } from 'i18next'

type Namespace = keyof CustomTypeOptions['resources']

/** For loaders of routes: a screen renders once its texts are loaded, and never shows keys. */
export const loadTexts = (...namespaces: readonly Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces)
