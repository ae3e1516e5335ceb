import { useMantineColorScheme } from '@mantine/core'

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const

export const useColorScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return { colorScheme, setColorScheme }
}
