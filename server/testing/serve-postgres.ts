import { startPostgres } from './postgres.ts'

/** Before all tests of a run: one Postgres, whose databases they make as they need them. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { url, stop } = await startPostgres()
  process.env['LINER_POSTGRES'] = url('').replace(/\/$/, '')
  return stop
}
