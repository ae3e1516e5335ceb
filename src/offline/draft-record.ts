import { z } from '#src/contract/zod.ts'

/** Whose work a draft is and on what; drafts of other people and organizations are never shown. */
export type DraftOwner = { userId: string; organizationId: string }
export type DraftPlace = DraftOwner & { releaseId: string }

export const draftRecord = z.object({
  version: z.literal(1),
  userId: z.string(),
  organizationId: z.string(),
  releaseId: z.string(),
  tabId: z.string(),
  title: z.string(),
  /** Milliseconds since the epoch. */
  savedAt: z.number(),
  fileKeys: z.array(z.string()),
  values: z.unknown(),
})
export type DraftRecord = z.output<typeof draftRecord>

export const draftKey = ({ userId, organizationId, releaseId, tabId }: DraftPlace & { tabId: string }) =>
  ['draft', userId, organizationId, releaseId, tabId].join('/')

export const isOf = ({ userId, organizationId }: DraftOwner, record: DraftOwner) =>
  record.userId === userId && record.organizationId === organizationId
