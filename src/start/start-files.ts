/** What a page is made of, as far as an address tells. */
export type Kind = 'public' | 'list' | 'release' | 'member'

/** What the build writes into the script of the HTML. */
export type StartFiles = {
  /** The files that a kind of page needs beside those in the HTML. */
  kinds: Partial<Record<Kind, { scripts: string[]; styles: string[] }>>
  /** The texts of the first screens, by language. */
  texts: Record<string, { public: string; member: string }>
  /** Where the API answers. Absent where the emulation does, which starts later. */
  api?: string
}
