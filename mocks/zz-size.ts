import { STYLES } from '#mocks/db/covers/styles.ts'
import { createRandom } from '#mocks/db/seed/random.ts'
for (const [i,style] of STYLES.entries()) { let m=0,a=0; for(let k=0;k<200;k++){const r=createRandom(k*31+i);const p=r.pick(style.palettes); const s=style.draw({title:'Everything but the Sea and More of It',artist:'The Paper Orchards, Maren Ashdown',random:r,noise:k},p); m=Math.max(m,s.length);a+=s.length/200}; console.log(i,m,Math.round(a)) }
