import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theme } from '#src/ui/theme/theme.ts'

/** The CSS that Mantine would write into the page at each start, which the page's policy forbids; one declaration a line. */
const written = () => {
  const [, css] = /<style data-mantine-styles="true">(.*?)<\/style>/s.exec(
    renderToStaticMarkup(<MantineProvider theme={theme}>{null}</MantineProvider>),
  ) ?? ['', '']
  return css
    .replaceAll(/\s*\{\s*/g, ' {\n  ')
    .replaceAll(/;\s*/g, ';\n  ')
    .replaceAll(/\s*\}\s*/g, '\n}\n\n')
    .trim()
}

test('the sheet of variables equals the theme (updated by `vitest run -u`)', async () => {
  const css = written()
  expect(css).toContain('--mantine-color-ember-4')
  await expect(`${css}\n`).toMatchFileSnapshot('./variables.gen.css')
})
