import { writeFileSync } from 'node:fs'
import { drawCover } from '#mocks/db/covers/draw-cover.ts'
import { STYLES } from '#mocks/db/covers/styles.ts'
import { createRandom, seedOf } from '#mocks/db/seed/random.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
const c = seedCatalogue(new Date('2026-11-20T10:00:00Z'))
const covers = c.files.filter((f) => f.drawing?.kind === 'COVER').map((f) => f.drawing)
const [from, to, size, cols, out, mode] = process.argv.slice(2)
let svgs
if (mode === 'styles') {
  svgs = []
  const k = Number(from)
  STYLES.forEach((style, i) => {
    for (let j = 0; j < Number(to); j++) {
      const d = covers[(i * 7 + j * 3) % covers.length]
      const random = createRandom(seedOf(`x${i}/${j}/${k}`))
      const p = random.pick(style.palettes)
      svgs.push(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><rect width="1000" height="1000" fill="${p.ground}"/>${style.draw({ title: d.title, artist: d.subtitle, random, noise: seedOf(`x${i}/${j}`) }, p)}</svg>`,
      )
    }
  })
} else if (mode === 'portrait' || mode === 'logo')
  svgs = c.files
    .filter((f) => f.drawing?.kind === mode.toUpperCase())
    .slice(Number(from), Number(to))
    .map((f) => drawCover(f.drawing))
else svgs = covers.slice(Number(from), Number(to)).map(drawCover)
console.log(
  svgs.length,
  'max',
  Math.max(...svgs.map((s) => s.length)),
  'avg',
  svgs.reduce((a, s) => a + s.length, 0) / svgs.length,
)
const imgs = svgs
  .map(
    (s, i) => `<img width=${size} height=${size} src="data:image/svg+xml;base64,${Buffer.from(s).toString('base64')}">`,
  )
  .join('')
writeFileSync(
  out,
  `<body style="margin:12px;background:#ddd;display:grid;gap:12px;grid-template-columns:repeat(${cols},${size}px)">${imgs}`,
)
