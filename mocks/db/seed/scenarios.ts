import type { Catalogue } from '#backend/tables/tables.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import type { Scenario } from '#mocks/settings/settings.ts'

type Seed = (now: Date) => Catalogue

/** The catalogue that a scenario starts from; the large one is fetched only where it is asked for. */
export const loadSeed = async (scenario: Scenario): Promise<Seed> => {
  if (scenario !== 'large') return seedCatalogue
  const { seedLargeCatalogue } = await import('#mocks/db/seed/large/catalogue.ts')
  return seedLargeCatalogue
}
