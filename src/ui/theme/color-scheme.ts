import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const
type ColorScheme = MantineColorScheme

export const useColorScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return { colorScheme, setColorScheme }
}
