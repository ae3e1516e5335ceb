import { checkSettings } from './check-settings.ts'
import { admin } from './commands/admin.ts'
import { backup } from './commands/backup.ts'
import { migrateDatabase } from './commands/migrate.ts'
import { restore } from './commands/restore.ts'
import { serveApp } from './commands/serve.ts'
import { stores } from './commands/stores.ts'
import { work } from './commands/worker.ts'
import { type Command, readCommand } from './read-command.ts'

const COMMANDS: Record<Command['name'], (command: Command) => Promise<void>> = {
  serve: serveApp,
  migrate: migrateDatabase,
  worker: work,
  backup,
  restore,
  admin,
  stores,
}

try {
  // npm runs in the project's folder, and names the one in which it was typed.
  const command = readCommand(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
  checkSettings(command.name, process.env)
  await COMMANDS[command.name](command)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
