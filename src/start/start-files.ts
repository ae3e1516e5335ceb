/** What a page is made of, as far as an address tells. */
export type Kind = 'public' | 'releases' | 'list' | 'release' | 'member'

/** What the build writes into the script of the HTML. */
export type StartFiles = {
  /** The files that a kind of page needs beside those in the HTML. */
  kinds: Partial<Record<Kind, { scripts: string[]; styles: string[] }>>
  /** The texts of the first screens, and those of a release, by language. */
  texts: Record<string, { public: string; member: string; release: string }>
  /** Where the API answers. Absent where the emulation does, which starts later. */
  api?: string
}

/** The namespaces that only a release needs beside those of the lists. Its screens ask for all of them at once. */
export const RELEASE_NAMESPACES = ['releases', 'problems', 'uploads', 'reasons']
