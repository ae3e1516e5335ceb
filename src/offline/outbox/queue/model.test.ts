import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testWorld, type World } from '#src/offline/outbox/testing/world.ts'

const RUNS = 1000
const COMMANDS = 50
const IDS = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`)

/** What a person did, in the order they did it: the titles that each entity was given, one after the other. */
type Model = { titles: Map<string, string[]>; made: number }
type Command = fc.AsyncCommand<Model, World>

const command = (words: string, run: (model: Model, world: World) => Promise<void> | void): Command => ({
  check: () => true,
  run: async (model, world) => {
    await run(model, world)
  },
  toString: () => words,
})
const put = (model: Model, id: string, title: string) => {
  model.made += 1
  model.titles.set(id, [...(model.titles.get(id) ?? []), title])
}

/** Makes the entity the first time, changes it from then on; the last names the ones before it, if they are there. */
const edit = (place: number): Command =>
  command(`edit ${place}`, async (model, world) => {
    const id = IDS[place] ?? ''
    const before = model.titles.get(id)
    const title = `change ${model.made}`
    const names = place === 2 ? IDS.slice(0, 2).filter((other) => model.titles.has(other)) : []
    put(model, id, title)
    if (before === undefined) {
      await world.make({ path: 'releases.create', title, input: { id, title, names } })
    } else {
      const input = { releaseId: id, revision: before.length, title, names }
      await world.make({ path: 'releases.update', title, input })
    }
  })

const commands = [
  fc.constantFrom(0, 1, 2).map(edit),
  fc.constantFrom(0, 1, 2).map(edit),
  fc
    .constantFrom('UP', 'DOWN', 'ANSWERS_LOST', 'SENT_TWICE', 'SLOW')
    .map((way) => command(`network ${way}`, (_model, world) => world.network(way))),
  fc.constant(command('kill', (_model, world) => world.kill())),
  fc.constant(command('open', (_model, world) => (world.tabs() < 3 ? world.open() : undefined))),
  fc.constantFrom(1000, 60_000, 600_000).map((time) => command(`pass ${time}`, (_model, world) => world.pass(time))),
  fc.nat(30).map((count) => command(`turns ${count}`, (_model, world) => world.turns(count))),
]

const land = async (world: World) => {
  world.network('UP')
  world.open()
  for (let at = 0; at < 500 && world.queue().changes.length > 0; at++) {
    world.pass(600_000)
    await world.turns(60)
    await world.keepMine()
  }
}

/** What stands at the end, and what should. */
const outcomeOf = async (all: Iterable<Command>) => {
  const world = testWorld()
  const model: Model = { titles: new Map(), made: 0 }
  world.open()
  world.open()
  await fc.asyncModelRun(() => ({ model, real: world }), all)
  await land(world)
  expect(world.queue().changes).toEqual([])
  const stands = [...world.server.entities.values()]
  return {
    stands: new Map(stands.map(({ id, applied }) => [id, applied.filter((title) => title !== 'theirs')])),
    titles: model.titles,
  }
}
/** Fifty each time. */
const sets = (more: fc.Arbitrary<Command>[] = []) =>
  fc.array(fc.oneof(...commands, ...more), { minLength: COMMANDS, maxLength: COMMANDS })

test('when tabs die and answers are lost or doubled, then every change is applied once, in order', () =>
  fc.assert(
    fc.asyncProperty(sets(), async (all) => {
      const { stands, titles } = await outcomeOf(all)
      expect(Object.fromEntries(stands)).toEqual(Object.fromEntries(titles))
    }),
    { numRuns: RUNS },
  ))

test('when others edit the same entity, then what the person chooses is applied last', () => {
  const meddle = fc
    .constantFrom(0, 1, 2)
    .map((place) => command(`meddle ${place}`, (_model, world) => world.server.meddle(IDS[place] ?? '')))
  return fc.assert(
    fc.asyncProperty(sets([meddle]), async (all) => {
      const { stands, titles } = await outcomeOf(all)
      for (const [id, made] of titles) {
        // A change whose answer was lost is not made again, although others have changed the same since.
        const stood = stands.get(id) ?? []
        expect(stood).toEqual([...new Set(stood)])
        // What was changed again while it was set aside went in one with it.
        expect(stood).toEqual(made.filter((title) => stood.includes(title)))
        expect(stood.at(-1)).toBe(made.at(-1))
      }
    }),
    { numRuns: RUNS },
  )
})

test('when a hundred tabs die while they save, then what was acknowledged is applied once', async () => {
  const world = testWorld()
  const acknowledged: string[] = []
  for (let at = 0; at < 100; at++) {
    world.open()
    const id = crypto.randomUUID()
    const tab = { alive: true, wake: () => undefined }
    const made = { path: 'releases.create', title: `change ${at}`, input: { id, title: `change ${at}`, names: [] } }
    void world.make(made, tab).then(() => acknowledged.push(id))
    await world.turns(at % 12)
    tab.alive = false
    world.kill()
  }
  await land(world)
  const stands = [...world.server.entities.values()]
  expect(acknowledged.length).toBeGreaterThan(50)
  expect(acknowledged.filter((id) => !world.server.entities.has(id))).toEqual([])
  expect(stands.filter(({ applied }) => applied.length !== 1)).toEqual([])
})
