import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'

const show = () => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper
}

/** What the system draws round the page follows the scheme that was chosen here, which may not be the system's own. */
export const followColorScheme = () => {
  show()
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
}

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const
export type ColorScheme = MantineColorScheme

/** Where the component library keeps the choice, and looks for it when it starts. */
const KEY = 'mantine-color-scheme-value'

const isColorScheme = (value: string | null): value is ColorScheme => COLOR_SCHEMES.some((scheme) => scheme === value)

const stored = (): ColorScheme => {
  const value = localStorage.getItem(KEY)
  return isColorScheme(value) ? value : 'auto'
}

/** Called before the first paint, so that nobody in the dark is dazzled by a white page. */
export const applyColorScheme = () => {
  const choice = stored()
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}

export const useColorScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return { colorScheme, setColorScheme }
}
