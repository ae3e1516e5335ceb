import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { invitationInput, type Member, memberInput } from '#src/contract/members.ts'
import { z } from '#src/contract/zod.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { type MemberScope, SCOPED_KINDS } from '#src/domain/membership/role.ts'
import { INVITATION_DRAFT_PREFIX } from '#src/offline/drafts/drafts.ts'

const { shape } = memberInput
const chosen = z.union([z.literal('ALL'), z.array(z.object({ id: z.string(), name: z.string() }))])
/** Chosen elements are shown by name and sent by id. */
const elements = z.pipe(
  z.pipe(
    chosen,
    z.transform((scope) => (scope === 'ALL' ? scope : scope.map(({ id }) => id))),
  ),
  shape.artists,
)
const role = z.pipe(z.string(), shape.role)

export const memberForm = z.object({
  role,
  permissions: shape.permissions,
  artists: elements,
  labels: elements,
  releases: elements,
})
export const invitationForm = z.extend(memberForm, { email: invitationInput.shape.email })
/** The values of the form, complete or not. */
const invitationDraftSchema = z.object({
  email: z.string(),
  role: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  artists: chosen,
  labels: chosen,
  releases: chosen,
})
export type MemberFormFields = z.output<typeof memberForm>
export type MemberValues = z.input<typeof memberForm>
export type InvitationFormFields = z.output<typeof invitationForm>
export type InvitationValues = z.input<typeof invitationForm>

export const EMPTY_INVITATION: InvitationValues = {
  email: '',
  role: '',
  permissions: [],
  artists: 'ALL',
  labels: 'ALL',
  releases: 'ALL',
}

export const valuesOf = ({ role: current, permissions, scope }: Member): MemberValues => ({
  role: current,
  permissions,
  ...scope,
})

/** The kinds that are limited to some elements, and to how many. */
export const limitsOf = (scope: { [Kind in keyof MemberScope]: 'ALL' | readonly unknown[] }) =>
  SCOPED_KINDS.flatMap((kind) => {
    const elementsOfKind = scope[kind]
    return elementsOfKind === 'ALL' ? [] : [{ kind, count: elementsOfKind.length }]
  })

export type InvitationDraft = ReturnType<typeof invitationDraftOf>

/**
 * The draft of an invitation. It lives in the storage of the tab: it survives a reload, but the e-mail address of
 * somebody else is never stored on the device.
 */
export const invitationDraftOf = (userId: string, organizationId: string) =>
  createStore<InvitationValues>()(
    persist((): InvitationValues => EMPTY_INVITATION, {
      name: `${INVITATION_DRAFT_PREFIX}${userId}/${organizationId}`,
      storage: validatedStorage(() => sessionStorage, invitationDraftSchema),
    }),
  )

/** Whether there is a draft to restore. */
export const isInvitationDirty = ({ email, role, permissions }: InvitationValues): boolean =>
  email.trim() !== '' || role !== '' || permissions.length > 0
