import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useRef } from 'react'
import { errorText } from '#src/api/error-text.ts'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import type { PickResult } from '#src/ui/option.ts'

/** How one of a kind is made of nothing but its name, and who may. */
export type CreateOption = {
  permission: Permission
  label: (name: string) => string
  create: (input: { id: string; name: string }) => Promise<{ id: string; name: string }>
}

/** Makes what was not found, for the organization that is chosen; null for whoever may not. */
export const useCreateOption = (making: CreateOption | undefined) => {
  const { data: permissions = [] } = useQuery(permissionsQuery)
  const hasOrganization = useSession(({ organizationId }) => organizationId !== null)
  // The same however often it is tried: one name makes one of them.
  const tried = useRef({ name: '', id: '' })
  if (making === undefined) return null
  if (!hasOrganization || !permissions.includes(making.permission)) return null
  return async (name: string): Promise<PickResult> => {
    if (tried.current.name !== name) tried.current = { name, id: crypto.randomUUID() }
    try {
      const made = await making.create({ id: tried.current.id, name })
      return { chosen: [{ id: made.id, name: made.name }] }
    } catch (error) {
      await i18next.loadNamespaces('errors')
      return { refused: errorText(error) }
    }
  }
}
