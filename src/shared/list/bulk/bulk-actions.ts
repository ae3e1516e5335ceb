import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { EntityStatus } from '#src/domain/access/activation.ts'

/** What an area can do with several of its entities; what it leaves out cannot be done. */
export type BulkActions = {
  toggle?: ((ids: string[], status: EntityStatus) => Promise<unknown>) | undefined
  remove?: ((ids: string[]) => Promise<unknown>) | undefined
}
export type Named = { id: string; name: string }

/** What can be done with the selected rows, and what each is called. */
export type ListBulkActions<Row> = BulkActions & {
  nameOf: (row: Row) => string
  statusOf?: (row: Row) => EntityStatus
  /** Which rows the person may change: the others cannot be selected. */
  isSelectable?: (row: Row) => boolean
}

type Procedure<Input> = {
  mutationOptions: () => Pick<UseMutationOptions<unknown, unknown, Input>, 'mutationFn' | 'mutationKey'>
}
type Procedures<Ids> = { toggle?: Procedure<Ids & { status: EntityStatus }>; remove: Procedure<Ids> }

/** The bulk actions of one kind of entity: its procedures, and what they call the ids. */
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
