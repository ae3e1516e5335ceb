import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'

const show = () => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper
}

/** The browser's frame follows the scheme chosen here, which may not be the system's. */
export const followColorScheme = () => {
  show()
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
}

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const
export type ColorScheme = MantineColorScheme

/** The key under which Mantine stores the choice and reads it at start. */
const KEY = 'mantine-color-scheme-value'

const isColorScheme = (value: string | null): value is ColorScheme => COLOR_SCHEMES.some((scheme) => scheme === value)

const stored = (): ColorScheme => {
  const value = localStorage.getItem(KEY)
  return isColorScheme(value) ? value : 'auto'
}

/** Called before the first paint, so that a white page does not flash in the dark scheme. */
export const applyColorScheme = () => {
  const choice = stored()
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}

export const useColorScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return { colorScheme, setColorScheme }
}
