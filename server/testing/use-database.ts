import { provideTestDatabase } from '#mocks/testing/test-database.ts'
import { openChosenDatabase } from './chosen-database.ts'

provideTestDatabase(async (catalogue) => (await openChosenDatabase())(catalogue))
