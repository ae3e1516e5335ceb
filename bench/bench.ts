import { timeApi } from './api.ts'
import { timeBrowser } from './browser.ts'
import { isMissed, printFigures } from './figure.ts'

/** `npm run bench`, `npm run bench -- api`, `npm run bench -- browser`; `--strict` fails when an aim is missed. */
const asked = process.argv.slice(2)
const wants = (part: string): boolean => asked.includes(part) || !asked.some((one) => !one.startsWith('--'))

const figures = [...(wants('api') ? await timeApi() : []), ...(wants('browser') ? await timeBrowser() : [])]
printFigures(figures)
process.exit(asked.includes('--strict') && figures.some(isMissed) ? 1 : 0)
