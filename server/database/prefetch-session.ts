import { sql } from 'kysely'
import type { Look, Question } from './lookup-queue.ts'
import type { OpenTables } from './sql-database.ts'

/** The user of a session. */
const usersOf: Question = (sessions) =>
  sql`select s.id as value, u.row::text as data, 0::bigint as place
    from tokens_search s join users u on u.id = s.user_id where s.id = any(${sessions}::text[])`
const membershipsOf: Question = (sessions) =>
  sql`select s.id as value, m.row::text as data, t.made as place
    from tokens_search s join memberships_search t on t.user_id = s.user_id join memberships m on m.id = t.id
    where s.id = any(${sessions}::text[])`

/** Every call asks whose its session is, and then for the user and the memberships: they come with the session. */
export const prefetchSession = (tables: OpenTables, look: Look): OpenTables => {
  const { tokens, users, memberships } = tables
  const get = async (id: string) => {
    const [session, [user], own] = await Promise.all([
      tokens.get(id),
      look('users of sessions', usersOf, id),
      look('memberships of sessions', membershipsOf, id),
    ])
    if (session !== undefined) {
      users.prefetchRow(session.userId, user?.data)
      const rows = own.map(({ data }) => data)
      memberships.prefetchRows('user_id', session.userId, rows)
    }
    return session
  }
  return { ...tables, tokens: { ...tokens, get } }
}
