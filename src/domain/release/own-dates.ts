import dayjs from 'dayjs'
import { OWN_DATE_MONTHS } from '#src/domain/limits.ts'
import { COUNTRY_CODES, WORLD } from '#src/domain/metadata/territories.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import { isNewRelease, type ReleaseDates } from '#src/domain/release/dates.ts'

/** The date of one store, or of one territory, where it is not that of the release. */
export type StoreDate = { storeId: string; date: string }
export type TerritoryDate = { territory: string; date: string }
export type OwnDates = { storeDates?: readonly StoreDate[]; territoryDates?: readonly TerritoryDate[] }

type Dated = OwnDates & { consumerReleaseDate: string | null }
type Sold = OwnDates & { distributionProviders: readonly string[]; territories: readonly string[] }

/** When it comes out at a store. */
export const dateAtStore = ({ storeDates = [], consumerReleaseDate }: Dated, storeId: string): string | null =>
  storeDates.find((own) => own.storeId === storeId)?.date ?? consumerReleaseDate

/** When it comes out in a territory. */
export const dateInTerritory = ({ territoryDates = [], consumerReleaseDate }: Dated, territory: string) =>
  territoryDates.find((own) => own.territory === territory)?.date ?? consumerReleaseDate

/** The first day on which it comes out at a store: its own date, or that of the first territory. */
export const firstDayAt = (release: Dated & Pick<Sold, 'territories'>, storeId: string): string | null => {
  const { storeDates = [], territoryDates = [], territories } = release
  const own = storeDates.find((each) => each.storeId === storeId)
  if (own !== undefined) return own.date
  if (territoryDates.length === 0) return release.consumerReleaseDate
  const sold = territories.includes(WORLD) ? COUNTRY_CODES : territories
  const days = sold.map((territory) => dateInTerritory(release, territory)).filter((day) => day !== null)
  return days.toSorted()[0] ?? release.consumerReleaseDate
}

const byKey = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.map((item) => [keyOf(item), item])).values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/** One date each, in an order that does not depend on how they were entered. */
export const tidyOwnDates = ({ storeDates = [], territoryDates = [] }: OwnDates) => ({
  storeDates: byKey(storeDates, ({ storeId }) => storeId),
  territoryDates: byKey(territoryDates, ({ territory }) => territory),
})

/** Only those of stores and territories that get the release: the others are kept for when they do again. */
export const usedOwnDates = ({ distributionProviders, territories, ...dates }: Sold) => {
  const { storeDates, territoryDates } = tidyOwnDates(dates)
  return {
    storeDates: storeDates.filter(({ storeId }) => distributionProviders.includes(storeId)),
    territoryDates: territoryDates.filter(
      ({ territory }) => territories.includes(WORLD) || territories.includes(territory),
    ),
  }
}

/** Every day on which it comes out somewhere, the earliest first. */
export const releaseDays = (release: Dated & Sold): string[] => {
  const { storeDates, territoryDates } = usedOwnDates(release)
  const own = [...storeDates, ...territoryDates].map(({ date }) => date)
  return [...new Set([release.consumerReleaseDate ?? [], own].flat())].toSorted()
}

/** Where it comes out on a day: everywhere that has no other date, or only at some stores and in some territories. */
export const outOn = (release: Dated & Sold, day: string) => {
  const { storeDates, territoryDates } = usedOwnDates(release)
  return {
    isMainDate: release.consumerReleaseDate === day,
    storeIds: storeDates.filter(({ date }) => date === day).map(({ storeId }) => storeId),
    territories: territoryDates.filter(({ date }) => date === day).map(({ territory }) => territory),
  }
}

type Checked = ReleaseDates & Sold & { preOrderDate: string | null }

const problemsAt = (
  field: 'storeDates' | 'territoryDates',
  dates: readonly string[],
  release: Checked,
  today: string,
) => {
  const { alreadyReleased, releaseDate, consumerReleaseDate, preOrderDate } = release
  const original = alreadyReleased ? releaseDate : null
  const latest =
    consumerReleaseDate === null ? null : dayjs(consumerReleaseDate).add(OWN_DATE_MONTHS, 'month').format('YYYY-MM-DD')
  const some = (isWrong: (date: string) => boolean, problem: Problem) => (dates.some(isWrong) ? [problem] : [])
  return [
    ...some((date) => isNewRelease(release) && date < today, error('OWN_DATE_PAST', field)),
    ...some((date) => original !== null && date < original, error('OWN_DATE_BEFORE_ORIGINAL', field)),
    ...some((date) => preOrderDate !== null && date <= preOrderDate, error('OWN_DATE_BEFORE_PRE_ORDER', field)),
    ...some(
      (date) => latest !== null && date > latest,
      warning('OWN_DATE_FAR', field, { values: { months: OWN_DATE_MONTHS } }),
    ),
  ]
}

/** What is wrong with the dates of stores and territories. Days are `YYYY-MM-DD`. */
export const ownDateProblems = (release: Checked, today: string): Problem[] => {
  const { storeDates, territoryDates } = usedOwnDates(release)
  const datesOf = (own: readonly { date: string }[]) => own.map(({ date }) => date)
  return [
    ...problemsAt('storeDates', datesOf(storeDates), release, today),
    ...problemsAt('territoryDates', datesOf(territoryDates), release, today),
  ]
}
