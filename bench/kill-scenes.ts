import { releaseDetail } from '#src/contract/releases.ts'
import { readRecord } from '../e2e/fixtures/indexed-db.ts'
import { queryApi } from '../e2e/fixtures/query-api.ts'
import { lostTyping, typeUntil } from '../e2e/fixtures/typing.ts'
import { masterFile, wav } from '../e2e/fixtures/wav.ts'
import { isFresh, kill, pause, saveButton, saved, type Scene, titleField } from './endured.ts'

const MASTER = wav({ seconds: 60 })
const MARKER = 'liner-outbox'

export const standing = async ({ tab, releaseId }: Scene) => {
  // Before the page has started nothing emulates the server.
  await titleField(tab.page()).or(tab.page().locator('#step-title')).first().waitFor()
  return releaseDetail.safeParse(await queryApi(tab.page(), 'releases.get', { releaseId })).data
}

const saveAll = async (scene: Scene) => {
  const page = scene.tab.page()
  if (!(await saved(page).isVisible())) await saveButton(page).click()
  await saved(page).waitFor()
}

/** In the middle of a word, or after it. */
export const whileTyping = async (scene: Scene) => {
  const { tab, random, endured, title } = scene
  let isOver = false
  await titleField(tab.page()).waitFor()
  const typing = typeUntil(
    titleField(tab.page()),
    () => random.int(10, 120),
    () => isOver,
  )
  await pause(random.int(300, 4000))
  const diedAt = await kill(scene)
  isOver = true
  const found = await titleField(tab.page()).inputValue()
  const missing = lostTyping(await typing, found, diedAt)
  endured.typing.push(missing)
  if (missing > 1000) endured.lost.push(`${title}: ${missing} ms of typing, found “${found}”`)
}

/** Between the button and the answer, or after it. */
export const whileSaving = async (scene: Scene) => {
  const { tab, random, endured, title } = scene
  const page = tab.page()
  const before = await titleField(page).inputValue()
  await titleField(page).fill(title)
  const typedAt = Date.now()
  await pause(random.int(0, 1500))
  await saveButton(page).click()
  await pause(random.int(0, 1200))
  const wasSaved = await saved(page).isVisible()
  const diedAt = await kill(scene)
  const found = await titleField(tab.page()).inputValue()
  const mayBeOlder = !wasSaved && isFresh(typedAt, diedAt) && found === before
  if (found !== title && !mayBeOlder) endured.lost.push(`${title}: found “${found}” after saving`)
  if (wasSaved && (await standing(scene))?.title !== title) endured.lost.push(`${title}: was saved, and is not`)
  await titleField(tab.page()).fill(title)
  await saveAll(scene)
}

/** While a master is read, on its way, or arrived and on its way into the release. */
export const whileUploading = async (scene: Scene) => {
  const { tab, random, endured, title, releaseId } = scene
  const address = `/releases/${releaseId}?step=tracks`
  const file = masterFile(`${title}.wav`, MASTER)
  const tracks = () => tab.page().getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
  await tab.page().goto(address)
  const picked = tab.page().locator('input[type=file]').first()
  await picked.setInputFiles(file)
  const pickedAt = Date.now()
  await pause(random.int(0, 4000))
  const diedAt = await kill(scene)
  await tab.page().locator('#step-title').waitFor()
  if ((await tracks().count()) === 0) {
    if (!isFresh(pickedAt, diedAt))
      endured.lost.push(`${title}: its track, ${diedAt - pickedAt} ms after it was picked`)
    await tab.page().locator('input[type=file]').first().setInputFiles(file)
  }
  const arrived = await tracks()
    .first()
    .getByText('44.1 kHz')
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    )
  if (!arrived) {
    endured.lost.push(`${title}: its master, ${diedAt - pickedAt} ms after it was picked`)
    return
  }
  await tab.page().getByRole('progressbar').waitFor({ state: 'detached' })
  await saveAll(scene)
}

/** Twice: while it waits for a network, and while it is sent. */
export const whileWaiting = async (scene: Scene) => {
  const { tab, random, endured, title, releaseId } = scene
  const offline = `${title}, offline`
  const before = await standing(scene)
  await tab.page().goto(`/releases/${releaseId}?step=basics`)
  await tab.page().context().setOffline(true)
  await titleField(tab.page()).fill(offline)
  await saveButton(tab.page()).click()
  await tab.page().getByText('1 change is waiting to be sent.').waitFor()
  await pause(random.int(0, 300))
  await kill(scene)
  const found = await titleField(tab.page()).inputValue()
  if (found !== offline) endured.lost.push(`${title}: found “${found}” while it waited`)
  await tab.page().context().setOffline(false)
  await pause(random.int(0, 800))
  await kill(scene)
  const went = tab.page().waitForFunction((marker) => localStorage.getItem(marker) === null, MARKER)
  const isGone = await went.then(
    () => true,
    () => false,
  )
  if (!isGone) {
    const record = { database: 'liner-outbox', store: 'queue', key: 'queue' }
    endured.lost.push(`${title}: still in the outbox: ${JSON.stringify(await readRecord(tab.page(), record))}`)
  }
  const after = await standing(scene)
  if (after?.title !== offline) endured.lost.push(`${title}: sent, and “${after?.title}” is stored`)
  if (after?.revision !== (before?.revision ?? 0) + 1)
    endured.doubled.push(`${title}: from revision ${before?.revision} to ${after?.revision}`)
}
