import { readFile } from 'node:fs/promises'

type Rule = { matches: (path: string) => boolean; headers: readonly (readonly [string, string])[] }

const matcher = (pattern: string) =>
  pattern.endsWith('*') ? (path: string) => path.startsWith(pattern.slice(0, -1)) : (path: string) => path === pattern

/** The headers that the build names for its files, in the format of static hosts: a path, and under it its headers. */
export const readPageHeaders = async (file: string): Promise<(path: string) => Map<string, string>> => {
  const rules: Rule[] = (await readFile(file, 'utf8')).split(/\n(?=\S)/).map((block) => {
    const [pattern = '', ...lines] = block.split('\n')
    const headers = lines.flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    })
    return { matches: matcher(pattern.trim()), headers }
  })
  return (path) => new Map(rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers))
}
