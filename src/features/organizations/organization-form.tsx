import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { waitForImageUpload, ImageField } from '#src/shared/form/fields/image-field.tsx'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { CountryField } from '#src/shared/form/fields/choice-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import type { OrganizationDetail } from '#src/contract/organizations.ts'
import {
  type OrganizationFields,
  type OrganizationValues,
  organizationForm,
  readCurrent,
  valuesOf,
} from '#src/features/organizations/organization-form-values.ts'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import classes from '#src/shared/form/entity-form.module.css'

export const OrganizationForm = ({
  entity,
  save,
  nameLabel,
  ...props
}: EntityFormProps<OrganizationDetail, OrganizationFields, OrganizationValues> & { nameLabel?: string }) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(organizationForm), defaultValues: valuesOf(entity) })
  const { fileKey } = props.formDraft
  const names = useFieldLabels()
  const title = t(entity === undefined ? 'organization.create' : 'save')
  return (
    <EntityForm
      {...props}
      save={async (fields, revision) =>
        save({ ...fields, imageFileId: await waitForImageUpload(form, fileKey) }, revision)
      }
      onDiscard={() => void discardPickedImage(fileKey)}
      form={form}
      names={names}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <ImageField label={names.imageFileId} title={entity?.name ?? ''} fileKey={fileKey} saved={entity} />
      <div className={classes.wide}>
        <TextField name="name" label={nameLabel ?? names.name} required autoComplete="organization" />
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
    </EntityForm>
  )
}
