import { globSync, readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const BACKDROP = /^(\S+)::backdrop$/
const PERCENTAGE = /^[\d.]+%$/
const ROW = /(?:^|[\s>+~])(?:tr|thead|tbody)(?:[:[][^\s>+~]*)?$/
const ROW_CLASS = /<(?:tr|thead|tbody)\b[^>]*?className=\{classes\.(\w+)\}/g

const rulesIn = (css: string): Rule[] => {
  const rules: Rule[] = []
  parse(css).walkRules((rule) => void rules.push(rule))
  return rules
}
const valueOf = (rule: Rule, property: string): string => {
  let value = ''
  rule.walkDecls(property, (declaration) => {
    value = declaration.value
  })
  return value
}
const mediaOf = ({ parent }: Rule): string => (parent?.type === 'atrule' ? (parent.toString().split('{')[0] ?? '') : '')

/** Percentage heights in a dialog without a height of its own: WebKit computes them as 0. */
const unresolvedHeights = (css: string): string[] => {
  const rules = rulesIn(css)
  const dialogs = rules.flatMap(({ selector }) => BACKDROP.exec(selector)?.[1] ?? [])
  const hasHeight = (selector: string, media: string) =>
    rules.some(
      (rule) => rule.selector === selector && mediaOf(rule) === media && /^[\d.]+/.test(valueOf(rule, 'height')),
    )
  return rules
    .filter((rule) => PERCENTAGE.test(valueOf(rule, 'height')) && valueOf(rule, 'position') !== 'absolute')
    .filter((rule) => {
      const [first = ''] = rule.selector.split(' ')
      const around = dialogs.some((dialog) => first.startsWith(dialog)) ? [first] : dialogs
      return around.some((dialog) => !hasHeight(dialog, mediaOf(rule)))
    })
    .map(({ selector }) => selector)
}

/** Positioned table rows: WebKit positions their children against the page. */
const positionedRows = (css: string, rowClasses: readonly string[]): string[] =>
  rulesIn(css)
    .filter(({ selectors }) => selectors.some((selector) => ROW.test(selector) || rowClasses.includes(selector)))
    .filter((rule) => valueOf(rule, 'position') === 'relative' && valueOf(rule, 'display') === '')
    .map(({ selector }) => selector)

const SHEETS = globSync('src/**/*.module.css')
/** The component of a stylesheet is beside it, not always under the same name. */
const rowClassesOf = (sheet: string): string[] =>
  globSync(`${sheet.slice(0, sheet.lastIndexOf('/'))}/*.tsx`)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((code) => code.includes(`#${sheet}`))
    .flatMap((code) => [...code.matchAll(ROW_CLASS)].map(([, name]) => `.${name}`))

test.each(SHEETS)('when WebKit applies %s, then heights and rows are as in Chromium', (sheet) => {
  const css = readFileSync(sheet, 'utf8')
  expect(unresolvedHeights(css)).toEqual([])
  expect(positionedRows(css, rowClassesOf(sheet))).toEqual([])
})

test('when a percentage height depends on the content, then it is found', () => {
  const dialog = '.box { max-height: 9px } .box::backdrop { opacity: 1 } .content { height: 100% }'
  expect(unresolvedHeights(dialog)).toEqual(['.content'])
  expect(unresolvedHeights(`${dialog} .box { height: 100dvh }`)).toEqual([])
  expect(
    unresolvedHeights('.box::backdrop {} .box[data-full] { height: 9px } .box[data-full] p { height: 100% }'),
  ).toEqual([])
  expect(unresolvedHeights('.box { height: 9px } .box::backdrop {} @media print { p { height: 100% } }')).toEqual(['p'])
})

test('when a row is positioned, then it is found by its tag and by its class', () => {
  expect(positionedRows('.table tr:hover { position: relative }', [])).toEqual(['.table tr:hover'])
  expect(positionedRows('.row { position: relative }', ['.row'])).toEqual(['.row'])
  expect(positionedRows('.row { position: relative; display: grid } tr td { position: relative }', ['.row'])).toEqual(
    [],
  )
})
