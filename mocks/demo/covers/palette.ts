/** Ground, ink and two colours that go with them. */
export type Palette = { ground: string; ink: string; first: string; second: string }

const of = (ground: string, ink: string, first: string, second: string): Palette => ({ ground, ink, first, second })

export const PALETTES: readonly [Palette, ...Palette[]] = [
  of('#f3ead7', '#1d1a16', '#d1492e', '#20537a'),
  of('#14213d', '#f4f1ea', '#fca311', '#e5383b'),
  of('#e9e4f0', '#2b1a3d', '#7b4bb7', '#e07a5f'),
  of('#0f2e2a', '#f2efe4', '#e9c46a', '#2a9d8f'),
  of('#f7d9c4', '#3a1f1a', '#c9583e', '#355070'),
  of('#1a1a1d', '#f5f0e8', '#c3073f', '#6f7fd0'),
  of('#dfe7e1', '#16302b', '#e4572e', '#2e6f60'),
  of('#f2c14e', '#241a0c', '#d1331f', '#1f4e5f'),
  of('#27374d', '#eef2f3', '#9db2bf', '#f08a5d'),
  of('#f0efeb', '#2f2f2f', '#6d8b74', '#c44536'),
  of('#5b1a2e', '#f9e7d9', '#ef7f5a', '#f3c969'),
  of('#c9d8e6', '#10243a', '#ef5b5b', '#20639b'),
]
