import { timeApi } from './api.ts'
import { timeBrowser } from './browser.ts'
import { type Figure, isMissed, printFigure, printHead } from './figure.ts'

/** `npm run bench`, `npm run bench -- api`, `npm run bench -- browser`; `--strict` fails when an aim is missed. */
const asked = process.argv.slice(2)
const wants = (part: string): boolean => asked.includes(part) || !asked.some((one) => !one.startsWith('--'))

const figures: Figure[] = []
const report = (figure: Figure) => {
  figures.push(figure)
  printFigure(figure)
}
printHead()
if (wants('api')) await timeApi(report)
if (wants('browser')) await timeBrowser(report)
process.exit(asked.includes('--strict') && figures.some(isMissed) ? 1 : 0)
