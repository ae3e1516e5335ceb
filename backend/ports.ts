import type { FileRow } from '#backend/tables/files.ts'
import type { ReadTables, Tables } from '#backend/tables/tables.ts'
import type { CodeType, SocialProvider } from '#src/contract/auth.ts'
import type { Language } from '#src/domain/interface-languages.ts'

/** What a host provides to store rows in. */
export type Database = {
  /** Reads one consistent state of all tables, and changes nothing. */
  read: <T>(work: (tables: ReadTables) => Promise<T>) => Promise<T>
  /**
   * As if nobody else wrote meanwhile: all of it is stored when the work succeeds, and nothing when it throws. A host
   * that keeps jobs gives `enqueue`; where there is none, jobs are done by the call itself, after its commit.
   */
  write: <T>(work: (tables: Tables, enqueue?: Enqueue) => Promise<T>) => Promise<T>
}

/** What leaves the system; in no case before the commit of the change that it is about. */
export type Job = { kind: 'PUSH'; token: string; data: Record<string, string> } | { kind: 'MAIL'; message: MailMessage }
/** Stores jobs with what a transaction writes; they are done once it is committed, and never if it is not. */
export type Enqueue = (jobs: readonly Job[]) => Promise<void>

/** Only a hash of passwords and codes is stored. */
export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (password: string, hash: string) => Promise<boolean>
}
export type Codes = {
  create: () => Promise<{ code: string; hash: string }>
  verify: (code: string, hash: string) => Promise<boolean>
}

/** The token of a session, and the id under which it is stored. The id does not reveal the token. */
export type SessionTokens = {
  create: () => Promise<{ token: string; id: string }>
  idOf: (token: string) => Promise<string>
}

/** The adapter writes the mail, in the language of its reader. */
export type MailMessage = { to: string; language: Language } & (
  | { kind: 'CODE'; type: CodeType; code: string }
  | { kind: 'INVITATION'; organization: string; inviter: string; hasAccount: boolean }
)
export type Mail = { send: (message: MailMessage) => Promise<void> }

/** Sends a data message to the device of this token. */
export type Push = { send: (token: string, data: Record<string, string>) => Promise<void> }

export type SocialProfile = { email: string; firstName: string; lastName: string }
/** Asks a provider whose token this is; null if it is nobody's. */
export type SocialTokens = {
  profileOf: (provider: SocialProvider, accessToken: string) => Promise<SocialProfile | null>
}

/** The bytes of a file that have arrived. */
export type StoredBytes = {
  bytes: number
  sha256: () => Promise<string>
  read: (at: number, length: number) => Promise<Uint8Array>
}
export type Files = {
  /** Where the browser puts the bytes of an upload with this id, for a call that was made to this origin. */
  uploadUrl: (id: string, origin: string) => string
  open: (id: string) => Promise<StoredBytes | undefined>
  /** Where a file can be fetched from; empty when its bytes are not there. */
  url: (file: FileRow) => Promise<string>
}

export type Clock = { now: () => Date }

/** What the backend needs of its host, beside a database. */
export type Ports = {
  passwords: Passwords
  codes: Codes
  sessionTokens: SessionTokens
  mail: Mail
  push: Push
  socialTokens: SocialTokens
  files: Files
  clock: Clock
}
