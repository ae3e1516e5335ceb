import { client } from '#src/api/client.ts'

type List = typeof client.releases.list.query

/** All that comes out in a month, in as many calls as that takes. */
export const readMonth = async (input: Parameters<List>[0]): Promise<Awaited<ReturnType<List>>> => {
  const read = await client.releases.list.query(input)
  const releases = [...read.releases]
  for (let page = 2; releases.length < read.count; page += 1) {
    const more = await client.releases.list.query({ ...input, page })
    if (more.releases.length === 0) break
    releases.push(...more.releases)
  }
  return { ...read, releases }
}
