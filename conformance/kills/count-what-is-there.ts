import { askUntilAnswered } from './ask-until-answered.ts'
import type { Client } from './product-client.ts'
import type { Acknowledged } from './writer.ts'

export type Counted = {
  lost: string[]
  doubled: string[]
  /** Reads that failed and were made again: neither lost nor there until one is answered. */
  askedAgain: number
}

/** Holds what was acknowledged against what is there. */
export const countWhatIsThere = async (
  client: Client,
  acknowledged: readonly Acknowledged[],
  counted: Counted,
): Promise<void> => {
  const { lost, doubled } = counted
  const onFailure = () => {
    counted.askedAgain += 1
  }
  for (const { releaseId, name, saved, revision, storeIds } of acknowledged) {
    const shown = await askUntilAnswered(() => client.releases.get.query({ releaseId }), { onFailure })
    if (shown === undefined) {
      lost.push(`${name}: the release`)
      continue
    }
    if (shown.copyrightC?.text !== saved) lost.push(`${name}: what was saved last`)
    if (shown.revision > revision) doubled.push(`${name}: saved ${shown.revision - revision} times too often`)
    if (shown.revision < revision) lost.push(`${name}: ${revision - shown.revision} saves`)
    for (const storeId of storeIds) {
      const times = shown.submissions.filter((submission) => submission.storeId === storeId).length
      if (times === 0) lost.push(`${name}: a submission`)
      if (times > 1) doubled.push(`${name}: ${times} submissions to one store`)
    }
    const page = { page: 1, perPage: 10, search: name }
    const lists = [
      ['releases', async () => (await client.releases.list.query(page)).count],
      ['recordings', async () => (await client.assets.list.query(page)).count],
    ] as const
    for (const [what, countListed] of lists) {
      const count = (await askUntilAnswered(countListed, { onFailure })) ?? 0
      if (count === 0) lost.push(`${name}: its ${what} in the list`)
      if (count > 1) doubled.push(`${name}: ${count} ${what}`)
    }
  }
}
