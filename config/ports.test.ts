import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Ports that nothing which uses fetch reaches: https://fetch.spec.whatwg.org/#bad-port. */
const BLOCKED = new Set(
  `0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139
  143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049
  3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`
    .split(/\s+/)
    .map(Number),
)

const FILES = globSync(
  ['*.{ts,md}', '.env.server', '{api,bench,config,conformance,docs,e2e,scripts,server}/**/*.{ts,mjs,md}'],
  { exclude: (name) => name.endsWith('.test.ts') },
)
/** `--port 80`, `PORT = '80'`, `PORT ?? 80`, `port: 80` and addresses of this machine. */
const NAMED = /(?:--port |\b[A-Z_]*PORT(?: =|: '?| \?\?) ?'?|\bport: '?|(?:localhost|127\.0\.0\.1):)(\d{2,5})\b/g

const PORTS = FILES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, port]) => ({ file, port: Number(port) })),
)

test('when ports are searched for, then those of each program are found', () => {
  const found = new Set(PORTS.map(({ file }) => file))
  for (const file of ['api/main.ts', '.env.server', 'docs/backend.md', 'server/read-command.ts', 'vite.config.ts'])
    expect(found).toContain(file)
  expect(found).toContain('playwright.config.ts')
  expect(found).toContain('scripts/pictures.mjs')
})

test('when a port is named in the repository, then fetch reaches it', () => {
  expect(PORTS.filter(({ port }) => BLOCKED.has(port))).toEqual([])
})

test('when the API is started as it comes, then the page looks for it at the same port', () => {
  const [own] = PORTS.filter(({ file }) => file === 'api/main.ts')
  const [asked] = PORTS.filter(({ file }) => file === '.env.server')
  expect(own?.port).toBe(asked?.port)
})
