import { type RawBuilder, sql } from 'kysely'
import { ALWAYS_SORTED, type ListName } from '#backend/tables/define-table.ts'
import { parseSearchText } from '#backend/tables/search-words.ts'
import { isFoundByCredits } from './credited-words.ts'
import { type AnyFilter, askedTogether, isJoined, partsOf } from './filter-parts.ts'
import {
  columnName,
  comparedColumns,
  type Described,
  FOUND_WORDS,
  keyColumn,
  LATEST,
  listColumn,
  OWNER,
  referredColumn,
  rowTable,
  searchTable,
  WORDS,
  wordOf,
} from './stored-columns.ts'

export type Condition = RawBuilder<boolean>
/** A table that a filter is about: its declaration, and the alias of its rows in the query. */
type Source = { name: string; alias: string }
/** What a row is besides, and whose. */
type Known = { parts: readonly AnyFilter[]; owner: string | undefined }

const TRUE: Condition = sql`true`
const FALSE: Condition = sql`false`
const joined = (conditions: readonly Condition[], [word, none, decisive]: readonly [string, Condition, Condition]) => {
  if (conditions.includes(decisive)) return decisive
  const counting = conditions.filter((condition) => condition !== none)
  const [only, ...more] = counting
  if (only === undefined) return none
  return more.length === 0 ? only : sql<boolean>`(${sql.join(counting, sql.raw(` ${word} `))})`
}
const every = (conditions: readonly Condition[]) => joined(conditions, ['and', TRUE, FALSE])
const some = (conditions: readonly Condition[]) => joined(conditions, ['or', FALSE, TRUE])
const opposite = (condition: Condition): Condition => {
  if (condition === TRUE) return FALSE
  // What cannot be compared does not match, and so its opposite does.
  return condition === FALSE ? TRUE : sql`(${condition}) is not true`
}
const isText = (value: unknown): value is string => typeof value === 'string'

/** Whose rows these are, as far as parts say so that all have to match. */
const ownerIn = (parts: readonly AnyFilter[]): string | undefined =>
  parts.map(({ is = {} }) => is['organizationId']).find(isText)

/** The column by which the rows of a table refer to another one. */
const referenceTo = ({ about: { refers = {} } }: Described, table: string): string => {
  const [column] = Object.entries(refers).find(([, other]) => other === table) ?? []
  if (column === undefined) throw new Error(`These rows do not refer to ${table}`)
  return columnName(column)
}

/** Words that begin so, as the index is asked: they hold letters and digits only. */
const beginning = (part: string): string => `'${wordOf(part)}':*`

/** Writes filters as SQL: a condition on the rows of one table, which holds for the rows that match in memory. */
export const createConditions = (declarations: Readonly<Record<string, Described>>) => {
  const declaredAs = (table: string): Described => {
    const declared = declarations[table]
    if (declared === undefined) throw new Error(`No table is called ${table}`)
    return declared
  }
  const column = ({ alias }: Source, name: string) => sql.ref(`${alias}.${name}`)
  const stored = (source: Source, name: string) =>
    sql`(select row -> ${sql.lit(name)} from ${sql.table(rowTable(source.name))} stored where stored.id = ${column(source, 'id')})`
  const storedText = (source: Source, name: string) =>
    sql`(select case when jsonb_typeof(row -> ${sql.lit(name)}) = 'string' then row ->> ${sql.lit(name)} end
      from ${sql.table(rowTable(source.name))} stored where stored.id = ${column(source, 'id')}) collate "C"`

  const isColumn = ({ name: table }: Source, name: string) =>
    ALWAYS_SORTED.some((each) => each === name) || comparedColumns(declaredAs(table)).has(name)
  const valueIs = (source: Source, name: string, value: unknown): Condition => {
    if (value === undefined) throw new Error(`A filter of ${source.name} says nothing of ${name}`)
    if (isText(value) && isColumn(source, name)) return sql`${column(source, columnName(name))} = ${value}`
    if (value === null && isColumn(source, name)) return sql`${column(source, columnName(name))} is null`
    return sql`${stored(source, name)} = ${JSON.stringify(value)}::jsonb`
  }
  const valueIsIn = (source: Source, name: string, values: readonly unknown[]): Condition => {
    const texts = values.filter(isText)
    if (isColumn(source, name) && texts.length === values.length)
      return sql`${column(source, columnName(name))} = any(${texts}::text[])`
    return some(values.map((value) => valueIs(source, name, value)))
  }
  const listed = (source: Source, list: ListName, ids: readonly string[]): Condition =>
    sql`${column(source, listColumn(list))} && ${ids}::text[]`
  const found = (source: Source, { search, own = false }: NonNullable<AnyFilter['found']>): Condition => {
    const asked = parseSearchText(search)
    if (asked === null) return TRUE
    const code = beginning(asked.code)
    const words = asked.words.map(beginning).join(' & ')
    const isByCredits = !own && isFoundByCredits(declaredAs(source.name))
    // One plain word is its own code.
    const query = words === code ? code : `${code} | (${words})`
    return sql`${column(source, isByCredits ? FOUND_WORDS : WORDS)} @@ ${query}::tsquery`
  }
  const other = (source: Source, table: string): Source => ({ name: table, alias: `${source.alias}_${table}` })
  const exists = (there: Source, reference: Condition, filter: AnyFilter): Condition =>
    sql`exists (select from ${sql.table(searchTable(there.name))} as ${sql.ref(there.alias)} where ${every([reference, match(there, filter)])})`
  /** Where it is known whose the rows are, those that refer to them are looked for among those of the same organization. */
  const has = (source: Source, table: string, filter: AnyFilter, owner: string | undefined): Condition => {
    const { referredBy = [] } = declaredAs(source.name).about
    if (referredBy.includes(table) && partsOf(filter).length === 0) return sql`${column(source, referredColumn(table))}`
    const there = other(source, table)
    const reference = referenceTo(declaredAs(table), source.name)
    const { ownedThrough } = declaredAs(table).about
    const isOwned = owner !== undefined && ownedThrough !== undefined && columnName(ownedThrough) === reference
    const refers = [
      sql<boolean>`${column(there, reference)} = ${column(source, 'id')}`,
      ...(isOwned ? [sql<boolean>`${column(there, OWNER)} = ${owner}`] : []),
    ]
    return exists(there, every(refers), filter)
  }
  const of = (source: Source, table: string, filter: AnyFilter): Condition => {
    const there = other(source, table)
    const reference = column(source, referenceTo(declaredAs(source.name), table))
    return exists(there, sql`${column(there, 'id')} = ${reference}`, filter)
  }
  const textOf = (source: Source, name: string) =>
    isColumn(source, name) ? column(source, columnName(name)) : storedText(source, name)
  const upTo = (source: Source, name: string, last: string): Condition => sql`${textOf(source, name)} <= ${last}`
  /** Written so, an index finds what is later. */
  const isAfter = (source: Source, name: string, last: string): Condition =>
    sql`(${textOf(source, name)} > ${last} or ${textOf(source, name)} is null)`

  const isLatestOf = (source: Source, names: readonly string[]): Condition => {
    const { latestOf = [] } = declaredAs(source.name).about
    if (latestOf.length === names.length && names.every((name) => latestOf.includes(name)))
      return sql`${column(source, LATEST)}`
    const later = { name: source.name, alias: `${source.alias}_later` }
    const ofSame = names.map((name): Condition => {
      const reference = columnName(name)
      return sql`${column(later, reference)} = ${column(source, reference)}`
    })
    const isLater: Condition = sql`(${column(later, 'created_at')}, ${column(later, 'id')}) > (${column(source, 'created_at')}, ${column(source, 'id')})`
    return sql`not exists (select from ${sql.table(searchTable(later.name))} as ${sql.ref(later.alias)} where ${every([...ofSame, isLater])})`
  }

  /** The condition of what a part of a filter asks about the columns of a row. */
  const compare = (source: Source, part: AnyFilter): Condition =>
    every([
      ...(part.ids === undefined ? [] : [valueIsIn(source, 'id', part.ids)]),
      ...Object.entries(part.is ?? {}).map(([name, value]) => valueIs(source, name, value)),
      ...Object.entries(part.in ?? {}).map(([name, values]) => valueIsIn(source, name, values ?? [])),
      ...Object.entries(part.upTo ?? {}).map(([name, last = '']) => upTo(source, name, last)),
      ...Object.entries(part.key ?? {}).map(
        ([key, value]): Condition => sql`${column(source, keyColumn(key))} = ${value}`,
      ),
      ...(part.credited === undefined ? [] : [listed(source, 'credited', part.credited)]),
      ...(part.contributed === undefined ? [] : [listed(source, 'contributed', part.contributed)]),
      ...(part.people === undefined ? [] : [listed(source, 'people', part.people)]),
      ...(part.tracks === undefined ? [] : [listed(source, 'tracks', part.tracks)]),
      ...(part.days === undefined ? [] : [listed(source, 'days', part.days)]),
      ...(part.found === undefined ? [] : [found(source, part.found)]),
      ...(part.olderThan === undefined
        ? []
        : [
            sql<boolean>`(${column(source, 'created_at')}, ${column(source, 'id')}) < (${part.olderThan.createdAt}, ${part.olderThan.id})`,
          ]),
      ...(part.latestOf === undefined ? [] : [isLatestOf(source, Object.keys(part.latestOf))]),
    ])
  /** The rows that match one of several filters, found by each for itself: where one joins other tables, nothing else is looked through. */
  const union = (source: Source, alternatives: readonly AnyFilter[], known: readonly AnyFilter[]): Condition => {
    const one = { name: source.name, alias: `${source.alias}_any` }
    const matching = alternatives.map(
      (filter) =>
        sql`select ${column(one, 'id')} from ${sql.table(searchTable(one.name))} as ${sql.ref(one.alias)} where ${match(one, { all: [...known, filter] })}`,
    )
    return sql`${column(source, 'id')} in (${sql.join(matching, sql` union all `)})`
  }
  const matchPart = (source: Source, part: AnyFilter, isWanted: boolean, { parts, owner }: Known): Condition => {
    const { any, all, not, has: related, of: its, upTo: last } = part
    if (not !== undefined) return match(source, not, !isWanted, owner)
    if (all !== undefined) return match(source, part, isWanted, owner)
    if (any !== undefined && isWanted && any.some(isJoined)) return union(source, any, parts)
    if (any !== undefined && isWanted) return some(any.map((one) => match(source, one)))
    if (any !== undefined) return every(askedTogether(any).map((one) => match(source, one, false, owner)))
    const referring = [
      ...Object.entries(related ?? {}).map(([table, filter]) => has(source, table, filter ?? {}, owner)),
      ...Object.entries(its ?? {}).map(([table, filter]) => of(source, table, filter ?? {})),
    ]
    // Written so, the database may join what is not there.
    if (referring.length > 0) return isWanted ? every(referring) : sql`not ${every(referring)}`
    if (last !== undefined && !isWanted)
      return every(Object.entries(last).map(([name, day = '']) => isAfter(source, name, day)))
    return isWanted ? compare(source, part) : opposite(compare(source, part))
  }
  const match = (source: Source, filter: AnyFilter, isWanted = true, outer?: string): Condition => {
    const parts = partsOf(filter)
    const known = parts.filter(({ is }) => is !== undefined)
    // Of what has not to match as a whole, no part is known to match.
    const owner = outer ?? (isWanted ? ownerIn(known) : undefined)
    return (isWanted ? every : some)(parts.map((part) => matchPart(source, part, isWanted, { parts: known, owner })))
  }
  /**
   * Where a filter asks for one of several things, each with all else that is asked, so that their rows can be put together
   * without looking for any of them again; undefined where it does not, or where that would look through other tables twice.
   */
  const alternativesOf = (source: Source, filter: AnyFilter): Condition[] | undefined => {
    const parts = partsOf(filter)
    const [choice, ...joinedParts] = parts.filter(isJoined)
    if (choice?.any === undefined || joinedParts.length > 0) return undefined
    const others = parts.filter((part) => part !== choice)
    return choice.any.map((one) => match(source, { all: [...others, one] }))
  }
  return { match, alternativesOf }
}
export type Conditions<R> = { match: (filter: R) => Condition; alternativesOf: (filter: R) => Condition[] | undefined }
