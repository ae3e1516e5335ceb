import type { MantineColorsTuple } from '@mantine/core'

/** Paler to deeper; the ninth stands on paper, the fifth on the dark ground. */
export const ember: MantineColorsTuple = [
  '#fdeee4',
  '#fbdcc9',
  '#f8bd99',
  '#fb9f6b',
  '#ff8a4c',
  '#f26a22',
  '#e0570f',
  '#d04a0c',
  '#c2410c',
  '#9a330a',
]

export const warmGray: MantineColorsTuple = [
  '#faf8f4',
  '#f3efe8',
  '#e7e2d9',
  '#d8d1c5',
  '#8f867a',
  '#80776b',
  '#645d53',
  '#4d473f',
  '#322e28',
  '#16130f',
]

export const warmDark: MantineColorsTuple = [
  '#f2eee7',
  '#d5cec2',
  '#aba397',
  '#8f867a',
  '#7d7468',
  '#2e2a25',
  '#1c1a17',
  '#141210',
  '#100e0c',
  '#0b0a08',
]
