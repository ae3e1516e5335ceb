import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { FormDraftLoader } from '#src/shared/entity/form-draft-loader.tsx'
import { enterOrganization } from '#src/shared/membership/enter-organization.ts'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { organizationDraft } from '#src/features/organizations/organization-form-values.ts'
import classes from '#src/features/organizations/onboarding/onboarding-screen.module.css'

type Props = { onCreated: () => void; onCancel: () => void }

/** An organization of one's own, with all that can be said of it; only its name has to be. */
export const CreateOrganization = ({ onCreated, onCancel }: Props) => {
  const { t } = useTranslation('access')
  const create = useMutation(api.organizations.create.mutationOptions())
  return (
    <section className={classes.section} aria-labelledby="create-organization">
      <h2 id="create-organization">{t('organization.create')}</h2>
      <p>{t('organization.createLead')}</p>
      <FormDraftLoader area="organizations" fields={organizationDraft}>
        {(formDraft) => (
          <OrganizationForm
            formDraft={formDraft}
            nameLabel={t('field.organizationName')}
            save={(fields) => create.mutateAsync({ id: formDraft.id, ...fields })}
            onSaved={() => void enterOrganization(formDraft.id).then(onCreated)}
            onCancel={onCancel}
          />
        )}
      </FormDraftLoader>
    </section>
  )
}
