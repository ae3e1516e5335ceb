const addresses = import.meta.glob<string>('./*/*.json', {
  base: '/locales',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/**
 * The address of a namespace in a language; its name contains a hash. In development `config/dev/live-texts.ts` takes
 * the place of this file.
 */
export const textAddress = (language: string, namespace: string): string | undefined =>
  addresses[`./${language}/${namespace}.json`]
