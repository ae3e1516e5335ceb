import { writeFile, mkdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { z } from '#src/contract/zod.ts'
import { startChild } from './child.ts'
import type { Driver } from './driver.ts'
import { retry } from './retry.ts'

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
}
const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event') }),
])
const evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.unknown() }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const node = z.object({ sharedId: z.string() })
const json = z.object({ value: z.optional(z.string()) })

const connect = async (address: string) => {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = message.parse(JSON.parse(String(data)))
    if (answer.type === 'event') return
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.type === 'success') call?.resolve(answer.result)
    else call?.reject(new Error(`${answer.error}: ${answer.message}`))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`Firefox did not answer at ${address}`)))
  })
  return (method: string, params: unknown): Promise<unknown> => {
    last += 1
    const id = last
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
}

type Options = { profile: string; width: number; height: number }

/** Firefox, driven by WebDriver BiDi. */
export const startFirefox = async ({ profile, width, height }: Options): Promise<Driver> => {
  await mkdir(profile, { recursive: true })
  const preferences = Object.entries(PREFERENCES)
  await writeFile(
    `${profile}/user.js`,
    preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''),
  )
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = startChild('firefox-esr', args, ['ignore', 'ignore', 'pipe'])
  const address = await new Promise<string>((resolve, reject) => {
    if (browser.stderr !== null)
      createInterface({ input: browser.stderr }).on('line', (line) => {
        const found = LISTENING.exec(line)?.[1]
        if (found !== undefined) resolve(found)
      })
    void browser.ended.then(() => reject(new Error('Firefox ended')))
  })
  const send = await connect(address)
  await send('session.new', { capabilities: {} })
  const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
  const context = tree.parse(await send('browsingContext.getTree', {})).contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width, height } })
  const call = async (functionDeclaration: string, args: readonly unknown[]) => {
    const answer = await send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
    })
    const outcome = evaluated.parse(answer)
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
    return outcome.result
  }

  return {
    // Another navigation may still be running.
    goto: async (url) => void (await retry(() => send('browsingContext.navigate', { context, url, wait: 'complete' }))),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    evaluate: async (source, args) => {
      const { value } = json.parse(
        await call(`async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`, args),
      )
      return value === undefined ? undefined : JSON.parse(value)
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    chooseFiles: async (source, args, files) => {
      const element = node.parse(await call(`(args) => (${source})(...JSON.parse(args))`, args))
      await send('input.setFiles', { context, element, files })
    },
    screenshot: async () =>
      z.object({ data: z.string() }).parse(await send('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await send('browser.close', {}).catch(() => browser.kill())
      await browser.ended
    },
  }
}
