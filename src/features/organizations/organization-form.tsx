import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { arrivedImage } from '#src/catalogue/entity/arrived-image.ts'
import { EntityForm, type FormOf } from '#src/catalogue/entity/entity-form.tsx'
import { CountryField } from '#src/catalogue/entity/fields/country-field.tsx'
import { ImageField } from '#src/catalogue/entity/fields/image-field.tsx'
import { TextField } from '#src/catalogue/entity/fields/text-field.tsx'
import { dropCover } from '#src/catalogue/uploads/picked-covers.ts'
import type { OrganizationDetail } from '#src/contract/organizations.ts'
import {
  type OrganizationFields,
  type OrganizationValues,
  organizationForm,
  readCurrent,
  valuesOf,
} from '#src/features/organizations/organization-values.ts'
import { useFieldNames } from '#src/catalogue/entity/use-field-names.ts'
import classes from '#src/catalogue/entity/entity-form.module.css'

/** All that can be said of an organization. */
export const OrganizationForm = ({
  entity,
  save,
  nameLabel,
  ...props
}: FormOf<OrganizationDetail, OrganizationFields, OrganizationValues> & { nameLabel?: string }) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(organizationForm), defaultValues: valuesOf(entity) })
  const { fileKey } = props.kept
  const names = useFieldNames()
  const title = t(entity === undefined ? 'organization.create' : 'save')
  return (
    <EntityForm
      {...props}
      save={async (fields, revision) => save({ ...fields, imageFileId: await arrivedImage(form, fileKey) }, revision)}
      onForget={() => void dropCover(fileKey)}
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
