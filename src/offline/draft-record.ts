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

/** Whose work a draft is and on what; drafts of other people and organizations are never shown. */
export type DraftOwner = { userId: string; organizationId: string }
export type DraftPlace = DraftOwner & { area: DraftArea; entityId: string }

export const draftRecord = z.object({
  version: z.literal(2),
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

export const draftKey = ({ userId, organizationId, area, entityId, tabId }: DraftPlace & { tabId: string }) =>
  ['draft', userId, organizationId, area, entityId, tabId].join('/')

export const isOf = ({ userId, organizationId }: DraftOwner, record: DraftOwner) =>
  record.userId === userId && record.organizationId === organizationId
