import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

const app = new Hono().get('*', (context) => context.text('Liner'))
const OTHER_THAN_LOOPBACK = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const at = async (host: string | undefined, proxies: number) => {
  const { server, url } = await listen(app, { host, port: 0, proxies, overrideGlobalObjects: false })
  const listening = server.address()
  const { address, port } = typeof listening === 'object' && listening !== null ? listening : { address: '', port: 0 }
  const isAnswered = (from: string) =>
    fetch(`http://${from}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  const found = {
    address,
    url: url.replace(String(port), 'PORT'),
    answers: [
      await isAnswered('127.0.0.1'),
      OTHER_THAN_LOOPBACK !== undefined && (await isAnswered(OTHER_THAN_LOOPBACK)),
    ],
  }
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  await once(server, 'close')
  return found
}
const FROM_OUTSIDE = OTHER_THAN_LOOPBACK !== undefined

test('when there is no proxy, then every address of the machine answers', async () => {
  expect(await at(undefined, 0)).toMatchObject({ url: 'http://localhost:PORT', answers: [true, FROM_OUTSIDE] })
})

test('when a proxy stands before it, then nobody reaches it from outside past the proxy', async () => {
  const found = await at(undefined, 1)
  expect(found).toEqual({ address: '127.0.0.1', url: 'http://localhost:PORT', answers: [true, false] })
})

test('when an address is named, then that one answers, with a proxy too', async () => {
  expect(await at('0.0.0.0', 1)).toMatchObject({ address: '0.0.0.0', answers: [true, FROM_OUTSIDE] })
  expect(await at('127.0.0.2', 0)).toEqual({
    address: '127.0.0.2',
    url: 'http://127.0.0.2:PORT',
    answers: [false, false],
  })
})

test('when the port is taken, then the error says how to name another one', async () => {
  const options = { host: '127.0.0.1', proxies: 0, overrideGlobalObjects: false }
  const { server } = await listen(app, { ...options, port: 0 })
  onTestFinished(() => void server.close())
  const taken = server.address()
  const port = typeof taken === 'object' && taken !== null ? taken.port : 0
  await expect(listen(app, { ...options, port })).rejects.toThrow(
    `Port ${port} is taken: name another one with --port.`,
  )
})

test('when the address is not of this machine, then nothing starts', async () => {
  await expect(listen(app, { host: '192.0.2.1', port: 0, proxies: 0, overrideGlobalObjects: false })).rejects.toThrow(
    'EADDRNOTAVAIL',
  )
})
