import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import type { BulkActions, Named } from '#src/shared/list/bulk/bulk-actions.ts'
import { showToast } from '#src/ui/toast.tsx'

type Row = Named & { status: EntityStatus }

/** Makes entities active or inactive at once; the toast offers undo. */
export const useToggleStatus = (toggle: BulkActions['toggle']) => {
  const { t } = useTranslation(['entities', 'errors'])
  const [isPending, setPending] = useState(false)
  const send = async (ids: string[], status: EntityStatus) => {
    setPending(true)
    try {
      await toggle?.(ids, status)
      return true
    } catch (error) {
      await showToast({ kind: 'error', title: t('errors:title'), message: errorText(error) })
      return false
    } finally {
      setPending(false)
    }
  }
  const change = async (rows: readonly Row[], status: EntityStatus, onChanged?: () => void) => {
    const changing = rows.filter((row) => row.status !== status)
    if (changing.length === 0 || !(await send(idsOf(changing), status))) return
    onChanged?.()
    const undo = { label: t('entities:undo'), run: () => void send(idsOf(changing), opposite(status)) }
    const title = t(`entities:toggled.${status}`, { count: changing.length, name: changing[0]?.name ?? '' })
    await showToast({ kind: 'success', title, message: '', action: undo })
  }
  return { isPending, change: (...asked: Parameters<typeof change>) => void change(...asked) }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
const opposite = (status: EntityStatus): EntityStatus => (status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE')
