/** Ground, ink that can be read on it, and three colours that keep them company. */
export type Palette = { ground: string; ink: string; first: string; second: string; third: string }

const of = (ground: string, ink: string, first: string, second: string, third: string): Palette => ({
  ground,
  ink,
  first,
  second,
  third,
})

/** Light, like uncoated board. */
export const PAPER: readonly Palette[] = [
  of('#f4efe4', '#1d1b19', '#d8462b', '#1f4e79', '#e9b44c'),
  of('#efe9dd', '#22333b', '#c8553d', '#588b8b', '#f0b8a0'),
  of('#f6f1eb', '#2b2d42', '#e5383b', '#8d99ae', '#f2b705'),
  of('#e8ede7', '#14342b', '#4f8a5b', '#f26a4b', '#a9d3b6'),
  of('#f9ede3', '#3d1f2b', '#b5446e', '#f4a259', '#5b8e7d'),
  of('#e9e6f2', '#241e4e', '#6d4ad1', '#ff7f6a', '#a8dcc0'),
  of('#f3f3ee', '#111111', '#ff4d00', '#0a6cf0', '#c9c9bf'),
  of('#fbf3d5', '#2c2416', '#e07a1f', '#2a7f62', '#d1495b'),
]

/** Dark, like the back of a room. */
export const NIGHT: readonly Palette[] = [
  of('#0f1226', '#f3efe6', '#ff6b4a', '#5b6cff', '#ffd166'),
  of('#10231f', '#eaf4e7', '#3fb68b', '#f2c14e', '#e4572e'),
  of('#1b0f1f', '#f9e9f0', '#e0458b', '#7b4bd8', '#ffb36b'),
  of('#121417', '#eceff1', '#9aa7b4', '#ff5a36', '#4a5b6c'),
  of('#06202b', '#e6f2f2', '#16a3b8', '#f26b5e', '#f0d9a8'),
  of('#261313', '#fbeee0', '#d94a38', '#f0a04b', '#7a2e2e'),
  of('#0b0b0c', '#fafafa', '#e8ff3a', '#7f7f86', '#ff3d6e'),
]

/** Loud, from the other end of the rack. */
export const BOLD: readonly Palette[] = [
  of('#ff4d2e', '#1a0f0a', '#ffd9a0', '#7a1222', '#fff4e0'),
  of('#f2b705', '#1b1404', '#e0402a', '#0f4c5c', '#fff6d6'),
  of('#2741d6', '#f4f2ff', '#ff8a5c', '#9fc3ff', '#0e1a66'),
  of('#0f7b5f', '#f3f7e8', '#ffd25a', '#f27457', '#0a3d30'),
  of('#f4a6b7', '#2b0f18', '#d7263d', '#2e4057', '#fff0ee'),
  of('#6a2fe0', '#fff5fb', '#ffd23f', '#ff7ab8', '#2a0f66'),
  of('#c9e265', '#17210a', '#2f6f4f', '#ff6542', '#fdfde8'),
  of('#8ecae6', '#06283d', '#fb8500', '#023047', '#ffffff'),
]

export const EVERY_PALETTE: readonly Palette[] = [...PAPER, ...NIGHT, ...BOLD]
