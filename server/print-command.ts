import { readCommand } from './read-command.ts'

// Whoever starts the server asks this first: a wrong word is named before anything is built, and most commands need no build.
try {
  process.stdout.write(readCommand(process.argv.slice(2), '.').name)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
