import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { Host, serve } from '../fixtures/deploys.ts'
import { startFirefox } from './firefox.ts'
import { User } from './user.ts'
import { startWebKit } from './webkit.ts'

export type Options = { engine: 'webkit' | 'firefox'; size: { width: number; height: number } }
type Network = { origin: string; host: Host; cut: () => Promise<void>; restore: () => Promise<void> }

export const test = base.extend<Options & { network: Network; user: User }>({
  engine: ['webkit', { option: true }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  network: async ({ browserName: _browser }, use) => {
    const host = new Host()
    let server = await serve(host)
    const { port } = server
    await use({
      host,
      origin: `http://localhost:${port}`,
      cut: () => server.stop(),
      restore: async () => {
        server = await serve(host, port)
      },
    })
    await server.stop()
  },
  user: async ({ engine, size, network }, use, info) => {
    const start = engine === 'webkit' ? startWebKit : startFirefox
    const driver = await start({ profile: info.outputPath('profile'), ...size })
    try {
      await use(new User(driver, network.origin))
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('screen.png'), await driver.screenshot(), 'base64')
    } finally {
      await driver.close()
    }
  },
})
