import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OrganizationDetail } from '#src/contract/organizations.ts'
import {
  type OrganizationFields,
  type OrganizationValues,
  organizationForm,
  readCurrent,
  valuesOf,
} from '#src/features/organizations/organization-form-values.ts'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { CountryField } from '#src/shared/form/fields/choice-field.tsx'
import { waitForImageUpload, ImageField } from '#src/shared/form/fields/image-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { FormDraft } from '#src/shared/form/form-draft.ts'
import { zodOptions } from '#src/shared/form/zod-options.ts'
import { discardPickedImage, pickedFile } from '#src/shared/upload/picked-images.ts'
import { IconPlus } from '#src/ui/icons.ts'
import ownClasses from '#src/features/organizations/organization-form.module.css'
import classes from '#src/shared/form/entity-form.module.css'

type DetailsProps = {
  entity: OrganizationDetail | undefined
  fileKey: string
  /** The button that opened them is gone: the focus goes to their start. */
  takesFocus: boolean
}

const focus = (element: HTMLElement | null) => element?.focus()

/** All but the name: none of it is required. */
const OrganizationDetails = ({ entity, fileKey, takesFocus }: DetailsProps) => {
  const { t } = useTranslation('entities')
  const names = useFieldLabels()
  return (
    <>
      <div ref={takesFocus ? focus : undefined} tabIndex={takesFocus ? -1 : undefined} className={classes.wide}>
        <ImageField
          label={names.imageFileId}
          title={entity?.name ?? ''}
          kind="organization"
          fileKey={fileKey}
          saved={entity}
        />
      </div>
      <fieldset className={classes.group}>
        <legend>{t('organization.address')}</legend>
        <div className={classes.wide}>
          <TextField name="address" label={names.address} />
        </div>
        <TextField name="postalCode" label={names.postalCode} />
        <TextField name="city" label={names.city} />
        <TextField name="province" label={names.province} />
        <CountryField name="country" />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('organization.contact')}</legend>
        <TextField name="website" label={names.website} type="url" inputMode="url" />
        <TextField name="email" label={names.email} type="email" />
        <TextField name="phone" label={names.phone} type="tel" />
        <TextField name="fax" label={names.fax} type="tel" />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('organization.legal')}</legend>
        <TextField name="vatNumber" label={names.vatNumber} />
        <TextField name="taxCode" label={names.taxCode} />
        <TextField name="legalRepresentative" label={names.legalRepresentative} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('organization.bank')}</legend>
        <TextField name="bankName" label={names.bankName} />
        <TextField name="iban" label={names.iban} />
        <TextField name="swiftCode" label={names.swiftCode} />
      </fieldset>
    </>
  )
}

/** Whether the draft to restore has more than a name, be it a field that has to be typed again. */
const hasDetails = ({ opened, fileKey }: FormDraft<OrganizationValues>) => {
  const { values = {}, leftOut = [] } = opened?.values ?? {}
  return (
    leftOut.length > 0 || Object.keys(values).some((field) => field !== 'name') || pickedFile(fileKey) !== undefined
  )
}

type Props = EntityFormProps<OrganizationDetail, OrganizationFields, OrganizationValues> & {
  nameLabel?: string
  cancelLabel?: string | undefined
  isSecondary?: boolean | undefined
}

/** A new organization asks for its name; the details open on demand, or with a draft that has some. */
export const OrganizationForm = ({ entity, save, nameLabel, ...props }: Props) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(organizationForm, zodOptions), defaultValues: valuesOf(entity) })
  const { fileKey } = props.formDraft
  const names = useFieldLabels()
  const title = t(entity === undefined ? 'organization.create' : 'save')
  const [isDetailed] = useState(() => entity !== undefined || hasDetails(props.formDraft))
  const [isOpened, setOpened] = useState(false)
  return (
    <EntityForm
      {...props}
      save={save}
      waitForPicture={(signal) => waitForImageUpload(fileKey, signal)}
      onDiscard={() => void discardPickedImage(fileKey)}
      form={form}
      names={names}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <div className={classes.wide}>
        <TextField name="name" label={nameLabel ?? names.name} required autoComplete="organization" />
      </div>
      {isDetailed || isOpened ? (
        <OrganizationDetails entity={entity} fileKey={fileKey} takesFocus={isOpened} />
      ) : (
        <div className={`${classes.wide} ${ownClasses.details}`}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-describedby="organization-details-hint"
            onClick={() => setOpened(true)}
          >
            {t('organization.addDetails')}
          </Button>
          <p id="organization-details-hint">{t('organization.addDetailsHint')}</p>
        </div>
      )}
    </EntityForm>
  )
}
