import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Job, Ports } from '#backend/ports.ts'
import type { ReadTables, Tables } from '#backend/tables/tables.ts'
import type { HandlersOf } from '#src/contract/procedure.ts'
import type { contract } from '#src/contract/router.ts'
import type { Language } from '#src/domain/interface-languages.ts'

dayjs.extend(utc)

/** What is done after a call is committed; nothing of it happens when the call fails. */
export type Task = Job | { kind: 'LAST_SEEN'; userId: string }

/** What a call comes with: its host's ports, its time, its origin and its credentials. */
export type CallEnvironment = {
  ports: Ports
  now: Date
  origin: string
  /** Of the page that calls. */
  language: Language
  /** The id of the session that the call's token opens; whether there is such a session is not known yet. */
  sessionId: string | null
  organizationId: string | null
}
/** What a query works with. */
export type Context = CallEnvironment & { tables: ReadTables; afterCommit: (task: Task) => void }
/** What a mutation works with. */
export type WriteContext = Context & { tables: Tables }

type Queries = HandlersOf<typeof contract, Context>
type Mutations = HandlersOf<typeof contract, WriteContext>
type Areas = typeof contract

/** A handler for each procedure of the contract: one that is missing or misnamed does not compile, nor a query that writes. */
export type Handlers = {
  [Area in keyof Areas]: {
    [Call in keyof Areas[Area]]: Areas[Area][Call] extends { kind: 'query' }
      ? Queries[Area][Call & keyof Queries[Area]]
      : Mutations[Area][Call & keyof Mutations[Area]]
  }
}

const LAST_TIME_ZONE_HOURS = 12
const FIRST_TIME_ZONE_HOURS = 14
const dayIn = (now: Date, hours: number) => dayjs.utc(now).add(hours, 'hour').format('YYYY-MM-DD')

/** The day of a call where it is still the earliest, `YYYY-MM-DD`: a day is in the past once it is over everywhere. */
export const earliestToday = ({ now }: Pick<Context, 'now'>): string => dayIn(now, -LAST_TIME_ZONE_HOURS)

/** The day of a call where it is the latest already, `YYYY-MM-DD`: a day is in the future while it has begun nowhere. */
export const latestToday = ({ now }: Pick<Context, 'now'>): string => dayIn(now, FIRST_TIME_ZONE_HOURS)

/** The day of a call, `YYYY-MM-DD`. */
export const todayOf = ({ now }: Pick<Context, 'now'>): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length)
