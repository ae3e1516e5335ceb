import { timeApi } from './api.ts'
import { timeBrowser } from './browser.ts'
import { endure } from './endurance.ts'
import { type Figure, isMissed, printFigure, printHead } from './figure.ts'

/**
 * `npm run bench`, `npm run bench -- api`, `npm run bench -- browser`; `--strict` fails when an aim is missed. It takes
 * a quarter of an hour, so it has to be named: `npm run bench -- endurance`.
 */
const asked = process.argv.slice(2)
const wants = (part: string): boolean => asked.includes(part) || !asked.some((one) => !one.startsWith('--'))

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
process.exit(asked.includes('--strict') && figures.some(isMissed) ? 1 : 0)
