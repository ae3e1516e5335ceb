import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

const MARK = '/* prepared */ '
/**
 * Begins a statement that is asked again and again and always best answered in the same way: a connection keeps it with
 * its plan. What lists ask is planned anew each time, because it depends on how much a word or an organization has.
 */
export const PREPARED = sql.raw(MARK)

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const known = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  names.set(text, known)
  return known
}

/** A connection that keeps the statements that are marked so. */
export const preparing = (client: PoolClient): PoolClient =>
  new Proxy(client, {
    get: (target, property) =>
      property === 'query'
        ? (text: string, values: readonly unknown[]) =>
            target.query({ text, values: [...values], ...(text.startsWith(MARK) && { name: nameOf(text) }) })
        : Reflect.get(target, property),
  })
