import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulateTabs, type SimulatedTabs } from '#src/offline/outbox/testing/simulated-tabs.ts'

const RUNS = 1000
const COMMANDS = 50
const IDS = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`)

/** What a person did, in the order they did it: the titles that each entity was given, one after the other. */
type Model = { titles: Map<string, string[]>; made: number }
type Command = fc.AsyncCommand<Model, SimulatedTabs>

const command = (words: string, run: (model: Model, browser: SimulatedTabs) => Promise<void> | void): Command => ({
  check: () => true,
  run: async (model, browser) => {
    await run(model, browser)
  },
  toString: () => words,
})
const put = (model: Model, id: string, title: string) => {
  model.made += 1
  model.titles.set(id, [...(model.titles.get(id) ?? []), title])
}

/** Makes the entity the first time, changes it from then on; the last names the ones before it, if they are there. */
const edit = (place: number): Command =>
  command(`edit ${place}`, async (model, browser) => {
    const id = IDS[place] ?? ''
    const before = model.titles.get(id)
    const title = `change ${model.made}`
    const names = place === 2 ? IDS.slice(0, 2).filter((other) => model.titles.has(other)) : []
    put(model, id, title)
    if (before === undefined) {
      await browser.make({ path: 'releases.create', title, input: { id, title, names } })
    } else {
      const input = { releaseId: id, revision: before.length, title, names }
      await browser.make({ path: 'releases.update', title, input })
    }
  })

const commands = [
  fc.constantFrom(0, 1, 2).map(edit),
  fc.constantFrom(0, 1, 2).map(edit),
  fc
    .constantFrom('UP', 'DOWN', 'ANSWERS_LOST', 'SENT_TWICE', 'SLOW')
    .map((way) => command(`network ${way}`, (_model, browser) => browser.network(way))),
  fc.constant(command('kill', (_model, browser) => browser.kill())),
  fc.constant(command('open', (_model, browser) => (browser.tabs() < 3 ? browser.open() : undefined))),
  fc
    .constantFrom(1000, 60_000, 600_000)
    .map((time) => command(`pass ${time}`, (_model, browser) => browser.pass(time))),
  fc.nat(30).map((count) => command(`turns ${count}`, (_model, browser) => browser.turns(count))),
]

const land = async (browser: SimulatedTabs) => {
  browser.network('UP')
  browser.open()
  for (let at = 0; at < 500 && browser.queue().changes.length > 0; at++) {
    browser.pass(600_000)
    await browser.turns(60)
    await browser.keepMine()
  }
}

/** What is stored at the end, and what should be. */
const outcomeOf = async (all: Iterable<Command>) => {
  const browser = simulateTabs()
  const model: Model = { titles: new Map(), made: 0 }
  browser.open()
  browser.open()
  await fc.asyncModelRun(() => ({ model, real: browser }), all)
  await land(browser)
  expect(browser.queue().changes).toEqual([])
  const stored = [...browser.server.entities.values()]
  return {
    stored: new Map(stored.map(({ id, applied }) => [id, applied.filter((title) => title !== 'theirs')])),
    titles: model.titles,
  }
}
/** Fifty each time. */
const sets = (more: fc.Arbitrary<Command>[] = []) =>
  fc.array(fc.oneof(...commands, ...more), { minLength: COMMANDS, maxLength: COMMANDS })

test('when tabs die and answers are lost or doubled, then every change is applied once, in order', () =>
  fc.assert(
    fc.asyncProperty(sets(), async (all) => {
      const { stored, titles } = await outcomeOf(all)
      expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(titles))
    }),
    { numRuns: RUNS },
  ))

test('when others edit the same entity, then what the person chooses is applied last', () => {
  const meddle = fc
    .constantFrom(0, 1, 2)
    .map((place) => command(`meddle ${place}`, (_model, browser) => browser.server.meddle(IDS[place] ?? '')))
  return fc.assert(
    fc.asyncProperty(sets([meddle]), async (all) => {
      const { stored, titles } = await outcomeOf(all)
      for (const [id, made] of titles) {
        // A change whose answer was lost is not made again, although others have changed the same since.
        const titlesThere = stored.get(id) ?? []
        expect(titlesThere).toEqual([...new Set(titlesThere)])
        // What was changed again while it was set aside went in one with it.
        expect(titlesThere).toEqual(made.filter((title) => titlesThere.includes(title)))
        expect(titlesThere.at(-1)).toBe(made.at(-1))
      }
    }),
    { numRuns: RUNS },
  )
})

test('when a hundred tabs die while they save, then what was acknowledged is applied once', async () => {
  const browser = simulateTabs()
  const acknowledged: string[] = []
  for (let at = 0; at < 100; at++) {
    browser.open()
    const id = crypto.randomUUID()
    const tab = { alive: true, wake: () => undefined }
    const made = { path: 'releases.create', title: `change ${at}`, input: { id, title: `change ${at}`, names: [] } }
    void browser.make(made, tab).then(() => acknowledged.push(id))
    await browser.turns(at % 12)
    tab.alive = false
    browser.kill()
  }
  await land(browser)
  const stored = [...browser.server.entities.values()]
  expect(acknowledged.length).toBeGreaterThan(50)
  expect(acknowledged.filter((id) => !browser.server.entities.has(id))).toEqual([])
  expect(stored.filter(({ applied }) => applied.length !== 1)).toEqual([])
})
