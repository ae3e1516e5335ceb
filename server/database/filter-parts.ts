import type { Filter } from '#backend/tables/table.ts'

export type AnyFilter = Filter<Readonly<Record<string, unknown>>>

const each = <T>(values: Readonly<Record<string, T>> | undefined, toPart: (name: string, value: T) => AnyFilter) =>
  Object.entries(values ?? {}).map(([name, value]) => toPart(name, value))

const isNothingMore = (parts: readonly AnyFilter[]) => parts.length === 0
const together = (parts: readonly AnyFilter[]): AnyFilter => {
  const [only, ...more] = parts
  return only !== undefined && more.length === 0 ? only : { all: parts }
}

/** One of which has to match: null where one of them is no condition. */
const anyPart = (any: readonly AnyFilter[]): AnyFilter | null => {
  const alternatives = any.map(partsOf)
  return alternatives.some(isNothingMore) ? null : { any: alternatives.map(together) }
}

const known = new WeakMap<AnyFilter, AnyFilter[]>()

/**
 * What a filter asks, as filters of one question each, all of which have to match. Whoever may see everything adds parts
 * that ask nothing, and many ask twice whose the rows are: a database would look for both.
 */
export const partsOf = (filter: AnyFilter): AnyFilter[] => {
  // A filter is asked about again and again on its way into a statement, and never changes.
  const parts = known.get(filter) ?? splitParts(filter)
  known.set(filter, parts)
  return parts
}
function splitParts(filter: AnyFilter): AnyFilter[] {
  const { ids, is, in: among, upTo, key, credited, contributed, people, tracks, days, found, olderThan } = filter
  const { latestOf, has, of, not, any, all = [] } = filter
  const alternatives = any === undefined ? null : anyPart(any)
  const parts: AnyFilter[] = [
    ...(ids === undefined ? [] : [{ ids }]),
    ...each(is, (name, value) => ({ is: { [name]: value } })),
    ...each(among, (name, values) => ({ in: { [name]: values ?? [] } })),
    ...each(upTo, (name, last) => ({ upTo: { [name]: last ?? '' } })),
    ...each(key, (name, value) => ({ key: { [name]: value } })),
    ...(credited === undefined ? [] : [{ credited }]),
    ...(contributed === undefined ? [] : [{ contributed }]),
    ...(people === undefined ? [] : [{ people }]),
    ...(tracks === undefined ? [] : [{ tracks }]),
    ...(days === undefined ? [] : [{ days }]),
    ...(found === undefined ? [] : [{ found }]),
    ...(olderThan === undefined ? [] : [{ olderThan }]),
    ...(latestOf === undefined ? [] : [{ latestOf }]),
    ...each(has, (table, nested) => ({ has: { [table]: nested } })),
    ...each(of, (table, nested) => ({ of: { [table]: nested } })),
    ...(not === undefined ? [] : [{ not }]),
    ...(alternatives === null ? [] : [alternatives]),
    ...all.flatMap(partsOf),
  ]
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
}

/** What one of several filters asks, without those that are themselves one of several. */
const flat = (alternatives: readonly AnyFilter[]): AnyFilter[] =>
  alternatives.flatMap((alternative) => {
    const [part, ...more] = partsOf(alternative)
    return part?.any === undefined || more.length > 0 ? [alternative] : flat(part.any)
  })

/** One of several filters, in which all that is asked of the rows of another table is asked of them once. */
export const askedTogether = (alternatives: readonly AnyFilter[]): AnyFilter[] => {
  const related = new Map<string, AnyFilter[]>()
  const others: AnyFilter[] = []
  for (const alternative of flat(alternatives)) {
    const [part, ...more] = partsOf(alternative)
    const [table, filter] = Object.entries(part?.has ?? {})[0] ?? []
    if (more.length > 0 || table === undefined || filter === undefined || partsOf(filter).length === 0)
      others.push(alternative)
    else related.set(table, [...(related.get(table) ?? []), filter])
  }
  return [...others, ...[...related].map(([table, any]) => ({ has: { [table]: { any } } }))]
}

/** Whether a filter asks about rows of other tables. */
export const isJoined = (filter: AnyFilter): boolean =>
  partsOf(filter).some(
    ({ has, of, not, any = [] }) =>
      has !== undefined || of !== undefined || (not !== undefined && isJoined(not)) || any.some(isJoined),
  )

/** Columns of a row, and the texts that they have to be. */
export type Texts = readonly (readonly [column: string, text: string])[]

/** What parts of a filter ask where that is texts of columns and nothing else. */
export const textsAsked = (parts: readonly AnyFilter[]): Texts | undefined => {
  const columns = parts.flatMap(({ is }) => Object.entries(is ?? {}))
  const texts = columns.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return texts.length < parts.length ? undefined : texts
}
export const hasTexts = (row: Readonly<Record<string, unknown>>, texts: Texts = []): boolean =>
  texts.every(([name, text]) => row[name] === text)
