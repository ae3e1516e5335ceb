import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../run.mjs'

const FOLDER = `${ROOT}dist/gallery`

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** One picture of a run: a failed one has a message, a changed one three files. */
const pictureOf = (title, { projectName: variant, results }) => {
  const { attachments, annotations, status, error } = results.at(-1)
  const noted = (type) => annotations.find((annotation) => annotation.type === type)
  const attached = (ending) => attachments.find(({ name }) => name.endsWith(`-${ending}.png`))?.path
  return {
    title,
    variant,
    status,
    actual: attached('actual'),
    diff: attached('diff'),
    kept: noted('kept')?.description,
    isNew: noted('new') !== undefined,
    message: stripVTControlCharacters(error?.message ?? '').split('\n')[0],
  }
}

/** What the last run took, from the report of Playwright. */
export const readPictures = (file) => {
  const { suites } = JSON.parse(readFileSync(file, 'utf8'))
  const all = suites.flatMap(specsOf).flatMap(({ title, tests }) => tests.map((test) => pictureOf(title, test)))
  const isChanged = ({ status, actual }) => status !== 'passed' && actual !== undefined
  return {
    all,
    changed: all.filter(isChanged),
    added: all.filter(({ isNew }) => isNew),
    failed: all.filter((picture) => picture.status !== 'passed' && !isChanged(picture)),
  }
}

const escaped = (text) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`)
const image = (file, caption) =>
  file !== undefined && existsSync(file)
    ? `<figure><a href="${escaped(relative(FOLDER, file))}"><img loading="lazy" src="${escaped(relative(FOLDER, file))}" alt=""></a><figcaption>${escaped(caption)}</figcaption></figure>`
    : ''

const row = (title, figures) => `<h3>${escaped(title)}</h3><div>${figures.join('')}</div>`

const STYLE = `body{margin:24px;font:14px/1.4 system-ui;background:#eee}div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}
figure{margin:0}img{display:block;height:320px;border:1px solid #999}figcaption{font-size:12px}h3{margin:24px 0 8px;font:14px monospace}`

/** Writes the contact sheet, changes first; answers where it is. */
export const writeSheet = ({ all, changed, added }) => {
  const byTitle = Map.groupBy(all, ({ title }) => title)
  const html = [
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>`,
    `<h1>${changed.length} changed, ${added.length} new, ${all.length} in all</h1>`,
    ...changed.map(({ title, variant, kept, actual, diff }) =>
      row(`${title} (${variant})`, [image(kept, 'kept'), image(actual, 'now'), image(diff, 'difference')]),
    ),
    '<h2>All</h2>',
    ...[...byTitle].map(([title, pictures]) =>
      row(
        title,
        pictures.map(({ actual, kept, variant }) => image(actual ?? kept, variant)),
      ),
    ),
  ]
  const file = `${FOLDER}/index.html`
  writeFileSync(file, html.join('\n'))
  return file
}
