import { checkSettings } from './check-settings.ts'
import { readCommand } from './read-command.ts'

// Whoever starts the server asks this first: a wrong word or setting is named before anything is built, and most commands
// need no build.
try {
  const { name } = readCommand(process.argv.slice(2), '.')
  checkSettings(name, process.env)
  process.stdout.write(name)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
