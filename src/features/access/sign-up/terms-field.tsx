import { type ComponentProps, useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { LegalText, type LegalKind } from '#src/features/access/legal-text.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

type Props = ComponentProps<'input'> & { error: string | undefined }

/** Agreeing to what can be read here first, without losing what was typed. */
export const TermsField = ({ error, ...input }: Props) => {
  const { t } = useTranslation('access')
  const [reading, setReading] = useState<LegalKind | null>(null)
  const id = useId()
  const opener = (kind: LegalKind) => <button type="button" className={classes.link} onClick={() => setReading(kind)} />
  return (
    <div>
      <div className={classes.terms}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-labelledby={`${id}-label`}
        />
        <span id={`${id}-label`}>
          <Trans t={t} i18nKey="signUp.terms" components={{ terms: opener('terms'), privacy: opener('privacy') }} />
        </span>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Dialog
        opened={reading !== null}
        onClose={() => setReading(null)}
        title={reading === null ? '' : t(`legal.${reading}.title`)}
        size="medium"
      >
        {reading !== null && <LegalText kind={reading} />}
      </Dialog>
    </div>
  )
}
