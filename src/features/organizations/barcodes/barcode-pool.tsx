import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { BarcodePool as Pool, UsedBarcode } from '#src/contract/barcodes.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import { BARCODES_FEW } from '#src/domain/limits.ts'
import { barcodeDraftOf, BarcodeImportDialog } from '#src/features/organizations/barcodes/barcode-import-dialog.tsx'
import { formatDay } from '#src/i18n/format.ts'
import { ConfirmActionDialog } from '#src/shared/page/confirm-action-dialog.tsx'
import { DetailSkeleton } from '#src/shared/page/detail-skeleton.tsx'
import { QueryError } from '#src/shared/page/query-error.tsx'
import { barcodePoolQuery } from '#src/shared/release/barcode-pool-query.ts'
import { IconPlus } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/organizations/barcodes/barcodes.module.css'

const SHOWN = 10

/** How many are left, and which one is next. */
const PoolState = ({ pool: { total, left, next } }: { pool: Pool }) => {
  const { t } = useTranslation('barcodes')
  if (total === 0) return <p className={classes.lead}>{t('empty')}</p>
  return (
    <div className={classes.state}>
      <p className={classes.left}>
        <b>{t('left', { left, total })}</b>
        {next !== null && <span className={classes.code}>{t('next', { barcode: formatBarcode(next) })}</span>}
      </p>
      {left <= BARCODES_FEW && (
        <p className={classes.few}>{left === 0 ? t('nothingLeft') : t('few', { count: left })}</p>
      )}
      <p className={classes.lead}>{t('lead')}</p>
    </div>
  )
}

const UsedRow = ({ used: { barcode, usedAt, release } }: { used: UsedBarcode }) => {
  const { t, i18n } = useTranslation('barcodes')
  return (
    <li className={classes.row}>
      <span className={classes.code}>{formatBarcode(barcode)}</span>
      {release.isDeleted ? (
        <span className={classes.release}>{t('used.deleted', { title: release.name })}</span>
      ) : (
        <Link className={classes.release} to="/releases/$releaseId" params={{ releaseId: release.id }}>
          {release.name}
        </Link>
      )}
      <time dateTime={usedAt}>{formatDay(usedAt, i18n.language)}</time>
    </li>
  )
}

/** The codes that releases were given, the latest first. */
const UsedBarcodes = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('barcodes')
  const { data } = useQuery(api.barcodes.used.queryOptions({ organizationId }, { meta: { offline: true } }))
  const [shown, setShown] = useState(SHOWN)
  if (data === undefined) return null
  if (data.length === 0) return <p className={classes.lead}>{t('used.none')}</p>
  const more = Math.min(SHOWN, data.length - shown)
  return (
    <>
      <h3 className={classes.heading}>{t('used.title')}</h3>
      <ul className={classes.list} aria-label={t('used.title')}>
        {data.slice(0, shown).map((used) => (
          <UsedRow key={used.id} used={used} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          {t('used.more', { count: more })}
        </Button>
      )}
    </>
  )
}

/** Takes back what no release was given, after a question. */
const RemoveUnused = ({ organizationId, left }: { organizationId: string; left: number }) => {
  const { t } = useTranslation('barcodes')
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(api.barcodes.removeUnused.mutationOptions())
  const run = async () => {
    const { removed } = await remove.mutateAsync({ organizationId })
    void showToast({ kind: 'success', title: t('remove.done', { count: removed }), message: '' })
  }
  return (
    <>
      <button type="button" data-text-button onClick={() => setAsking(true)}>
        {t('remove.action')}
      </button>
      {isAsking && (
        <ConfirmActionDialog
          title={t('remove.title')}
          action={t('remove.confirm')}
          run={run}
          onClose={() => setAsking(false)}
        >
          <p>{t('remove.lead', { count: left })}</p>
        </ConfirmActionDialog>
      )}
    </>
  )
}

/** The barcodes of an organization: how many are left, which were used, and the import of more. */
export const BarcodePool = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('barcodes')
  const pool = useQuery(barcodePoolQuery(organizationId))
  const draft = useMemo(() => barcodeDraftOf(organizationId), [organizationId])
  const [isOpen, setOpen] = useState(false)
  if (pool.data === undefined) return pool.error === null ? <DetailSkeleton /> : <QueryError query={pool} />
  return (
    <div className={classes.pool}>
      <PoolState pool={pool.data} />
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {pool.data.left > 0 && <RemoveUnused organizationId={organizationId} left={pool.data.left} />}
      {pool.data.total > 0 && <UsedBarcodes organizationId={organizationId} />}
      {isOpen && <BarcodeImportDialog organizationId={organizationId} draft={draft} onClose={() => setOpen(false)} />}
    </div>
  )
}
