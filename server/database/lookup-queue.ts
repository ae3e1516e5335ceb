import { type RawBuilder, sql } from 'kysely'
import { PREPARED } from './prepared-statements.ts'
import type { Connection } from './sql-table.ts'

/** What is there for a value: the text of a row, or a number; the place of a row is when it was made. */
export type Found = { value: string; data: string; place: number }
/** Writes a question about several values, whose answer has the columns value, data and place. */
export type Question = (values: readonly string[]) => RawBuilder<unknown>

/** As the statement says; a place is sent as text. Hundreds of these in a call are not looked at one by one. */
type Answered = { question: number; value: string; data: string; place: string }
const NOTHING: readonly Found[] = []

type Answers = Map<string, Map<string, Found[]>>
type Asked = { questions: Map<string, { question: Question; values: Set<string> }>; answers: Promise<Answers> }

/** What can go on without the database has gone on, and asked for what it needs. */
const everybodyAsked = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/**
 * Asks about values one by one, and the database about all of a tick at once, whichever tables they are of: the views of a
 * page ask the same of each of its rows, and a way to the database and back costs more than what it fetches.
 */
export const lookupQueue = (connection: Connection) => {
  let waiting: Asked | undefined

  const send = async (questions: Asked['questions']): Promise<Answers> => {
    const all = [...questions.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const parts = all.map(
      ([, { question, values }], at) =>
        sql`select ${sql.lit(at)} as question, * from (${question([...values])}) q${sql.raw(`${at}`)}`,
    )
    const asked = sql<Answered>`${PREPARED}${sql.join(parts, sql` union all `)}`
    const { rows } = await asked.execute(connection)
    const answers: Answers = new Map(all.map(([name]) => [name, new Map()]))
    const found = rows.map((row) => ({ ...row, place: Number(row.place) })).toSorted((a, b) => a.place - b.place)
    for (const { question, value, data, place } of found) {
      const [name] = all[question] ?? ['']
      const of = answers.get(name)?.get(value)
      if (of === undefined) answers.get(name)?.set(value, [{ value, data, place }])
      else of.push({ value, data, place })
    }
    return answers
  }
  const start = (): Asked => {
    const questions: Asked['questions'] = new Map()
    const ask = async () => {
      await everybodyAsked()
      waiting = undefined
      return send(questions)
    }
    return { questions, answers: ask() }
  }
  /** The same name is the same question. */
  return async (name: string, question: Question, value: string): Promise<readonly Found[]> => {
    waiting ??= start()
    const { questions, answers } = waiting
    const asked = questions.get(name) ?? { question, values: new Set() }
    questions.set(name, asked)
    asked.values.add(value)
    return (await answers).get(name)?.get(value) ?? NOTHING
  }
}
export type Look = ReturnType<typeof lookupQueue>
