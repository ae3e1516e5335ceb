import { parseArgs } from 'node:util'
import { timeApi } from './api.ts'
import { timeBrowser } from './browser.ts'
import { timeDevelopment } from './development.ts'
import { endure } from './endurance.ts'
import { type Figure, isMissed, printFigure, printHead } from './figure.ts'
import { measureLoad } from './load/load.ts'
import { printWaterfall } from './load/waterfall.ts'
import { timeServer } from './server/server.ts'
import { timeSound } from './sound.ts'

/**
 * `npm run bench`, `npm run bench -- api`, `npm run bench -- browser`, `npm run bench -- dev`, `npm run bench -- sound`; `--strict` fails when an aim is missed. What
 * takes long has to be named: `npm run bench -- endurance` (a quarter of an hour), `npm run bench -- load --rounds 3`
 * (a minute and a half for each round), `npm run bench -- load waterfall cold`, `npm run bench -- server` (a quarter of an
 * hour, of which half only the first time; it needs Postgres on the machine, and always fails when an aim is missed).
 */
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean', default: false }, rounds: { type: 'string', default: '1' } },
})
const wants = (part: string): boolean => asked.includes(part) || asked.length === 0

const figures: Figure[] = []
const report = (figure: Figure) => {
  figures.push(figure)
  printFigure(figure)
}
if (wants('api') || wants('browser')) printHead('on the large catalogue')
if (wants('api')) await timeApi(report)
if (wants('browser')) await timeBrowser(report)
if (asked.includes('endurance')) {
  printHead('while tabs die and the worker is stopped')
  await endure(report)
}
if (asked.includes('dev')) {
  printHead('of a developer, best of some rounds')
  await timeDevelopment(report)
}
if (asked.includes('sound')) {
  printHead('of a master before it is uploaded')
  await timeSound(report)
}
if (asked.includes('server')) await timeServer(report)
const isWaterfall = asked.includes('waterfall')
if (isWaterfall) await printWaterfall(asked.at(-1))
const isLoadMissed = asked.includes('load') && !isWaterfall && (await measureLoad(Number(values.rounds)))
const isStrict = values.strict || asked.includes('server')
process.exit(isStrict && (isLoadMissed || figures.some(isMissed)) ? 1 : 0)
