import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { EntityStatus } from '#src/domain/access/activation.ts'

/** The actions of an area on several entities; a missing one is not offered. */
export type BulkActions = {
  toggle?: ((ids: string[], status: EntityStatus) => Promise<unknown>) | undefined
  remove?: ((ids: string[]) => Promise<unknown>) | undefined
}
export type Named = { id: string; name: string }

/** The actions on selected rows, and the name of each row. */
export type ListBulkActions<Row> = BulkActions & {
  nameOf: (row: Row) => string
  statusOf?: (row: Row) => EntityStatus
  /** Whether the viewer may change a row; the others cannot be selected. */
  isSelectable?: (row: Row) => boolean
}

type Procedure<Input> = {
  mutationOptions: () => Pick<UseMutationOptions<unknown, unknown, Input>, 'mutationFn' | 'mutationKey'>
}
type Procedures<Ids> = { toggle?: Procedure<Ids & { status: EntityStatus }>; remove: Procedure<Ids> }

/** The bulk actions of one kind of entity, from its procedures and their input of ids. */
export const useBulkActions = <Ids>(
  { toggle, remove }: Procedures<Ids>,
  idsOf: (ids: string[]) => Ids,
): BulkActions => {
  const { mutateAsync: change } = useMutation(toggle?.mutationOptions() ?? {})
  const { mutateAsync: removeAll } = useMutation(remove.mutationOptions())
  return {
    toggle: toggle && ((ids, status) => change({ ...idsOf(ids), status })),
    remove: (ids) => removeAll(idsOf(ids)),
  }
}
