import { globSync, readFileSync } from 'node:fs'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theme } from '#src/ui/theme/theme.ts'

/** The palettes in use. The library brings eleven more, which no component of ours names. */
const PALETTES = new Set([...Object.keys(theme.colors ?? {}), 'red'])
const isUsed = (declaration: string) => {
  const [, palette] = /^\s*--mantine-color-([a-z]+)-(?:\d|text|filled|light|outline)/.exec(declaration) ?? []
  return palette === undefined || PALETTES.has(palette)
}

/** The CSS that Mantine would write into the page at each start, which the page's policy forbids; one declaration a line. */
const written = () => {
  const [, css] = /<style data-mantine-styles="true">(.*?)<\/style>/s.exec(
    renderToStaticMarkup(
      <MantineProvider theme={theme} deduplicateCssVariables={false}>
        {null}
      </MantineProvider>,
    ),
  ) ?? ['', '']
  return css
    .replaceAll(/\s*\{\s*/g, ' {\n  ')
    .replaceAll(/;\s*/g, ';\n  ')
    .replaceAll(/\s*\}\s*/g, '\n}\n\n')
    .split('\n')
    .filter(isUsed)
    .join('\n')
    .trim()
}

test('when the theme is written as CSS, then the sheet of variables equals it (updated by `vitest run -u`)', async () => {
  const css = written()
  expect(css).toContain('--mantine-color-ember-4')
  expect(css).not.toContain('--mantine-color-teal-4')
  await expect(`${css}\n`).toMatchFileSnapshot('./variables.gen.css')
})

test('when a component has a colour, then there is a palette for it', () => {
  const colors = globSync('src/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bcolor="(\w+)"/g)].map(([, color = '']) => color),
  )
  expect(colors).toContain('red')
  expect(colors.filter((color) => !PALETTES.has(color))).toEqual([])
})
