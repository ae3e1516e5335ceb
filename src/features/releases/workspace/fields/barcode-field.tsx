import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { BarcodePool } from '#src/contract/barcodes.ts'
import { generateBarcode, isValidBarcode, normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import { BARCODES_FEW } from '#src/domain/limits.ts'
import { poolQueryOf } from '#src/features/releases/workspace/check-context.ts'
import { ReleaseTextField } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { setRevisions } from '#src/features/releases/workspace/save-release.ts'
import { storedRefusal } from '#src/shared/release/refusal-text.ts'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

const CHANGED = { shouldDirty: true, shouldTouch: true }

/** As it is printed; what is no barcode stays as it was typed. */
const formatTyped = (text: string) => (isValidBarcode(text) ? formatBarcode(normalizeBarcode(text)) : text)

/** What happens when the field is left empty. */
const usePoolHint = () => {
  const { t } = useTranslation('releases')
  const online = useOnline()
  return ({ left }: BarcodePool): string => {
    if (!online) return t('hint.barcodeOffline')
    if (left === 0) return t('hint.barcodesUsedUp')
    return left <= BARCODES_FEW ? t('hint.barcodesFew', { count: left }) : t('hint.barcodesLeft', { count: left })
  }
}

/** Gives the saved release the next barcode of its organization. */
const useAssignBarcode = () => {
  const form = useFormContext<ReleaseForm>()
  const { releaseId, saveFirst } = useWorkspace()
  return useMutation({
    mutationKey: api.releases.assignBarcode.mutationKey(),
    mutationFn: async () => {
      await saveFirst()
      return client.releases.assignBarcode.mutate({ releaseId })
    },
    onSuccess: (detail) => {
      // The editor takes it over from here, unless more was typed meanwhile.
      queryClient.setQueryData(releaseQuery(releaseId).queryKey, detail)
      setRevisions(form, detail)
      const assigned = formatBarcode(detail.barcode ?? '')
      if (form.getValues('barcode') !== assigned) form.setValue('barcode', assigned, CHANGED)
      form.setFocus('barcode')
    },
    onError: (error) => form.setError('barcode', { message: storedRefusal(error) }),
  })
}

/** The next barcode of the organization at a touch; a test code where it has none. A store knows a release by its code. */
export const BarcodeField = () => {
  const { t } = useTranslation('releases')
  const { control, setValue } = useFormContext<ReleaseForm>()
  const { releaseId, detail } = useWorkspace()
  const pool = useQuery(poolQueryOf(releaseId)).data
  const poolHint = usePoolHint()
  const online = useOnline()
  const assign = useAssignBarcode()
  const barcode = useWatch({ control, name: 'barcode' })
  const isFrozen = detail?.published === true
  const hasPool = pool !== undefined && pool.total > 0
  const generate = () => {
    setValue('barcode', formatBarcode(generateBarcode(Math.random)), CHANGED)
  }
  const hint = () => {
    if (isFrozen) return t('hint.frozen')
    return hasPool ? poolHint(pool) : t('hint.barcode')
  }
  return (
    <div className={`${classes.row} ${classes.wide}`}>
      <ReleaseTextField
        name="barcode"
        label={t('field.barcode')}
        hint={hint()}
        format={formatTyped}
        inputMode="numeric"
        autoComplete="off"
        required={!hasPool}
        disabled={isFrozen}
      />
      {hasPool ? (
        <Button
          variant="default"
          loading={assign.isPending}
          disabled={isFrozen || !online || barcode !== ''}
          onClick={() => assign.mutate()}
        >
          {t('assignBarcode')}
        </Button>
      ) : (
        <Button variant="default" onClick={generate} disabled={isFrozen}>
          {t('generateBarcode')}
        </Button>
      )}
    </div>
  )
}
