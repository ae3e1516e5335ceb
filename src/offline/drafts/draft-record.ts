import { z } from '#src/contract/zod.ts'

/** What drafts are of: a release has its workspace, the others a form. */
export const DRAFT_AREAS = [
  'releases',
  'artists',
  'assets',
  'labels',
  'organizations',
  'people',
  'users',
  'profile',
] as const
export type DraftArea = (typeof DRAFT_AREAS)[number]

/** Whose work a draft is and on what; drafts of other people are never shown, and of other organizations only a profile's. */
export type DraftOwner = { userId: string; organizationId: string }
export type DraftTarget = DraftOwner & { area: DraftArea; entityId: string }

/** Raised when records take another shape, with a step in `draft-store.ts` that brings the old ones along. */
export const DRAFT_VERSION = 2

export const draftRecord = z.object({
  version: z.literal(DRAFT_VERSION),
  userId: z.string(),
  organizationId: z.string(),
  area: z.enum(DRAFT_AREAS),
  entityId: z.string(),
  tabId: z.string(),
  title: z.string(),
  /** Milliseconds since the epoch. */
  savedAt: z.number(),
  fileKeys: z.array(z.string()),
  values: z.unknown(),
})
export type DraftRecord = z.output<typeof draftRecord>

export const draftKey = ({ userId, organizationId, area, entityId, tabId }: DraftTarget & { tabId: string }) =>
  ['draft', userId, organizationId, area, entityId, tabId].join('/')

/** The key of a release's draft in version 1. */
export const legacyDraftKey = ({
  userId,
  organizationId,
  entityId,
  tabId,
}: Omit<DraftTarget, 'area'> & { tabId: string }) => ['draft', userId, organizationId, entityId, tabId].join('/')

type Owned = DraftOwner & { area: DraftArea }

/** A profile is its user's in every organization. */
export const isOf = ({ userId, organizationId }: DraftOwner, record: Owned) =>
  record.userId === userId && (record.area === 'profile' || record.organizationId === organizationId)
