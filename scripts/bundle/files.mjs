import { readdirSync, readFileSync } from 'node:fs'
import { ROOT } from '../run.mjs'

export const PRODUCTION = `${ROOT}dist/production/`
export const EMULATED = `${ROOT}dist/emulated/`

/** The scripts of a build, as paths within its folder. */
export const scriptsOf = (build) =>
  readdirSync(`${build}static`, { recursive: true })
    .map((file) => `static/${String(file)}`)
    .filter((file) => file.endsWith('.js'))

export const readText = (build, file) => readFileSync(`${build}${file}`, 'utf8')
