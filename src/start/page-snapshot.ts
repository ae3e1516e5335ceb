import { sessionFingerprint } from '#src/start/session-fingerprint.ts'

/** An element: its name, its attributes and what is in it. Or a text. */
export type SnapshotNode = string | [name: string, attributes: Record<string, string>, children: SnapshotNode[]]

/** A list as it was painted last, which the HTML shows until the app has it again. */
export type PageSnapshot = { shownFor: string; address: string; tree: SnapshotNode }

export const SNAPSHOT_PREFIX = 'liner-snapshot:'

/** One of each list. What the app's start leads to is stored a second time, as `/`. */
export const snapshotKey = (pathname: string): string => `${SNAPSHOT_PREFIX}${pathname}`

/** The code is loaded from another address in another build, which has other styles. */
const codeAddress = () => document.querySelector('link[rel="modulepreload"]')?.getAttribute('href')

/** What has to be the same when a snapshot is shown, beside its address. */
export const snapshotOwner = (jwt: string, organizationId: string | null, locale: string): string =>
  [sessionFingerprint(jwt), organizationId, locale, innerWidth, codeAddress()].join(' ')
