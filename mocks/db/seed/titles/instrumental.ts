export const INSTRUMENTAL: readonly string[] = `
  Lamina | Kelp | Sediment | Aurora Study | Halo | Isobar | Quartz | Littoral | Meridian | Fold | Tessera | Undula |
  Paper Wind | Nocturne in Grey | Vapor Trail | Estuary | Plateau | Grain | Orbit | Tidal Memory | Lichen |
  Slow Bloom | Refraction | Glacial | Solstice | Copper Field | Interval | Ember Line | Mirror Lake | Night Signal |
  Parallax | Drift | Axis | Fathom | Ritual | Wide Angle | Threshold | Silt | Canopy | Hexagon | Contour | Radiant |
  Arc | Sundial | Prisma | Migration | Echo Valley | Basalt | Filament | Low Sun | Cobalt | Sleep Pattern | Kinetic |
  Harmattan | Pollen | Shelter | Mesa | Halfway Bridge | Monolith | Opaline | Aria for Empty Rooms | Delta | Rotor |
  Strand | Subway Garden | Vesper | White Noise Hotel | Silver Birch | Latitude | Nebula Street | Open Field |
  Umbra | Cirrus | Feldspar | Loom | Ninth Floor | Waveform | Zenith | Amber Room | Concrete Bloom | Sextant |
  Tiderace | Ghost Tram | Blue Note Road | Ochre | Ternary | Murmuration | Sonar | Pine Cathedral | Thaw |
  Crossfade | Heliograph | Inlet | Quiet Engine | Winter Etude | Slate | Overpass | Eight Mirrors | Coda for June |
  Undertone
`
  .split('|')
  .map((title) => title.trim())
