import { writeFileSync } from 'node:fs'
import { STYLES } from '#mocks/db/covers/styles.ts'
import { drawCover } from '#mocks/db/covers/draw-cover.ts'
import { createRandom } from '#mocks/db/seed/random.ts'
const ts=['Everything I Ever Wanted to Tell You About the Weather in Northern Towns, Pt. 2','A','Donaudampfschifffahrtsgesellschaft','& <b>"Rock" \'n\' Roll</b>','雪の降る夜に聴きたい音楽','Il signore che vendeva i palloncini davanti alla stazione centrale di una città che non dirò']
const svgs=STYLES.flatMap((style,i)=>ts.map((title,j)=>{const random=createRandom(i*13+j*7+3);const p=random.pick(style.palettes);return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><rect width="1000" height="1000" fill="${p.ground}"/>${style.draw({title,artist:j%2?'The Extraordinarily Long-Winded Orchestra of the Lower Harbour, Juno Farrow':'Mira',random,noise:j},p)}</svg>`}))
writeFileSync('/tmp/seed/long.html', `<body style="margin:12px;background:#ddd;display:grid;gap:8px;grid-template-columns:repeat(12,200px)">${svgs.map(s=>`<img width=200 height=200 src="data:image/svg+xml;base64,${Buffer.from(s).toString('base64')}">`).join('')}`)
