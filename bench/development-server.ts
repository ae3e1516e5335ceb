import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** `npm run dev` on a port of its own. */
export class DevelopmentServer {
  readonly #process: ChildProcess
  readonly origin: string

  private constructor(port: number) {
    const args = ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort']
    this.#process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.origin = `http://localhost:${port}`
  }

  static async start(): Promise<DevelopmentServer> {
    const server = new DevelopmentServer(await freePort())
    await server.#listening()
    return server
  }

  async #listening(): Promise<void> {
    const { stdout } = this.#process
    if (stdout === null) throw new Error('The development server says nothing.')
    // It goes on reading: a full pipe would stop the server.
    await new Promise<void>((resolve) => stdout.on('data', (text) => String(text).includes('Local') && resolve()))
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return
    const exited = once(this.#process, 'exit')
    this.#process.kill()
    await exited
  }
}
