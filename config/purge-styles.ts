import postcss, { type Declaration, type Root } from 'postcss'
import type { Plugin } from 'vite'

const VARIABLE = /--mantine-color-([a-z]+)-(\d|filled|light|outline|text|contrast)/g
const paletteOf = ({ prop }: Declaration) => [...prop.matchAll(VARIABLE)][0]?.[1]

const usedIn = (sheets: readonly Root[]) => {
  const used = new Set<string>()
  for (const sheet of sheets)
    sheet.walkDecls((declaration) => {
      for (const [, palette] of declaration.value.matchAll(VARIABLE))
        if (palette !== undefined && palette !== paletteOf(declaration)) used.add(palette)
    })
  return used
}

/** Mantine declares fourteen palettes: those that neither a style nor a component names are left out. */
export const purgeStyles = (): Plugin => ({
  name: 'purge-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('')
    const sheets = files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [{ file, sheet: postcss.parse(String(file.source)) }]
        : [],
    )
    const used = usedIn(sheets.map(({ sheet }) => sheet))
    const isUsed = (palette: string) => used.has(palette) || new RegExp(`["'\`]${palette}["'\`]`).test(code)
    for (const { file, sheet } of sheets) {
      sheet.walkDecls((declaration) => {
        const palette = paletteOf(declaration)
        if (palette !== undefined && !isUsed(palette)) declaration.remove()
      })
      file.source = sheet.toString()
    }
  },
})
