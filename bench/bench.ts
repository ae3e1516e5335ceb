import { timeApi } from './api.ts'
import { printFigures } from './figure.ts'

printFigures(await timeApi())
